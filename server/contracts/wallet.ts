import * as v from 'valibot'
import { lineSchema } from './text.ts'
import { paymentMethodSchema, transactionSchema } from './transactions.ts'
import { amountSchema, idSchema } from './values.ts'

/** The smallest top-up, in whole dong (spec, section 9). */
export const DEPOSIT_MIN = 50_000
/** The largest single top-up, in whole dong. */
export const DEPOSIT_MAX = 1_000_000_000

const amountRequired = 'Số tiền không được để trống'
const amountTooSmall = 'Số tiền tối thiểu là 50,000 VND'
const amountTooLarge = 'Số tiền tối đa là 1,000,000,000 VND'
const descriptionMessage = 'Mô tả dài tối đa 200 ký tự'
const amountNotWhole = 'Số tiền phải là số nguyên'

/** `GET /api/wallet/balance/{userId}`. */
export const balanceAnswerSchema = v.strictObject({ balance: amountSchema })
export type BalanceAnswer = v.InferOutput<typeof balanceAnswerSchema>

/** The amount of a top-up: whole dong, as text or as an integer. */
export const depositAmountSchema = v.union(
  [
    v.pipe(
      v.string(),
      v.nonEmpty(amountRequired),
      v.regex(/^\d{1,15}$/, amountNotWhole),
      v.check((text) => Number(text) >= DEPOSIT_MIN, amountTooSmall),
      v.check((text) => Number(text) <= DEPOSIT_MAX, amountTooLarge),
    ),
    v.pipe(
      v.number(),
      v.safeInteger(amountNotWhole),
      v.minValue(DEPOSIT_MIN, amountTooSmall),
      v.maxValue(DEPOSIT_MAX, amountTooLarge),
    ),
  ],
  amountRequired,
)

/**
 * `POST /api/wallet/deposit`. `userId` must be the signed-in customer's own; `type` and `status` are the spec's fixed
 * values and decide nothing.
 */
export const depositRequestSchema = v.strictObject({
  userId: v.optional(idSchema),
  type: v.optional(v.literal('deposit')),
  amount: depositAmountSchema,
  paymentMethod: paymentMethodSchema,
  description: v.optional(v.pipe(lineSchema(descriptionMessage), v.maxLength(200, descriptionMessage))),
  status: v.optional(v.literal('pending')),
})
export type DepositRequest = v.InferOutput<typeof depositRequestSchema>

/** `POST /api/wallet/transactions/{transactionId}/cancel`: the deposit's line in the history, failed and cancelled. */
export const cancelAnswerSchema = v.strictObject({ transaction: transactionSchema })
export type CancelAnswer = v.InferOutput<typeof cancelAnswerSchema>

/** The answer to a deposit: its line in the history, still pending. */
export const depositAnswerSchema = v.strictObject({ transaction: transactionSchema })
export type DepositAnswer = v.InferOutput<typeof depositAnswerSchema>
