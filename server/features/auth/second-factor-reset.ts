import type { AdminUser } from '#contracts/admin.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import { toAdminUser, type UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import { resetRefusals } from './refusals.ts'
import type { SecondFactors } from './second-factors.ts'
import type { Sessions } from './sessions.ts'

/**
 * Removes the second factor of a user who has lost it, app and passkeys, and ends the user's sessions, so that an intruder's end, too; the user gets a mail. Throws a 404 for an
 * unknown user, a 409 for one without a second factor, and for the actor, who has to prove their own one to turn it off.
 */
export type SecondFactorResetting = (actor: Actor, userId: string, reason: string) => Promise<AdminUser>

interface SecondFactorResetDeps {
  audited: Audited
  users: Pick<UsersStore, 'byId' | 'lockIfActive'>
  sessions: Pick<Sessions, 'endAllOf'>
  factors: Pick<SecondFactors, 'hasAny' | 'removeAllOf'>
  history: Pick<AccountHistory, 'note'>
  mail: Mail
  clock: Clock
  ids: Ids
}

export function createSecondFactorReset(deps: SecondFactorResetDeps): SecondFactorResetting {
  const { audited, users, sessions, factors, history, mail, clock, ids } = deps
  return (actor, userId, reason) =>
    audited(
      actor,
      async (tx) => {
        if (userId === actor.session.userId) throw new Refusal(resetRefusals.own_second_factor)
        // A sign-in with the old factor ends before this, and its session with it.
        await users.lockIfActive(tx, userId)
        const user = await users.byId(tx, userId)
        if (!user) throw new Refusal('not_found')
        if (!(await factors.hasAny(tx, userId))) throw new Refusal(resetRefusals.no_second_factor)
        await factors.removeAllOf(tx, userId)
        const sessionsEnded = await sessions.endAllOf(tx, userId, null)
        await history.note(tx, actor, { userId, kind: 'second_factor_reset', reason })
        const mailed = { kind: 'two-factor-off', to: recipientOf(user), subject: userId, period: ids.next() } as const
        await mail.enqueue(tx, { ...mailed, facts: { at: clock.now() } })
        const after = { reason, sessionsEnded }
        return {
          result: toAdminUser(user),
          change: { action: 'second_factor.reset', targetId: userId, before: null, after },
        }
      },
      { wallet: userId },
    )
}
