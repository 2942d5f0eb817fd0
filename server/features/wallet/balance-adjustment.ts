import type { AdminUser, UserBalanceRequest } from '#contracts/admin.ts'
import { dong } from '#contracts/fields/messages.ts'
import { balanceProblem } from '#contracts/rules/balance.ts'
import { BALANCE_MAX } from '#contracts/rules/limits.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import { toAdminUser, type UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { Ledger } from './ledger-store.ts'
import type { Reason } from './reasons.ts'
import { refusals } from './refusals.ts'
import type { TransactionsStore } from './transactions-store.ts'

/**
 * Sets a user's balance, or changes it by a difference, and books the change as an adjustment; an unchanged balance books
 * nothing. With a key, a repeated edit is made only once. Throws a 404 for an unknown user, a 409 `balance_moved` when the
 * balance is not the expected one, and a 422 when a difference would lead below zero or above the maximum.
 */
export type BalanceAdjustment = (
  actor: Actor,
  userId: string,
  request: UserBalanceRequest,
  key: string | undefined,
) => Promise<{ result: AdminUser; repeated: boolean }>

interface BalanceAdjustmentDeps {
  audited: Audited
  users: UsersStore
  transactions: TransactionsStore
  ledger: Ledger
  history: Pick<AccountHistory, 'note'>
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
}

/** A parsed edit: amounts in integer dong; an empty reason means none. */
interface Edit {
  userId: string
  balance: number | null
  difference: number | null
  expected: number | null
  reason: string
}

const amountOf = (text: string | undefined) => (text === undefined ? null : Number(text))

const editOf = (userId: string, request: UserBalanceRequest): Edit => ({
  userId,
  balance: amountOf(request.balance),
  difference: amountOf(request.difference),
  expected: amountOf(request.expectedBalance),
  reason: request.reason ?? '',
})

const outOfBounds = {
  belowZero: {
    vi: 'Số dư sau điều chỉnh không được nhỏ hơn 0',
    en: 'The balance after the adjustment cannot be below zero',
    zh: '调整后的余额不能小于 0',
  },
  aboveMaximum: {
    vi: `Số dư sau điều chỉnh không được lớn hơn ${dong(BALANCE_MAX, 'vi')}`,
    en: `The balance after the adjustment cannot be above ${dong(BALANCE_MAX, 'en')}`,
    zh: `调整后的余额不能超过 ${dong(BALANCE_MAX, 'zh')}`,
  },
}

/** The balance after an edit. Throws a 422 when it would be out of bounds. */
function balanceAfter({ balance, difference }: Edit, present: number): number {
  if (balance !== null) return balance
  const after = present + (difference ?? 0)
  const problem = balanceProblem(BigInt(after))
  if (problem) throw invalidField('difference', outOfBounds[problem])
  return after
}

/** Creates the only operation with which admins change balances. */
export function createBalanceAdjustment(deps: BalanceAdjustmentDeps): BalanceAdjustment {
  const { audited, users, transactions, ledger, history, idempotency, clock, ids } = deps

  /** Makes an edit and returns the change for the audit log. */
  async function adjust(
    tx: DbTransaction,
    edit: Edit,
    actor: Actor,
  ): Promise<{ user: AdminUser; change: Change | null }> {
    const { userId, reason } = edit
    const user = await users.byId(tx, userId)
    if (!user) throw new Refusal('not_found')
    if (edit.expected !== null && edit.expected !== user.balance)
      throw new Refusal(refusals.balance_moved, { balance: user.balance })
    const balance = balanceAfter(edit, user.balance)
    const difference = balance - user.balance
    if (difference === 0) return { user: toAdminUser(user), change: null }
    // Locks the balance that was checked above until the transaction ends.
    await ledger.lockIfUnchanged(tx, userId, user.balance)

    const id = ids.next()
    const now = clock.now()
    // The wallet's history does not name who made the edit; that of the account does.
    const why: Reason = { code: 'adjustment', facts: reason ? { reason } : {} }
    const { journalId } = await ledger.move(tx, {
      kind: 'adjustment',
      subjectId: id,
      actor: actor.session.userId,
      reason: why,
      userId,
      amount: difference,
      against: [{ account: 'adjustments', amount: -difference }],
    })
    await transactions.insert(tx, {
      id,
      userId,
      type: 'adjustment',
      amount: difference,
      fee: 0,
      status: 'completed',
      paymentMethod: null,
      reason: why,
      instanceId: null,
      journalId,
      createdAt: now,
      settledAt: now,
      cancelledAt: null,
    })
    await history.note(tx, actor, { userId, kind: 'balance_changed', amount: difference, reason })
    const before = { balance: String(user.balance) }
    const after = { balance: String(balance), ...(reason ? { reason } : {}) }
    return {
      user: toAdminUser({ ...user, balance }),
      change: { action: 'user.balance', targetId: userId, before, after },
    }
  }

  return (actor, userId, request, key) => {
    const edit = editOf(userId, request)
    const actorId = actor.session.userId
    const call = { scope: `balance:${actorId}`, key, request: edit, body: request }
    return audited(
      actor,
      async (tx) => {
        let change: Change | null = null
        const result = await idempotency.once(tx, call, async () => {
          const adjusted = await adjust(tx, edit, actor)
          change = adjusted.change
          return adjusted.user
        })
        // What the previous version stored for a repeated edit has no number.
        const user = { ...result.result, number: result.result.number ?? null }
        return { result: { ...result, result: user }, change }
      },
      { repeatable: key !== undefined, wallet: userId },
    )
  }
}
