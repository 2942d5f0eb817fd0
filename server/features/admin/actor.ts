import type { AuditEntry } from '#server/platform/audit-store.ts'
import type { Session } from '#server/platform/http/route.ts'

/** Which admin makes a change, and from where; `session` must still be valid when the change is made. */
export interface Actor extends Pick<AuditEntry, 'actorId' | 'address' | 'requestId'> {
  session: Session
}

/** Who makes a call. */
export const actorOf = ({
  session,
  address,
  requestId,
}: {
  session: Session
  address: string
  requestId: string
}): Actor => ({ session, actorId: session.userId, address, requestId })
