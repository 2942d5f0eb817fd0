import * as v from 'valibot'
import { type PaymentMethod, paymentMethods } from './rules/fees.ts'
import { transactionStatuses } from './rules/transaction-state.ts'
import { amountSchema, idSchema, moneySchema, recordNumberSchema, timestampSchema } from './values.ts'

export const transactionTypes = [
  'deposit',
  'payment',
  'renewal',
  'refund',
  'adjustment',
  'bonus',
  'withdrawal',
] as const
/** What is revenue: what was paid for services, and given back. */
export const revenueTypes = [
  'payment',
  'renewal',
  'refund',
] as const satisfies readonly (typeof transactionTypes)[number][]
export const transactionTypeSchema = v.picklist(transactionTypes)
export type TransactionType = v.InferOutput<typeof transactionTypeSchema>

export const transactionStatusSchema = v.picklist(transactionStatuses)

export const paymentMethodSchema = v.picklist(paymentMethods)

/** The reasons for a transaction; `text` if only its description is known. */
export const reasonCodes = [
  'deposit',
  'vps_payment',
  'vps_resize',
  'vps_resize_refund',
  'vps_refund',
  'vps_renewal',
  'adjustment',
  'deposit_bonus',
  'referral_bonus',
  'withdrawal',
  'withdrawal_back',
  'deposit_reversed',
  'text',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/**
 * The facts of each reason, all of them strings: amounts in integer dong. What a user has written is as it was written. `text` is for
 * transactions that a previous version stored as text, without a code, and that match no other code.
 */
export interface ReasonFacts {
  deposit: { method: PaymentMethod; note?: string }
  vps_payment: { plan: string; name: string }
  /** `plan` is the larger one. */
  vps_resize: { plan: string; name: string }
  vps_resize_refund: { plan: string; name: string }
  vps_refund: { plan: string; name: string }
  /** `from` and `until` are the first and the last day that are paid for: `2026-11-23`. */
  vps_renewal: { plan: string; name: string; from: string; until: string }
  adjustment: { reason?: string }
  deposit_bonus: { minimum: string }
  referral_bonus: Record<never, never>
  /** `account` is the end of its number. */
  withdrawal: { bank: string; account: string }
  withdrawal_back: { bank: string; account: string }
  /** A deposit that its provider reported as failed later. `bonus`: what it had earned, if anything. */
  deposit_reversed: { method: PaymentMethod; deposit: string; bonus?: string }
  text: { text: string }
}

/**
 * A transaction in a wallet's history. `number` is the one that people say: `GD-10428`. `amount` is signed: money into the wallet is positive, out of it negative. `fee` is paid
 * on top of a deposit and never enters the wallet. `paymentMethod` is null except for deposits. A deposit that its customer
 * cancelled has failed, with the time in `cancelledAt`, which is null otherwise. `description` is `code` and `facts` as text in the
 * request's language; a response that the previous version stored for a repeated request has only the `description`. `vpsId` is the instance that a
 * payment or a refund is for. `settledAt` is
 * when it was completed or failed, null for a pending one. `balanceAfter` is the balance right after its money moved: null for one that
 * moved none, and absent in the back-office. The money of a withdrawal leaves the wallet with the request: it is completed at once, whatever
 * becomes of the request; if it is cancelled or rejected, another one of type `withdrawal`, with a positive amount, returns it.
 */
export const transactionSchema = v.strictObject({
  id: idSchema,
  number: recordNumberSchema,
  type: transactionTypeSchema,
  amount: moneySchema,
  fee: amountSchema,
  status: transactionStatusSchema,
  paymentMethod: v.nullable(paymentMethodSchema),
  description: v.string(),
  code: v.optional(v.picklist(reasonCodes)),
  facts: v.optional(v.record(v.string(), v.string())),
  vpsId: v.optional(v.nullable(idSchema)),
  createdAt: timestampSchema,
  settledAt: v.optional(v.nullable(timestampSchema)),
  cancelledAt: v.nullable(timestampSchema),
  balanceAfter: v.optional(v.nullable(amountSchema)),
})
export type WalletTransaction = v.InferOutput<typeof transactionSchema>

/** `GET /api/wallet/transactions/{userId}`, newest first. */
export const transactionListSchema = v.array(transactionSchema)
