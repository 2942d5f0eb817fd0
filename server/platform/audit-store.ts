import type { Clock } from './clock.ts'
import type { Queries } from './db/database.ts'
import type { Ids } from './ids.ts'

/** Something that an admin changed, or that was refused: who, what, before and after, and from where. */
export interface AuditEntry {
  /** A user's id, or `nobody`. */
  actorId: string
  /** What was done, such as `user.lock`. */
  action: string
  targetId: string
  before: unknown
  after: unknown
  address: string
  requestId: string
}

/** The audit log: written in the transaction of the change itself, never changed afterwards. */
export interface AuditStore {
  write(queries: Queries, entry: AuditEntry): Promise<void>
}

export function createAuditStore({ clock, ids }: { clock: Clock; ids: Ids }): AuditStore {
  return {
    async write(queries, { actorId, action, targetId, before, after, address, requestId }) {
      await queries('audit_log').insert({
        id: ids.next(),
        at: clock.now(),
        actor_id: actorId,
        action,
        target_id: targetId,
        before_value: JSON.stringify(before),
        after_value: JSON.stringify(after),
        address,
        request_id: requestId,
      })
    },
  }
}
