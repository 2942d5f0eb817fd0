import type { AdminUser } from '#contracts/admin.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import { toAdminUser, type UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { PhonesStore } from './phones-store.ts'
import { refusals } from './refusals.ts'

/**
 * Releases all phone numbers that a user has verified, so that other accounts can verify them, and the user others. Throws a 404 for an unknown user,
 * and a 409 for one without a verified number.
 */
export type PhoneReleasing = (actor: Actor, userId: string, reason: string) => Promise<AdminUser>

interface PhoneReleaseDeps {
  audited: Audited
  users: Pick<UsersStore, 'byId' | 'setPhoneVerified'>
  phones: Pick<PhonesStore, 'releaseAllOf'>
  history: Pick<AccountHistory, 'note'>
}

export function createPhoneRelease({ audited, users, phones, history }: PhoneReleaseDeps): PhoneReleasing {
  return (actor, userId, reason) =>
    audited(
      actor,
      async (tx) => {
        const user = await users.byId(tx, userId)
        if (!user) throw new Refusal('not_found')
        const released = await phones.releaseAllOf(tx, userId)
        if (released === 0 && !user.isPhoneVerified) throw new Refusal(refusals.no_verified_phone)
        await users.setPhoneVerified(tx, userId, false)
        await history.note(tx, actor, { userId, kind: 'phone_released', reason })
        // The log says how many, not which: it outlives the account.
        const values = { before: { numbers: released }, after: { numbers: 0, reason } }
        return {
          result: toAdminUser({ ...user, isPhoneVerified: false }),
          change: { action: 'phone.release', targetId: userId, ...values },
        }
      },
      { wallet: userId },
    )
}
