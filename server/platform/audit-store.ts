import type { Clock } from './clock.ts'
import { createTable, integer, text } from './db/columns.ts'
import type { DbTransaction, Queries, TransactionOptions } from './db/database.ts'
import type { Session } from './http/route.ts'
import type { Ids } from './ids.ts'

const entries = createTable('audit_log', {
  id: text('id'),
  at: integer('at'),
  actorId: text('actor_id'),
  action: text('action'),
  targetId: text('target_id'),
  before: text('before_value'),
  after: text('after_value'),
  address: text('address'),
  requestId: text('request_id'),
})

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

/** Who makes a change, and from where: the call of a signed-in admin is one. */
export interface Actor {
  /** The session that must still stand when the change is made. */
  session: Session
  address: string
  requestId: string
}

/** What an actor changed. */
export type Change = Pick<AuditEntry, 'action' | 'targetId' | 'before' | 'after'>

/**
 * Makes a change in an actor's name: the one way in which services do so. `work` runs in a transaction of the actor's session, and what it
 * says it changed is written into the audit log by that transaction; null where nothing was to change.
 */
export type Audited = <Result>(
  actor: Actor,
  work: (transaction: DbTransaction) => Promise<{ result: Result; change: Change | null }>,
  options?: TransactionOptions,
) => Promise<Result>

/** The audit log: written in the transaction of the change itself, never changed afterwards. */
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
