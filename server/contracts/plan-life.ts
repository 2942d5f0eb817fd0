import * as v from 'valibot'
import { adminVpsSchema, rowOwnerSchema } from './admin.ts'
import { shortLineSchema } from './fields/line.ts'
import { inEachLanguage } from './fields/messages.ts'
import { GRACE_DAYS_MAX, RESOLUTION_MAX } from './rules/limits.ts'
import { GRACE_DAYS, renewalLengths } from './rules/plan-life.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, countSchema, daySchema, idSchema, timestampSchema } from './values.ts'
import { vpsSchema } from './vps.ts'

/**
 * `POST /api/vps/{vpsId}/renew`: pays for the next periods, from the end of the one that is paid for. It resumes a VPS that was suspended as unpaid, and takes
 * back a cancellation. The response is the new state, the payment (null if it costs nothing), and the balance after it.
 */
export const renewRequestSchema = v.strictObject({
  periods: v.picklist(
    renewalLengths,
    inEachLanguage({
      vi: 'Số kỳ phải là 1, 3, 6 hoặc 12',
      en: 'The number of periods must be 1, 3, 6 or 12',
      zh: '周期数必须为 1、3、6 或 12',
    }),
  ),
})
export type RenewRequest = v.InferOutput<typeof renewRequestSchema>

/** When a VPS is to end: at once, or when the period ends that is paid for. */
export const cancelTimes = ['now', 'periodEnd'] as const

/** `POST /api/vps/{vpsId}/cancel`. At the end of the period it can be taken back until then. Nothing is paid back. */
export const cancelRequestSchema = v.strictObject({
  at: v.picklist(
    cancelTimes,
    inEachLanguage({
      vi: 'Thời điểm phải là now hoặc periodEnd',
      en: 'The time must be now or periodEnd',
      zh: '时间必须为 now 或 periodEnd',
    }),
  ),
})
export type CancelRequest = v.InferOutput<typeof cancelRequestSchema>

/** The response to what a customer changes about the life of a VPS: its new state, and the balance. */
export const planChangedSchema = v.strictObject({ vps: vpsSchema, balance: amountSchema })
export type PlanChanged = v.InferOutput<typeof planChangedSchema>

/** Why the money for a VPS is not given back. */
export const refundObstacles = [
  'too_late',
  'not_first_order',
  'already_refunded',
  'nothing_paid',
  'not_possible',
] as const
export type RefundObstacle = (typeof refundObstacles)[number]

/**
 * `GET /api/vps/{vpsId}/refund`: what the customer would get back for the VPS, which is deleted then. `amount` is `0` and `obstacle` says why when
 * nothing is given back. `until` is the last moment in which it is possible; null if it never is.
 */
export const refundPreviewSchema = v.strictObject({
  amount: amountSchema,
  obstacle: v.nullable(v.picklist(refundObstacles)),
  until: v.nullable(timestampSchema),
})
export type RefundPreview = v.InferOutput<typeof refundPreviewSchema>

/** The response to `POST /api/vps/{vpsId}/refund`: the VPS, which has ended, what came back into the wallet, and the balance after it. */
export const refundedSchema = v.strictObject({ vps: vpsSchema, transaction: transactionSchema, balance: amountSchema })
export type Refunded = v.InferOutput<typeof refundedSchema>

const graceMessage = inEachLanguage({
  vi: `Số ngày phải từ ${GRACE_DAYS} đến ${GRACE_DAYS_MAX}`,
  en: `The number of days must be from ${GRACE_DAYS} to ${GRACE_DAYS_MAX}`,
  zh: `天数必须为 ${GRACE_DAYS} 至 ${GRACE_DAYS_MAX}`,
})

/**
 * `POST /api/admin/vps/{vpsId}/hold`: what the money of a VPS cannot do to it. Until `until` (null: no longer) it is neither suspended nor ended; `isExempt`: it is
 * never charged, suspended or ended for money; `graceDays` after its due date instead of the usual ones (null: the usual ones). What is left out stays as
 * it is. A VPS that is suspended as unpaid is resumed by the first two. `reason` is for the audit log.
 */
