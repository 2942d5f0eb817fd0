import type { Audited, AuditStore } from '#server/platform/audit-store.ts'
import type { SessionTransactions } from './sessions.ts'

/** Makes changes on behalf of signed-in admins, and writes an audit log entry for each one. */
export const createAudited =
  ({ sessions, audit }: { sessions: SessionTransactions; audit: AuditStore }): Audited =>
  (actor, work, options) =>
    sessions.transaction(
      actor.session,
      async (tx) => {
        const { result, change } = await work(tx)
        const { session, address, requestId } = actor
        if (change) await audit.write(tx, { actorId: session.userId, ...change, address, requestId })
        return result
      },
      options,
    )
