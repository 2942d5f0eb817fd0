import * as v from 'valibot'
import { type DepositMessages, depositFields } from './fields/deposit.ts'
import { grouped } from './rules/grouped.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from './rules/limits.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema } from './values.ts'

const depositMessages: DepositMessages = {
  amountRequired: 'Số tiền không được để trống',
  amountNotInteger: 'Số tiền phải là số nguyên',
  amountTooSmall: `Số tiền tối thiểu là ${grouped(DEPOSIT_MIN)} VND`,
  amountTooLarge: `Số tiền tối đa là ${grouped(DEPOSIT_MAX)} VND`,
  paymentMethodRequired: 'Vui lòng chọn phương thức thanh toán',
  descriptionTooLong: `Mô tả dài tối đa ${DEPOSIT_NOTE_MAX} ký tự`,
}
const fields = depositFields(depositMessages)

/** `GET /api/wallet/balance/{userId}`. */
export const balanceResponseSchema = v.strictObject({ balance: amountSchema })
export type BalanceResponse = v.InferOutput<typeof balanceResponseSchema>

/** The amount of a deposit in integer dong, as text or as a number. */
const depositAmountSchema = v.union(
  [
    fields.amount,
    v.pipe(
      v.number(),
      v.safeInteger(depositMessages.amountNotInteger),
      v.minValue(DEPOSIT_MIN, depositMessages.amountTooSmall),
      v.maxValue(DEPOSIT_MAX, depositMessages.amountTooLarge),
    ),
  ],
  depositMessages.amountRequired,
)

/**
 * `POST /api/wallet/deposit`. `userId` must be the signed-in customer's own; `type` and `status` are the spec's fixed
 * values and have no effect.
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

/** `POST /api/wallet/transactions/{transactionId}/cancel`: the deposit's transaction, failed and cancelled. */
export const cancelResponseSchema = v.strictObject({ transaction: transactionSchema })
export type CancelResponse = v.InferOutput<typeof cancelResponseSchema>

/** The response to a deposit: its transaction, still pending. */
export const depositResponseSchema = v.strictObject({ transaction: transactionSchema })
export type DepositResponse = v.InferOutput<typeof depositResponseSchema>
