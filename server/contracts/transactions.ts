import * as v from 'valibot'
import { paymentMethods } from './rules/fees.ts'
import { transactionStatuses } from './rules/transaction-state.ts'
import { amountSchema, idSchema, momentSchema, moneySchema } from './values.ts'

export const transactionTypes = ['deposit', 'payment', 'refund', 'adjustment'] as const
export const transactionTypeSchema = v.picklist(transactionTypes)
export type TransactionType = v.InferOutput<typeof transactionTypeSchema>

export const transactionStatusSchema = v.picklist(transactionStatuses)
export type TransactionStatus = v.InferOutput<typeof transactionStatusSchema>

export const paymentMethodSchema = v.picklist(paymentMethods)
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

/** Why money moved; `text` where nothing is known but the words. */
export const reasonCodes = ['deposit', 'vps_payment', 'vps_refund', 'adjustment', 'text'] as const

/**
 * A line of a wallet's history. `amount` is signed: money into the wallet is positive, out of it negative. `fee` is paid
 * on top of a deposit and never touches the wallet. `paymentMethod` is null for all but deposits. A deposit that its customer
 * cancelled has failed, and `cancelledAt` says when; else that is null. `description` is `code` and `facts` in words of the call's
 * language; an answer that the previous version kept for a repeated call has it alone.
 */
export const transactionSchema = v.strictObject({
  id: idSchema,
  type: transactionTypeSchema,
  amount: moneySchema,
  fee: amountSchema,
  status: transactionStatusSchema,
  paymentMethod: v.nullable(paymentMethodSchema),
  description: v.string(),
  code: v.optional(v.picklist(reasonCodes)),
  facts: v.optional(v.record(v.string(), v.string())),
  createdAt: momentSchema,
  cancelledAt: v.nullable(momentSchema),
})
export type WalletTransaction = v.InferOutput<typeof transactionSchema>

/** `GET /api/wallet/transactions/{userId}`, newest first. */
export const transactionListSchema = v.array(transactionSchema)
