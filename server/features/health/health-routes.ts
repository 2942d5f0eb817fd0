import * as v from 'valibot'
import type { Database } from '#server/platform/db/database.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'

/** Whether the process takes calls: false until it is migrated, and again once it shuts down. */
export interface Readiness {
  isOpen: boolean
}

const responses = { 200: v.strictObject({ status: v.literal('ok') }) }
const ok = { status: 200, body: { status: 'ok' } }

/**
 * What supervisors and balancers ask. Liveness (`/api/health`): whether to restart the process. Readiness (`/api/ready`):
 * whether to send it calls, which depends on the database and not on how busy the process is.
 */
export const healthRoutes = ({
  database,
  readiness,
}: {
  database: Pick<Database, 'checkHealth'>
  readiness: Readiness
}): Route[] => [
  route({
    method: 'GET',
    path: '/api/health',
    summary: 'Says that the process runs; looks at nothing else',
    policy: 'public',
    language: 'en',
    callsPerMinute: 6000,
    responses,
    handle: () => ok,
  }),
  route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Says whether calls can be served now',
    policy: 'public',
    language: 'en',
    callsPerMinute: 6000,
    responses,
    refusals: ['not_ready'],
    async handle() {
      if (!readiness.isOpen) throw new Refusal('not_ready', { retryAfter: 1 })
      try {
        await database.checkHealth()
      } catch (cause) {
        throw new Refusal('not_ready', { retryAfter: 1, cause })
      }
      return ok
    },
  }),
]
