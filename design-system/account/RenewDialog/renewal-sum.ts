import { addMonths, dayOfMonth } from '#contracts/rules/calendar.ts'
import type { Vps } from '#contracts/vps.ts'
import type { ForecastLine } from '#contracts/wallet.ts'

/** What decides about the price of the next periods. */
export type RenewedVps = Pick<Vps, 'id' | 'price' | 'nextCharge' | 'nextBillingDate' | 'createdAt' | 'billingPeriod'>

/** What some periods cost together, and until when an instance is paid for then. */
export interface RenewalSum {
  /** Whole dong. */
  total: bigint
  /** ISO 8601. */
  until: string
}

const DAY_MS = 86_400_000

/** The day of the month on which periods begin: that of the due date, unless that is the end of a month which was too short for it. */
function anchorDayOf({ nextBillingDate, createdAt }: RenewedVps): number {
  const due = Date.parse(nextBillingDate)
  const isEndOfMonth = dayOfMonth(due + DAY_MS) === 1
  return isEndOfMonth ? Math.max(dayOfMonth(due), dayOfMonth(Date.parse(createdAt))) : dayOfMonth(due)
}

/**
 * What an instance's next periods cost: the wallet's forecast knows each of them, with the discounts that end. Of one that is not in it, which its customer
 * renews by hand, the price is known.
 */
export function renewalSum(vps: RenewedVps, periods: number, forecast: readonly ForecastLine[] = []): RenewalSum {
  const known = forecast.filter(({ vpsId }) => vpsId === vps.id)
  const amountOf = (index: number) => known[index]?.amount ?? (index === 0 ? vps.nextCharge?.amount : undefined)
  const total = Array.from({ length: periods }, (_, index) => BigInt(amountOf(index) ?? vps.price)).reduce(
    (sum, amount) => sum + amount,
    0n,
  )
  const months = periods * (vps.billingPeriod === 'monthly' ? 1 : 12)
  const until = addMonths(Date.parse(vps.nextBillingDate), months, anchorDayOf(vps))
  return { total, until: new Date(until).toISOString() }
}
