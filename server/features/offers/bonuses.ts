import { DAY_MS } from '#contracts/rules/calendar.ts'
import { offerProblem, REFERRAL_WAIT_DAYS } from '#contracts/rules/offers.ts'
import { revenueTypes } from '#contracts/transactions.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { hasRoomFor, type PromotionRecord, type PromotionsStore } from './promotions-store.ts'
import { freeSlot, isLeftFor } from './quotes.ts'
import type { RedemptionsStore } from './redemptions-store.ts'
import type { ReferralsStore } from './referrals-store.ts'

/** The kind of the job that decides about the bonus for an invitation; its subject is the user who was invited. */
export const REFERRAL_BONUS = 'offers.referral'

/** Books what customers get for deposits and invitations. */
export interface Bonuses {
  /**
   * Books the bonus for a deposit that has been completed, in the same transaction, if a promotion applies. Returns the bonus in integer dong; 0 for
   * none.
   */
  onDeposited(tx: DbTransaction, deposit: TransactionRecord): Promise<number>
  /** Gives back the redemption of the bonus that a deposit earned; moves no money. */
  takeBack(tx: DbTransaction, depositId: string): Promise<void>
  /** What a deposit that is pending earns on top when it is completed now, in integer dong; 0 for nothing. */
  bonusFor(queries: Queries, deposit: Pick<TransactionRecord, 'userId' | 'amount' | 'createdAt'>): Promise<number>
  /** What a deposit has earned on top, in integer dong; 0 for nothing, and for what was taken back. */
  earnedBy(queries: Queries, depositId: string): Promise<number>
  /**
   * Schedules the decision, after `REFERRAL_WAIT_DAYS`, about the bonus for inviting this user, who has an instance that is paid for. Does
   * nothing for one who was not invited.
   */
  onPaidInstance(tx: DbTransaction, userId: string): Promise<void>
  /** The promotion that the next invitation of this user earns, null for none. */
  referralPromotion(queries: Queries, userId: string): Promise<PromotionRecord | null>
  /**
   * The handler of the job that decides about the bonus for an invitation, once. It is booked if the user has verified a phone number, which only one
   * account has, has paid in at least as much and not taken it out again, and has spent some of it: otherwise one person with several accounts would earn
   * more than they cost.
   */
  referral: JobHandler
}

interface BonusesDeps {
  database: Database
  promotions: PromotionsStore
  redemptions: RedemptionsStore
  referrals: ReferralsStore
  transactions: TransactionsStore
  users: Pick<UsersStore, 'byId'>
  ledger: Ledger
  jobs: JobQueue
  clock: Clock
  ids: Ids
}

/** A bonus to book for a user. */
interface Bonus {
  promotion: PromotionRecord
  amount: number
  userId: string
  /** What makes it the same bonus; by default its number for this user. */
  slot?: string
  /** The deposit that earned it. */
  depositId?: string
  reason: Reason
}

