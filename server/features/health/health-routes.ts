import * as v from 'valibot'
import type { Database } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Timers } from '#server/platform/timers.ts'

/** How long the database may take to answer, in milliseconds. */
const READY_WITHIN = 300

/** Whether the process takes calls: false until it is migrated, and again once it shuts down. */
export interface Readiness {
  isOpen: boolean
}

const answers = { 200: v.strictObject({ status: v.literal('ok') }) }
const ok = { status: 200, body: { status: 'ok' } }

export const healthRoutes = ({
  database,
  timers,
  readiness,
}: {
  database: Database
  timers: Timers
  readiness: Readiness
}): Route[] => [
  route({
    method: 'GET',
    path: '/api/health',
    summary: 'Says that the process runs; looks at nothing else',
    policy: 'public',
    language: 'en',
    callsPerMinute: 6000,
    answers,
    handle: () => ok,
  }),
  route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Says whether calls can be served now',
    policy: 'public',
    language: 'en',
    callsPerMinute: 6000,
    answers,
    refusals: ['not_ready'],
    async handle() {
      if (!readiness.isOpen) throw new Refusal('not_ready', { retryAfter: 1 })
      try {
        await timers.within(READY_WITHIN, 'The database does not answer in time', database.ping())
      } catch (cause) {
        throw new Refusal('not_ready', { retryAfter: 1, cause })
      }
      return ok
    },
  }),
]
