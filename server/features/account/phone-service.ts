import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { UserRecord, UsersStore } from '#server/features/users/users-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Session } from '#server/platform/http/route.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { PhonesStore } from './phones-store.ts'
import { refusals } from './refusals.ts'

/** How long a code can be entered after it was sent. */
const CODE_LIFETIME_MS = 15 * 60_000

/**
 * Verifies the phone numbers of customers. No channel sends codes yet, so any code is right, as in the product spec (section 4); what is
 * verified is kept, and each number is verified for one customer at most.
 */
export interface PhoneService {
  start(session: Session, phone: string): Promise<void>
  /** Returns the customer. Throws a 409 for a code that was sent too long ago, and for a number of another customer. */
  confirm(session: Session): Promise<UserRecord>
}

interface PhoneDeps {
  clock: Clock
  sessions: SessionTransactions
  users: Pick<UsersStore, 'byId' | 'setPhoneVerified'>
  phones: PhonesStore
}

export function createPhoneService({ clock, sessions, users, phones }: PhoneDeps): PhoneService {
  return {
    start: (session, phone) =>
      sessions.transaction(
        session,
        (tx) => phones.begin(tx, { userId: session.userId, phone, startedAt: clock.now() }),
        { repeatable: true, wallet: session.userId },
      ),

    confirm: (session) =>
      sessions.transaction(
        session,
        async (tx) => {
          const { userId } = session
          const user = await users.byId(tx, userId)
          if (!user) throw new Error(`There is no user ${userId}`)
          const check = await phones.checkOf(tx, userId)
          // A repeated request: the first one has ended the check.
          if (!check && user.isPhoneVerified) return user
          if (!check || clock.now() - check.startedAt > CODE_LIFETIME_MS) throw new Refusal(refusals.phone_code_expired)
          await phones.verify(tx, { phone: check.phone, userId, verifiedAt: clock.now() })
          await users.setPhoneVerified(tx, userId)
          return { ...user, isPhoneVerified: true }
        },
        // It waits for the row of the user, which payments lock as well.
        { repeatable: true, wallet: session.userId },
      ),
  }
}
