import type { AuditStore } from './audit-store.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Denial } from './http/api.ts'
import type { Log } from './log.ts'
import { networkOf } from './networks.ts'
import { Refusal } from './problems.ts'
import { createRateLimit } from './rate-limit.ts'

/** Number of refused calls logged per minute for one address, so that a flood of them cannot fill the disk. */
const PER_MINUTE = 60

interface AuditDenialsDeps {
  database: Database
  audit: AuditStore
  clock: Clock
  log: Log
}

/** Writes refused calls to the audit log in the background: the response does not wait for it. */
export function createDenialAudit({ database, audit, clock, log }: AuditDenialsDeps) {
  const limit = createRateLimit({ clock, max: PER_MINUTE, window: 60_000 })
  return ({ userId, route, code, address, requestId }: Denial): void => {
    const network = networkOf(address)
    try {
      limit.check(network)
    } catch (error) {
      if (error instanceof Refusal) return
      throw error
    }
    limit.count(network)
    audit
      .write(database.queries, {
        actorId: userId ?? 'nobody',
        action: 'refused',
        targetId: route,
        before: null,
        after: { code },
        address,
        requestId,
      })
      .catch((error) => log.warn({ err: error, requestId }, 'a refused call could not be audited'))
  }
}
