import { testClockRequestSchema, testClockSchema } from '#contracts/plan-life.ts'
import type { Clock } from '#server/platform/clock.ts'
import { allowSlowStatements } from '#server/platform/db/deadline.ts'
import { route } from '#server/platform/http/route.ts'
import { toIsoString } from '#server/platform/iso-time.ts'

/** The call that moves the clock, where a test clock is set up: one after the other. It may take longer than any other request. */
export function testClockRoutes({ clock, walk }: { clock: Clock; walk: (to: number) => Promise<number> }) {
  let last: Promise<unknown> = Promise.resolve()
  return [
    route({
      method: 'POST',
      path: '/api/test/clock',
      summary: 'Moves the clock of a test server, and runs what is due on the way',
      policy: 'public',
      language: 'en',
      callsPerMinute: 600,
      body: testClockRequestSchema,
      responses: { 200: testClockSchema },
      async handle({ body: { advanceTo } }) {
        const walking = last.then(() => allowSlowStatements(() => walk(Date.parse(advanceTo))))
        last = walking.catch(() => undefined)
        const ran = await walking
        return { status: 200, body: { now: toIsoString(clock.now()), ran } }
      },
    }),
  ]
}
