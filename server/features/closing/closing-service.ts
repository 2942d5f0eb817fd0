import type { AccountClosing, ClosingObstacles } from '#contracts/account.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { keptUntil } from '#contracts/rules/retention.ts'
import type { OwnPassword, Prover } from '#server/features/auth/own-password.ts'
import type { Passwords } from '#server/features/auth/passwords.ts'
import { proofRefusals } from '#server/features/auth/refusals.ts'
import type { SecondFactors } from '#server/features/auth/second-factors.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import { normaliseEmail, type UsersStore } from '#server/features/users/users-store.ts'
import type { Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { invalidField, Refusal, type RefusalKind } from '#server/platform/problems.ts'
import type { ClosingStore } from './closing-store.ts'
import { refusals } from './refusals.ts'

/** What customers do to leave. */
export interface AccountClosingService {
  /** What a customer has to end before. */
  obstacles(userId: string): Promise<ClosingObstacles>
  /**
   * Closes the account for good: deletes what is only about the customer, ends every session, and frees the email. What the books need is kept as long as the
   * law wants. Throws a 403 for a wrong password or without a recent second factor, a 422 unless `confirm` is the email of the account, and a 409 as long
   * as there is a machine, money, or something under way.
   */
  close(prover: Prover, request: AccountClosing): Promise<void>
}

interface AccountClosingDeps {
  database: Pick<Database, 'queries'>
  users: Pick<UsersStore, 'byId' | 'lockIfActive' | 'close'>
  store: ClosingStore
  passwords: Pick<Passwords, 'unusableHash'>
  ownPassword: OwnPassword
  factors: Pick<SecondFactors, 'requireRecent' | 'removeAllOf'>
  audited: Audited
  mail: Mail
  clock: Clock
}

/** The refusal for the first thing that stands in the way; null if nothing does. */
function refusalFor({ machines, waitingOrders, deposits, withdrawals, balance }: ClosingObstacles): RefusalKind | null {
  if (machines > 0) return refusals.machines_left
  if (waitingOrders > 0) return refusals.orders_waiting
  if (deposits > 0) return refusals.deposits_pending
  if (withdrawals > 0) return refusals.withdrawals_open
  return balance === '0' ? null : refusals.wallet_not_empty
}

export function createAccountClosing(deps: AccountClosingDeps): AccountClosingService {
  const { database, users, store, passwords, ownPassword, factors, audited, mail, clock } = deps
  const refuseUnlessFree = async (queries: Queries, userId: string) => {
    const refusal = refusalFor(await store.obstaclesOf(queries, userId))
    if (refusal) throw new Refusal(refusal)
  }

  return {
    obstacles: (userId) => store.obstaclesOf(database.queries, userId),

    async close(prover, { password, confirm }) {
      const { userId } = prover.session
      await factors.requireRecent(prover.session)
      const proven = await ownPassword.prove(prover, password)
      if (proven.role !== 'customer') throw new Refusal(refusals.admin_account)
      if (normaliseEmail(confirm) !== normaliseEmail(proven.email))
        throw invalidField('confirm', {
          vi: 'Vui lòng nhập đúng email của tài khoản này',
          en: 'Enter the email of this account',
          zh: '请输入此账号的邮箱',
        })
      await audited(
        prover,
        async (tx) => {
          // Each order, deposit and withdrawal holds this row until it ends: what began before is seen below, and what begins later finds no session.
          if (!(await users.lockIfActive(tx, userId))) throw new Refusal('session_locked')
          await refuseUnlessFree(tx, userId)
          // Money that a provider reports holds no session, only the wallet.
          if (!(await store.closeWallet(tx, userId))) throw new RetryTransaction()
          const user = await users.byId(tx, userId)
          // It changed while it was checked.
          if (user?.passwordHash !== proven.passwordHash) throw new Refusal(proofRefusals.wrong_password)

          const at = clock.now()
          const kept = (await store.isInBooks(tx, userId)) ? keptUntil(at) : null
          const name = kept === null ? null : fullName(user) || null
          await store.insert(tx, { userId, closedAt: at, name, keptUntil: kept })
          if (kept === null) await store.removeInvoiceDetails(tx, userId)
          await factors.removeAllOf(tx, userId)
          await store.removePersonal(tx, userId)
          await users.close(tx, user, passwords.unusableHash())
          const mailed = { kind: 'account-closed', to: recipientOf(user), subject: userId, period: '' } as const
          await mail.enqueue(tx, { ...mailed, facts: { at } })
          const after = { keptUntil: kept === null ? null : new Date(kept).toISOString() }
          return { result: undefined, change: { action: 'account.close', targetId: userId, before: null, after } }
        },
        { wallet: userId },
      )
    },
  }
}
