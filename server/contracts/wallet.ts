import * as v from 'valibot'
import { depositFields } from './fields/deposit.ts'
import { dong, inEachLanguage } from './fields/messages.ts'
import { paymentSchema } from './payments.ts'
import { grouped } from './rules/grouped.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN, DEPOSIT_NOTE_MAX } from './rules/limits.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema, moneySchema, timestampSchema } from './values.ts'
import { waitingOrderFields, waitingOrderSchema } from './waiting-orders.ts'

/** The Vietnamese sentences about the amount are the specification's, with its way of writing money. */
const depositMessages = {
  amountRequired: inEachLanguage({
    vi: 'Số tiền không được để trống',
    en: 'Enter an amount',
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
    vi: `Số tiền tối đa là ${dong(DEPOSIT_MAX, 'vi')}`,
    en: `The maximum amount is ${dong(DEPOSIT_MAX, 'en')}`,
    zh: `单次充值不能超过 ${dong(DEPOSIT_MAX, 'zh')}`,
  }),
  paymentMethodRequired: inEachLanguage({
    vi: 'Vui lòng chọn phương thức thanh toán',
    en: 'Choose a payment method',
    zh: '请选择支付方式',
  }),
  descriptionTooLong: inEachLanguage({
    vi: `Ghi chú dài tối đa ${DEPOSIT_NOTE_MAX} ký tự`,
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

/**
 * The response to a deposit: its transaction, still pending, and what the customer has to do to pay it; null for a method that an admin settles.
 */
export const depositResponseSchema = v.strictObject({
  transaction: transactionSchema,
  payment: v.nullable(paymentSchema),
})
export type DepositResponse = v.InferOutput<typeof depositResponseSchema>

/**
 * `POST /api/vps/orders/waiting`: an order as `POST /api/vps/order` takes it, and the top-up that pays what is missing in the wallet. `amount` may be
 * more than that, never less: exactly what is missing, or the smallest deposit, by default.
 */
export const waitingOrderRequestSchema = v.strictObject({
  ...waitingOrderFields,
  amount: v.optional(depositAmountSchema),
  paymentMethod: fields.paymentMethod,
  description: v.optional(fields.description),
})
export type WaitingOrderRequest = v.InferOutput<typeof waitingOrderRequestSchema>

/** The response to an order that the wallet cannot pay yet: the order, which waits, and the deposit of what is missing. */
export const waitingOrderPlacedSchema = v.strictObject({ order: waitingOrderSchema, ...depositResponseSchema.entries })
export type WaitingOrderPlaced = v.InferOutput<typeof waitingOrderPlacedSchema>

/** A whole number from 1 in a query, as text. `name` is its name there. */
export function countInQuery(name: string, max: number) {
  const message = inEachLanguage({
    vi: `${name} phải là số nguyên từ 1 đến ${max}`,
    en: `${name} must be a whole number from 1 to ${max}`,
    zh: `${name} 必须为 1 至 ${max} 之间的整数`,
  })
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,3}$/, message),
    v.check((text) => Number(text) >= 1 && Number(text) <= max, message),
  )
}

/** The query of `GET /api/wallet/forecast`: how far to look ahead. Default: 400 days. */
export const forecastQuerySchema = v.object({ days: v.optional(countInQuery('days', 730)) })

/** The kinds of charges in a forecast. */
export const chargeKinds = ['renewal'] as const

/**
 * A charge that falls due at `date`, which is in the past for one that is overdue. `balanceAfter` is what the wallet has left after it:
 * null for a charge that it cannot pay, and for those of the same instance after that.
 */
export const forecastLineSchema = v.strictObject({
  date: timestampSchema,
  vpsId: idSchema,
  /** The instance's name. */
  name: v.string(),
  kind: v.picklist(chargeKinds),
  amount: amountSchema,
  balanceAfter: v.nullable(amountSchema),
})
export type ForecastLine = v.InferOutput<typeof forecastLineSchema>

/**
 * `GET /api/wallet/forecast`: what falls due if nothing changes and nothing is paid in, in order. `lastsUntil` is when the first charge is
 * due that the wallet cannot pay: null if it pays for all of them. `until` is up to when the charges are known: the requested number of
 * days, or less for a customer with very many.
 */
export const walletForecastSchema = v.strictObject({
  balance: amountSchema,
  until: timestampSchema,
  lastsUntil: v.nullable(timestampSchema),
  lines: v.array(forecastLineSchema),
})
export type WalletForecast = v.InferOutput<typeof walletForecastSchema>

/** The query of `GET /api/wallet/history`: how far to look back. Default: 60 days, and 12 months with the current one. */
export const historyQuerySchema = v.object({
  days: v.optional(countInQuery('days', 366)),
  months: v.optional(countInQuery('months', 60)),
})

/**
 * A calendar month in Asia/Ho_Chi_Minh, which begins at `month`. `spent` is what was paid minus what was refunded in it, negative when
 * the refunds are higher; `refunded` is the sum of these refunds. `other` is what came in by bonuses, adjustments and returned withdrawals, or went out by adjustments and withdrawals.
 * `withdrawn` is what of it went to banks minus what of that came back, negative when more came back; a previous version does not say it. A
 * month's `endBalance`, or the present balance for the current one, is that of the month before it + deposited - spent + other.
 */
export const walletMonthSchema = v.strictObject({
  month: timestampSchema,
  deposited: amountSchema,
  spent: moneySchema,
  refunded: amountSchema,
  other: moneySchema,
  withdrawn: v.optional(moneySchema),
  endBalance: amountSchema,
})
export type WalletMonth = v.InferOutput<typeof walletMonthSchema>

/**
 * `GET /api/wallet/history`: every transaction that moved money since `from`, in the order in which it did, each with the balance after
 * it, and the balance before all of them; a customer with very many gets the latest, and a later `from`. `months` are the newest first.
 */
export const walletHistorySchema = v.strictObject({
  from: timestampSchema,
  startBalance: amountSchema,
  transactions: v.array(transactionSchema),
  months: v.array(walletMonthSchema),
})
export type WalletHistory = v.InferOutput<typeof walletHistorySchema>
