import type { Audited, AuditStore } from '#server/platform/audit-store.ts'
import type { SessionTransactions } from './sessions.ts'

/** Makes changes in the name of signed-in admins, each with its entry of the audit log. */
export const createAudited =
  ({ sessions, audit }: { sessions: SessionTransactions; audit: AuditStore }): Audited =>
  (actor, work, options) =>
    sessions.transaction(
      actor.session,
      async (transaction) => {
        const { result, change } = await work(transaction)
        const { session, address, requestId } = actor
        if (change) await audit.write(transaction, { actorId: session.userId, ...change, address, requestId })
        return result
      },
      options,
    )
