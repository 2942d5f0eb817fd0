import type { AuditEntry } from '#server/platform/audit-store.ts'
import type { Session } from '#server/platform/http/route.ts'

/** Which admin acts, and from where. */
export type Actor = Pick<AuditEntry, 'actorId' | 'address' | 'requestId'>

/** Who makes a call, for the audit log. */
export const actorOf = ({
  session,
  address,
  requestId,
}: {
  session: Session
  address: string
  requestId: string
}): Actor => ({ actorId: session.userId, address, requestId })
