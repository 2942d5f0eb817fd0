import type { Clock } from './clock.ts'
import { createTable, integer, varchar } from './db/columns.ts'
import type { DbTransaction, Queries, TransactionOptions } from './db/database.ts'
import type { Session } from './http/route.ts'
import type { Ids } from './ids.ts'

const entries = createTable('audit_log', {
  id: varchar('id'),
  at: integer('at'),
  actorId: varchar('actor_id'),
  action: varchar('action'),
  targetId: varchar('target_id'),
  before: varchar('before_value'),
  after: varchar('after_value'),
  address: varchar('address'),
  requestId: varchar('request_id'),
})

/** An admin's change or a refused call: who, what, before and after, and from where. */
export interface AuditEntry {
  /** A user's id, or `nobody` for an anonymous caller. */
  actorId: string
  /** What was done, such as `user.lock`. */
  action: string
  targetId: string
  before: unknown
  after: unknown
  address: string
  requestId: string
}

/** The admin who makes a change, and the request's origin; the `Call` of a route is one. */
export interface Actor {
  /** The session, which must still be valid when the change is made. */
  session: Session
  address: string
  requestId: string
}

/** The part of an audit entry that describes a change. */
export type Change = Pick<AuditEntry, 'action' | 'targetId' | 'before' | 'after'>

/**
 * Makes a change on behalf of an actor; every audited change of a service goes through this. `work` runs in a transaction of the actor's
 * session, and the change that it returns is written to the audit log in the same transaction; null if nothing was changed.
 */
export type Audited = <Result>(
  actor: Actor,
  work: (tx: DbTransaction) => Promise<{ result: Result; change: Change | null }>,
  options?: TransactionOptions,
) => Promise<Result>

/** The audit log. Entries are written in the transaction of the change, and never changed afterwards. */
export interface AuditStore {
  write(queries: Queries, entry: AuditEntry): Promise<void>
}

export function createAuditStore({ clock, ids }: { clock: Clock; ids: Ids }): AuditStore {
  return {
    async write(queries, { actorId, action, targetId, before, after, address, requestId }) {
      const values = { before: JSON.stringify(before), after: JSON.stringify(after) }
      const entry = { actorId, action, targetId, ...values, address, requestId }
      await entries.insert(queries, { id: ids.next(), at: clock.now(), ...entry })
    },
  }
}
