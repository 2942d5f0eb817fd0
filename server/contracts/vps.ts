import * as v from 'valibot'
import { billingPeriodSchema } from './catalog.ts'
import { inEachLanguage, type Messages } from './fields/messages.ts'
import { type OrderMessages, orderFields } from './fields/order.ts'
import { offerCodeSchema, quoteIdSchema } from './offers.ts'
import { VPS_NAME_MAX } from './rules/limits.ts'
import { actionStates, machineActionTypes, powers, systemActionTypes } from './rules/machine-actions.ts'
import { suspendedReasons, vpsStatuses } from './rules/vps-status.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema, recordNumberSchema, slugSchema, timestampSchema } from './values.ts'

export const vpsStatusSchema = v.picklist(vpsStatuses)

/**
 * A customer's instance. `number` is the one that people say: `VPS-0031`. `ipAddress` is null until it is provisioned; `cpu` in cores, `ram` and `storage` in GB;
 * `operatingSystem` is an id of the catalogue, which has its name. `location` is the name of its location. `price` is what it costs per
 * billing period without a discount: the price that held when it was ordered, and not what was paid. `nextBillingDate` and `expiryDate` are
 * both the end of the period that is paid for. `nextCharge` is what the next period costs and when it begins: null where nothing is charged by itself, such
 * as for a trial, a cancelled instance, one that its customer renews by hand, or one that an admin has suspended. `renewalAmount` is what the next period
 * costs, whether it is charged automatically or by hand, with what is left of a discount. `trialEndsAt` is when a trial ends or has ended that is not paid for, null otherwise.
 * `suspendedReason` is null unless the instance is suspended. `suspendedNote` is what an admin who suspended it has written about that; null if nothing.
 * `failure` says in the caller's language why it could not be created; null unless it failed. `autoRenew`: each period is charged by itself when it begins.
 * `cancelAt` is when it ends for good, because its customer wants that; null if it goes on. `suspendedAt` is since when it is suspended; null unless it is,
 * and for what an earlier version suspended. `suspendAfter` is when it is suspended unless it is paid for: null if it is not to be paid for, or is
 * suspended. `deleteAfter` is when it is deleted unless it is paid for; null unless it is suspended as unpaid. `power` counts while it is active. `action`
 * is what is being done with it now. `tags` and `notes` are the customer's own.
 */