export const holdRequestSchema = v.strictObject({
  until: v.optional(v.nullable(timestampSchema)),
  isExempt: v.optional(v.boolean()),
  graceDays: v.optional(
    v.nullable(
      v.pipe(
        v.number(graceMessage),
        v.safeInteger(graceMessage),
        v.minValue(GRACE_DAYS, graceMessage),
        v.maxValue(GRACE_DAYS_MAX, graceMessage),
      ),
    ),
  ),
  reason: shortLineSchema(RESOLUTION_MAX),
})
export type HoldRequest = v.InferOutput<typeof holdRequestSchema>

/** How the money of a VPS is treated, apart from the rules for all, and what becomes of it then unless it is paid for. */
export const planTermsSchema = v.strictObject({
  autoRenew: v.boolean(),
  cancelAt: v.nullable(timestampSchema),
  holdUntil: v.nullable(timestampSchema),
  isExempt: v.boolean(),
  graceDays: v.nullable(countSchema),
  suspendedAt: v.nullable(timestampSchema),
  deleteAfter: v.nullable(timestampSchema),
})
export type PlanTerms = v.InferOutput<typeof planTermsSchema>

/** The response to `POST /api/admin/vps/{vpsId}/hold`. */
export const heldVpsSchema = v.strictObject({ vps: adminVpsSchema, terms: planTermsSchema })
export type HeldVps = v.InferOutput<typeof heldVpsSchema>

/**
 * What becomes of a period that begins: it is paid; the wallet cannot pay it; the customer pays by hand, or not; nothing is charged, because of an exemption;
 * the VPS ends with it, because its customer cancelled it.
 */
export const renewalOutcomes = ['paid', 'short', 'manual', 'exempt', 'ends'] as const
export type RenewalOutcome = (typeof renewalOutcomes)[number]

/**
 * A period that begins: when, what it costs, and what is expected to become of it if nothing is paid in. `missing` is what the wallet lacks then. `suspendsAt` and
 * `endsAt` are when the VPS is suspended and deleted if it stays unpaid: null for one that is paid. `terms` are what an admin can change about it.
 */
export const renewalRowSchema = v.strictObject({
  vps: adminVpsSchema,
  user: rowOwnerSchema,
  dueAt: timestampSchema,
  amount: amountSchema,
  outcome: v.picklist(renewalOutcomes),
  missing: amountSchema,
  suspendsAt: v.nullable(timestampSchema),
  endsAt: v.nullable(timestampSchema),
  terms: planTermsSchema,
})
export type RenewalRow = v.InferOutput<typeof renewalRowSchema>

/** `GET /api/admin/renewals?from&to`, by due date: what begins from `from` to before `to`; by default the next seven days, and what is overdue. */
export const adminRenewalsSchema = v.strictObject({
  renewals: v.array(renewalRowSchema),
  nextCursor: v.nullable(v.string()),
})
export type AdminRenewals = v.InferOutput<typeof adminRenewalsSchema>

/** A day in Asia/Ho_Chi_Minh: what is expected to be charged on it, what cannot be, and how many VPS are suspended and deleted. */
export const forecastDaySchema = v.strictObject({
  day: daySchema,
  income: amountSchema,
  charges: countSchema,
  short: amountSchema,
  shortCharges: countSchema,
  suspended: countSchema,
  ended: countSchema,
})
export type ForecastDay = v.InferOutput<typeof forecastDaySchema>

/** A VPS that is suspended or deleted within the days of a forecast if nothing is paid in. */
export const endangeredSchema = v.strictObject({
  vpsId: idSchema,
  name: v.string(),
  user: rowOwnerSchema,
  kind: v.picklist(['suspended', 'ended']),
  at: timestampSchema,
})
export type Endangered = v.InferOutput<typeof endangeredSchema>

/**
 * `GET /api/admin/forecast?days=`: the forecasts of all wallets together, if nothing changes and nothing is paid in. `until` is up to when the charges are known: the requested
 * number of days, or less when there are very many. `endangered` are the first that are suspended or deleted, by time.
 */
export const adminForecastSchema = v.strictObject({
  until: timestampSchema,
  income: amountSchema,
  short: amountSchema,
  days: v.array(forecastDaySchema),
  endangered: v.array(endangeredSchema),
})
export type AdminForecast = v.InferOutput<typeof adminForecastSchema>

/** `POST /api/test/clock`, where a test clock is set up: moves it, and does what is due on the way, in the order of the times. */
export const testClockRequestSchema = v.strictObject({ advanceTo: timestampSchema })
/** The time that it is then, and how many jobs have run. */
export const testClockSchema = v.strictObject({ now: timestampSchema, ran: countSchema })
