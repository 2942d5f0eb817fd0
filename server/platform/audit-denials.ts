import type { AuditStore } from './audit-store.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Denial } from './http/api.ts'
import { createLimit } from './limits.ts'
import type { Log } from './log.ts'
import { networkOf } from './networks.ts'
import { Refusal } from './problems.ts'

/** How many refused calls of one address are written down in a minute: a flood of them must not fill the disk. */
const PER_MINUTE = 60

interface AuditDenialsDeps {
  database: Database
  audit: AuditStore
  clock: Clock
  log: Log
}

/** Writes refused calls into the audit log, beside the answer: the caller does not wait for it. */
export function createDenialAudit({ database, audit, clock, log }: AuditDenialsDeps) {
  const limit = createLimit({ clock, max: PER_MINUTE, window: 60_000 })
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
      .catch((error) => log.warn({ err: error, requestId }, 'a refused call could not be written down'))
  }
}
