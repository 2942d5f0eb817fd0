import { addMonths } from '#contracts/rules/calendar.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What a larger plan is charged for. Money in integer dong, times in milliseconds. */
interface Upgrade {
  /** What was paid for the present period. */
  paid: number
  /** What a period of the larger plan costs. */
  price: number
  billingPeriod: BillingPeriod
  anchorDay: number
  /** When the present period ends. */
  nextBillingAt: number
  now: number
}

/** The share of an amount for some of a period's seconds, in whole dong: half a dong is rounded up. */
function shareOf(amount: number, seconds: number, period: number): number {
  const [left, all] = [BigInt(seconds), BigInt(period)]
  return Number((BigInt(amount) * left * 2n + all) / (all * 2n))
}

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/**
 * What a larger plan costs now: its share for the rest of the period that is paid for, to the second, less what is left of the present plan. Never less
 * than nothing.
 */
export function resizeCharge({ paid, price, billingPeriod, anchorDay, nextBillingAt, now }: Upgrade): number {
  const startsAt = addMonths(nextBillingAt, billingPeriod === 'monthly' ? -1 : -12, anchorDay)
  const period = toSeconds(nextBillingAt - startsAt)
  const left = Math.min(period, Math.max(0, toSeconds(nextBillingAt - now)))
  return Math.max(0, shareOf(price, left, period) - shareOf(paid, left, period))
}