export function createBonuses(deps: BonusesDeps): Bonuses {
  const { database, promotions, redemptions, referrals, transactions, users, ledger, jobs, clock, ids } = deps

  /** The bonus promotion of a kind that gives this user most for an amount at a given time; null for none. */
  async function bestPromotion(
    queries: Queries,
    kind: 'deposit_bonus' | 'referral',
    userId: string,
    paid: number,
    at: number,
  ) {
    const order = { planId: 0, billingPeriod: 'monthly', listPrice: paid, isFirstOrder: true } as const
    const running = (await promotions.active(queries)).filter(
      (promotion) => promotion.kind === kind && offerProblem(promotion, order, at) === null,
    )
    const had = await redemptions.ofUser(
      queries,
      userId,
      running.map(({ id }) => id),
    )
    const left = running.filter(
      (promotion) => hasRoomFor(promotion, promotion.amount ?? 0) && isLeftFor(promotion, had, clock.now()),
    )
    return left.sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0] ?? null
  }

  /** Books a bonus. The user's wallet is locked. */
  async function book(tx: DbTransaction, { promotion, amount, userId, slot, depositId, reason }: Bonus): Promise<void> {
    // Another one took the last, or it was changed: when run again, the transaction finds what is left.
    if (!(await promotions.claim(tx, promotion, amount))) throw new RetryTransaction()
    const id = ids.next()
    const journalId = ids.next()
    const now = clock.now()
    const had = await redemptions.ofUser(tx, userId, [promotion.id])
    await redemptions.insert(tx, {
      id,
      promotionId: promotion.id,
      userId,
      slot: slot ?? freeSlot(promotion, had, id),
      kind: promotion.kind,
      state: 'redeemed',
      amount,
      instanceId: null,
      transactionId: id,
      depositId: depositId ?? null,
      createdAt: now,
    })
    await transactions.insert(tx, {
      id,
      userId,
      type: 'bonus',
      amount,
      fee: 0,
      status: 'completed',
      paymentMethod: null,
      reason,
      instanceId: null,
      journalId,
      createdAt: now,
      settledAt: now,
      cancelledAt: null,
    })
    await ledger.move(tx, {
      kind: 'bonus',
      journalId,
      subjectId: id,
      actor: 'system',
      reason,
      userId,
      amount,
      against: [{ account: 'promotions', amount: -amount }],
    })
  }

  const referralPromotion = (queries: Queries, userId: string) =>
    bestPromotion(queries, 'referral', userId, 0, clock.now())

  return {
    referralPromotion,

    async bonusFor(queries, { userId, amount, createdAt }) {
      const promotion = await bestPromotion(queries, 'deposit_bonus', userId, amount, createdAt)
      return promotion?.amount ?? 0
    },

    earnedBy: (queries, depositId) => redemptions.earnedBy(queries, depositId),

    async onDeposited(tx, { id: depositId, userId, amount: paid, createdAt }) {
      // What counts is whether the promotion ran when the customer asked for the deposit, since a transfer may take
      // days.
      const promotion = await bestPromotion(tx, 'deposit_bonus', userId, paid, createdAt)
      const { amount, minimum } = promotion ?? {}
      if (!promotion || !amount) return 0
      const facts = { minimum: String(minimum ?? 0) }
      await book(tx, { promotion, amount, userId, depositId, reason: { code: 'deposit_bonus', facts } })
      return amount
    },

    async takeBack(tx, depositId) {
      for (const { promotionId, amount } of await redemptions.release(tx, { depositId }))
        await promotions.release(tx, promotionId, amount)
    },

    async onPaidInstance(tx, userId) {
      const referral = await referrals.of(tx, userId)
      if (referral?.rewardedAt !== null) return
      if ((await referralPromotion(tx, referral.referrerId)) === null) {
        await referrals.close(tx, userId, clock.now())
        return
      }
      await jobs.add(tx, { kind: REFERRAL_BONUS, subjectId: userId, runAt: clock.now() + REFERRAL_WAIT_DAYS * DAY_MS })
    },

    referral: {
      async run({ subjectId }) {
        await database.transaction(async (tx) => {
          const referral = await referrals.of(tx, subjectId)
          if (referral?.rewardedAt !== null) return
          const { userId, referrerId } = referral
          // With the lock, two invitations of one user cannot together exceed what one user may get.
          await ledger.lock(tx, referrerId)
          if (!(await referrals.close(tx, userId, clock.now()))) return
          // What counts is whether the promotion ran when the instance was paid for.
          const paidAt = clock.now() - REFERRAL_WAIT_DAYS * DAY_MS
          const promotion = await bestPromotion(tx, 'referral', referrerId, 0, paidAt)
          if (!promotion?.amount || referrerId === userId || !(await ledger.isOpen(tx, referrerId))) return
          if (!(await users.byId(tx, userId))?.isPhoneVerified) return
          const paidIn = await transactions.sumOf(tx, userId, ['deposit', 'withdrawal'])
          const spent = -(await transactions.sumOf(tx, userId, revenueTypes))
          if (paidIn < promotion.amount || spent <= 0) return
          const reason: Reason = { code: 'referral_bonus', facts: {} }
          await book(tx, { promotion, amount: promotion.amount, userId: referrerId, slot: userId, reason })
        })
        return undefined
      },
    },
  }
}
