import * as v from 'valibot'
import type { Database } from '#server/platform/db/database.ts'
import { route } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'

/** Whether the process accepts requests: false until the database is migrated, and again once it shuts down. */
export interface Readiness {
  isOpen: boolean
}

const responses = { 200: v.strictObject({ status: v.literal('ok') }) }
const ok = { status: 200, body: { status: 'ok' } }

/**
 * The routes for supervisors and load balancers. Liveness (`/api/health`): whether to restart the process. Readiness
 * (`/api/ready`): whether to send it requests, which depends on the database and not on how busy the process is.
 */
export const healthRoutes = ({
  database,
  readiness,
}: {
  database: Pick<Database, 'checkHealth'>
  readiness: Readiness
}) => [
  route({
    method: 'GET',
    path: '/api/health',
    summary: 'Reports that the process runs; checks nothing else',
    policy: 'public',
    language: 'en',
    callsPerMinute: 6000,
    responses,
    handle: () => ok,
  }),
  route({
    method: 'GET',
    path: '/api/ready',
    summary: 'Reports whether requests can be served now',
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
