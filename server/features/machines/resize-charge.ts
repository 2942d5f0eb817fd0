import { addMonths, DAY_MS } from '#contracts/rules/calendar.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'

/** What a larger plan is charged for. Money in integer dong, times in milliseconds. */
interface Upgrade {
  /** What was paid for the present period. */
  paid: number
  /** What a period of the larger plan costs. */
  price: number
  billingPeriod: BillingPeriod
  anchorDay: number
  /** When the last period ends that is paid for. */
  nextBillingAt: number
  /** When it was ordered. A trial that is paid for before its end begins then: its days cost nothing. */
  createdAt: number
  now: number
}

/** The share of an amount for some of a period's seconds, in whole dong: half a dong is rounded up. */
function shareOf(amount: number, seconds: number, period: number): number {
  const [left, all] = [BigInt(seconds), BigInt(period)]
  return Number((BigInt(amount) * left * 2n + all) / (all * 2n))
}

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/**
 * What a larger plan costs now: its share for the rest of the present period, to the second, and all of the later ones that are paid for, less what is left of the present
 * plan. Never less than nothing.
 */
export function resizeCharge({
  paid,
  price,
  billingPeriod,
  anchorDay,
  nextBillingAt,
  createdAt,
  now,
}: Upgrade): number {
  const months = billingPeriod === 'monthly' ? 1 : 12
  const before = (periods: number) => addMonths(nextBillingAt, -periods * months, anchorDay)
  let ahead = 0
  while (before(ahead + 1) > now) ahead += 1
  const later = ahead * (price - paid)
  const [startsAt, endsAt] = [before(ahead + 1), before(ahead)]
  // What is paid for begins only after the present, with the end of a trial.
  if (startsAt < createdAt - DAY_MS) return Math.max(0, later)
  const period = toSeconds(endsAt - startsAt)
  const left = Math.max(0, toSeconds(endsAt - now))
  return Math.max(0, shareOf(price, left, period) - shareOf(paid, left, period) + later)
}
