import * as v from 'valibot'
import { type DepositMessages, depositFields } from './fields/deposit.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from './rules/limits.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema } from './values.ts'

const depositMessages: DepositMessages = {
  amountRequired: 'Số tiền không được để trống',
  amountNotWhole: 'Số tiền phải là số nguyên',
  amountTooSmall: 'Số tiền tối thiểu là 50,000 VND',
  amountTooLarge: 'Số tiền tối đa là 1,000,000,000 VND',
  paymentMethodRequired: 'Vui lòng chọn phương thức thanh toán',
  descriptionTooLong: `Mô tả dài tối đa ${DEPOSIT_NOTE_MAX} ký tự`,
}
const fields = depositFields(depositMessages)

/** `GET /api/wallet/balance/{userId}`. */
export const balanceResponseSchema = v.strictObject({ balance: amountSchema })
export type BalanceResponse = v.InferOutput<typeof balanceResponseSchema>

/** The amount of a top-up: whole dong, as text or as an integer. */
const depositAmountSchema = v.union(
  [
    fields.amount,
    v.pipe(
      v.number(),
      v.safeInteger(depositMessages.amountNotWhole),
      v.minValue(DEPOSIT_MIN, depositMessages.amountTooSmall),
      v.maxValue(DEPOSIT_MAX, depositMessages.amountTooLarge),
    ),
  ],
  depositMessages.amountRequired,
)

/**
 * `POST /api/wallet/deposit`. `userId` must be the signed-in customer's own; `type` and `status` are the spec's fixed
 * values and decide nothing.
 */
export const depositRequestSchema = v.strictObject({
  userId: v.optional(idSchema),
  type: v.optional(v.literal('deposit')),
  amount: depositAmountSchema,
  paymentMethod: fields.paymentMethod,
  description: v.optional(fields.description),
  status: v.optional(v.literal('pending')),
})
export type DepositRequest = v.InferOutput<typeof depositRequestSchema>

/** `POST /api/wallet/transactions/{transactionId}/cancel`: the deposit's line in the history, failed and cancelled. */
export const cancelResponseSchema = v.strictObject({ transaction: transactionSchema })
export type CancelResponse = v.InferOutput<typeof cancelResponseSchema>

/** The answer to a deposit: its line in the history, still pending. */
export const depositResponseSchema = v.strictObject({ transaction: transactionSchema })
export type DepositResponse = v.InferOutput<typeof depositResponseSchema>
