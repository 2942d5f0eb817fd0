import type { Ending, ReminderDay } from '#contracts/rules/plan-life.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Plan } from './plans-store.ts'

/** What a notice about the money of an instance says. Money in integer dong, times in milliseconds. */
export interface RenewalFacts {
  dueAt: number
  /** What the period costs that begins at the due date. */
  amount: number
  /** What is in the wallet, and what it lacks. */
  balance: number
  missing: number
}

/**
 * What customers are told of the lives of their instances: each is called in the transaction of what it is about, and tells it once for an instance and its due date. One
 * that is missing is not told.
 */
export interface RenewalNotices {
  /** A due date is near, or has passed. `warning` is which warning it is, of those that are written because earlier ones were not sent. */
  onReminder(
    tx: DbTransaction,
    plan: Plan,
    facts: RenewalFacts & { day: ReminderDay; isManual: boolean; warning?: number },
  ): Promise<void>
  /** It is about to be deleted. */
  onEndingSoon(tx: DbTransaction, plan: Plan, facts: RenewalFacts & Ending): Promise<void>
  /** Its trial is about to end. `amount` is what its first period costs. */
  onTrialEnding(tx: DbTransaction, plan: Plan, facts: RenewalFacts): Promise<void>
  onSuspended(
    tx: DbTransaction,
    plan: Plan,
    facts: RenewalFacts & { deleteAt: number; warning?: number },
  ): Promise<void>
  /** A period was charged, by itself or by hand. `endsAt` is when the last one ends that is paid for. */
  onRenewed?(
    tx: DbTransaction,
    plan: Plan,
    facts: Omit<RenewalFacts, 'missing'> & { endsAt: number; transactionId: string },
  ): Promise<void>
  /** It runs again. `nextChargeAt` is null if it is not charged automatically. */
  onResumed?(tx: DbTransaction, plan: Plan, facts: { dueAt: number; nextChargeAt: number | null }): Promise<void>
  onEnded?(
    tx: DbTransaction,
    plan: Plan,
    facts: { dueAt: number; reason: 'unpaid' | 'cancelled' | 'refunded' },
  ): Promise<void>
}
