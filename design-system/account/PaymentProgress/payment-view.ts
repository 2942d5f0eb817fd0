import type { PaymentStatus } from '#contracts/payments.ts'
import type { OrderChoice } from '#contracts/rules/order-address.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'

/**
 * What a payment shows. `pay`: how to pay, and that it is awaited. `looking`: the customer says that the money was sent, which counts for more than
 * that its time is over. `review`: nothing has arrived, but the gateway has reported something that we look at. `late`: all of it arrived after the
 * time.
 */
export type PaymentView =
  | 'pay'
  | 'looking'
  | 'review'
  | 'received'
  | 'late'
  | 'under'
  | 'over'
  | 'expired'
  | 'cancelled'

type Progress = Pick<PaymentStatus, 'state' | 'received' | 'receivedAt' | 'reportedAt' | 'inReview'> & {
  payment: Pick<PaymentStatus['payment'], 'expiresAt'>
}

/** Returns what is shown of a payment. */
export function paymentView({
  state,
  received,
  receivedAt,
  reportedAt,
  inReview = false,
  payment,
}: Progress): PaymentView {
  if (inReview && received === '0') return 'review'
  if (reportedAt !== null && (state === 'waiting' || state === 'expired')) return 'looking'
  if (state === 'waiting') return 'pay'
  const isLate = receivedAt !== null && Date.parse(receivedAt) > Date.parse(payment.expiresAt)
  return state === 'received' && isLate ? 'late' : state
}

/** Whether money is awaited. */
export const isAwaited = (view: PaymentView): boolean => view === 'pay' || view === 'looking' || view === 'under'

/** Whether nobody waits at the page any more, but what it shows may still change: money that was sent before arrives, or we have looked at a report. */
export const mayChangeLater = (status: Progress): boolean =>
  status.inReview === true || ['expired', 'cancelled'].includes(paymentView(status))

/** What an order chose, to order it again. */
export const choiceOf = ({ choice }: WaitingOrder): OrderChoice => ({
  planId: choice.planId,
  locationId: choice.locationId,
  period: choice.billingPeriod,
  os: choice.operatingSystem,
  name: choice.name,
  code: choice.code ?? undefined,
})

/** The time from one moment to another as a clock shows it, such as `23:41:07`; `00:00:00` once it has passed. */
export function clockTime(from: string, to: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The last announcement of the time that is left, in minutes; undefined before the first. */
export function announcedMinutes(now: string, until: string): 60 | 10 | 1 | undefined {
  const minutes = (Date.parse(until) - Date.parse(now)) / 60_000
  if (minutes <= 0) return undefined
  return ([1, 10, 60] as const).find((announced) => minutes <= announced)
}
