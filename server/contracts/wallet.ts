import * as v from 'valibot'
import { depositFields } from './fields/deposit.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { grouped } from './rules/grouped.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from './rules/limits.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema } from './values.ts'

/** The Vietnamese sentences about the amount are the specification's, with its way of writing money. */
const depositMessages = {
  amountRequired: inEachLanguage({
    vi: 'Số tiền không được để trống',
    en: 'Please enter an amount',
    zh: '请输入金额',
  }),
  amountNotInteger: inEachLanguage({
    vi: 'Số tiền phải là số nguyên',
    en: 'The amount must be a whole number',
    zh: '金额必须为整数',
  }),
  amountTooSmall: inEachLanguage({
    vi: `Số tiền tối thiểu là ${grouped(DEPOSIT_MIN)} VND`,
    en: `The minimum amount is ${dong(DEPOSIT_MIN, 'en')}`,
    zh: `最低充值金额为 ${dong(DEPOSIT_MIN, 'zh')}`,
  }),
  amountTooLarge: inEachLanguage({
    vi: `Số tiền tối đa là ${grouped(DEPOSIT_MAX)} VND`,
    en: `The maximum amount is ${dong(DEPOSIT_MAX, 'en')}`,
    zh: `单次充值不能超过 ${dong(DEPOSIT_MAX, 'zh')}`,
  }),
  paymentMethodRequired: inEachLanguage({
    vi: 'Vui lòng chọn phương thức thanh toán',
    en: 'Please choose a payment method',
    zh: '请选择支付方式',
  }),
  descriptionTooLong: inEachLanguage({
    vi: `Mô tả dài tối đa ${DEPOSIT_NOTE_MAX} ký tự`,
    en: `The note must be at most ${DEPOSIT_NOTE_MAX} characters`,
    zh: `备注最多 ${DEPOSIT_NOTE_MAX} 个字符`,
  }),
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