export const vpsSchema = v.strictObject({
  id: idSchema,
  number: recordNumberSchema,
  name: v.string(),
  ipAddress: v.nullable(v.string()),
  status: vpsStatusSchema,
  planName: v.string(),
  locationId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  location: v.string(),
  cpu: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  ram: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  storage: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  operatingSystem: slugSchema,
  billingPeriod: billingPeriodSchema,
  price: amountSchema,
  nextBillingDate: timestampSchema,
  expiryDate: timestampSchema,
  createdAt: timestampSchema,
  nextCharge: v.nullable(v.strictObject({ amount: amountSchema, date: timestampSchema })),
  renewalAmount: amountSchema,
  trialEndsAt: v.nullable(timestampSchema),
  suspendedReason: v.nullable(v.picklist(suspendedReasons)),
  suspendedNote: v.nullable(v.string()),
  autoRenew: v.boolean(),
  cancelAt: v.nullable(timestampSchema),
  suspendedAt: v.nullable(timestampSchema),
  suspendAfter: v.nullable(timestampSchema),
  deleteAfter: v.nullable(timestampSchema),
  failure: v.nullable(v.string()),
  power: v.picklist(powers),
  action: v.nullable(
    v.strictObject({
      id: idSchema,
      type: v.picklist([...machineActionTypes, ...systemActionTypes]),
      state: v.picklist(actionStates),
      progress: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  tags: v.array(v.string()),
  notes: v.string(),
})
export type Vps = v.InferOutput<typeof vpsSchema>

/** `GET /api/vps/user/{userId}`, newest first. */
export const vpsListSchema = v.array(vpsSchema)

/** The server's messages for invalid fields of an order. */
export const orderMessages: Readonly<Record<keyof OrderMessages, Messages>> = {
  planRequired: { vi: 'Vui lòng chọn gói VPS', en: 'Please select a VPS plan', zh: '请选择 VPS 套餐' },
  locationRequired: {
    vi: 'Vui lòng chọn vị trí máy chủ',
    en: 'Please select a server location',
    zh: '请选择服务器机房',
  },
  nameRequired: { vi: 'Vui lòng đặt tên cho VPS', en: 'VPS name is required', zh: '请填写 VPS 名称' },
  nameTooLong: {
    vi: `Tên VPS dài tối đa ${VPS_NAME_MAX} ký tự`,
    en: `Name must be less than ${VPS_NAME_MAX} characters`,
    zh: `名称最多 ${VPS_NAME_MAX} 个字符`,
  },
  operatingSystemRequired: {
    vi: 'Vui lòng chọn hệ điều hành',
    en: 'Please select an operating system',
    zh: '请选择操作系统',
  },
  billingPeriodRequired: {
    vi: 'Vui lòng chọn chu kỳ thanh toán',
    en: 'Please select a billing period',
    zh: '请选择计费周期',
  },
}

/** What an order without a quote lacks whose total is missing or no amount. */
export const totalMessages: Messages = {
  vi: 'Tổng tiền phải là số nguyên, tính bằng đồng',
  en: 'The total must be a whole number of dong',
  zh: '总金额必须为整数（越南盾）',
}

/** Keys of the customer that a machine is to accept. */
export const sshKeyIdsSchema = v.pipe(v.array(idSchema), v.maxLength(20))

/**
 * `POST /api/vps/order`. `totalCost` must be the server's own price (409 otherwise). The site no longer sends `userId` and the two dates: the first
 * must be the signed-in customer's own, and of the dates the server's own are used. With `quoteId`, the price is the quote's total, and `totalCost` may be left
 * out: a 409 `quote_expired`, `quote_mismatch` or `price_changed`, with a new quote, when that no longer applies. `trial` orders a trial without a
 * quote: its `totalCost` is 0. With `sshKeyIds` the machine accepts these keys of the customer; without any it has a password.
 */
export const orderRequestSchema = v.strictObject({
  userId: v.optional(idSchema),
  ...orderFields({
    planRequired: inEachLanguage(orderMessages.planRequired),
    locationRequired: inEachLanguage(orderMessages.locationRequired),
    nameRequired: inEachLanguage(orderMessages.nameRequired),
    nameTooLong: inEachLanguage(orderMessages.nameTooLong),
    operatingSystemRequired: inEachLanguage(orderMessages.operatingSystemRequired),
    billingPeriodRequired: inEachLanguage(orderMessages.billingPeriodRequired),
  }),
  nextBillingDate: v.optional(v.pipe(v.string(), v.maxLength(40))),
  expiryDate: v.optional(v.pipe(v.string(), v.maxLength(40))),
  totalCost: v.optional(
    v.union(
      [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/))],
      inEachLanguage(totalMessages),
    ),
  ),
  quoteId: v.optional(quoteIdSchema),
  trial: v.optional(v.boolean()),
  sshKeyIds: v.optional(sshKeyIdsSchema),
})
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

/** The response to an order: the instance, the payment, and the balance after it. An order that costs nothing has no payment. */
export const orderResponseSchema = v.strictObject({
  vps: vpsSchema,
  transaction: v.nullable(transactionSchema),
  balance: amountSchema,
})
export type OrderResponse = v.InferOutput<typeof orderResponseSchema>

/**
 * `POST /api/vps/{vpsId}/trial/quote`: what it costs to keep the instance of a trial. The body is that of a quote without the choices,
 * which are the instance's.
 */
export const trialQuoteRequestSchema = v.strictObject({ code: v.optional(offerCodeSchema) })
export type TrialQuoteRequest = v.InferOutput<typeof trialQuoteRequestSchema>

/**
 * `POST /api/vps/{vpsId}/trial/pay`: pays the first billing period of a trial, and resumes the instance if its trial has ended. Without
 * a quote it costs the instance's `price`. The response is that of an order.
 */
export const trialPaymentRequestSchema = v.strictObject({ quoteId: v.optional(quoteIdSchema) })
export type TrialPaymentRequest = v.InferOutput<typeof trialPaymentRequestSchema>
