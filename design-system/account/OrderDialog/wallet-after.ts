import type { Quote } from '#contracts/offers.ts'
import { dayOfMonth } from '#contracts/rules/calendar.ts'
import type { BillingPeriod } from '#contracts/rules/price.ts'
import { chargesOfInstance, forecastOf } from '#contracts/rules/wallet-forecast.ts'
import type { WalletForecast } from '#contracts/wallet.ts'

export interface OrderedCharges {
  quote: Quote
  period: BillingPeriod
  /** The balance that the forecast must be of, and the one after the order; whole dong as decimal strings. */
  wallet: { before: string; after: string }
  /** What falls due without the order. */
  forecast: WalletForecast
  /** The current time, ISO 8601. */
  now: string
}

/**
 * Until when the wallet lasts once the order is paid, ISO 8601: the known charges, and those of the new instance, are paid from what is
 * left. Undefined where that is not known: for a trial, which may end without a charge; for a forecast of another balance; after the last
 * known charge; and if something is overdue already.
 */
export function lastsAfter({ quote, period, wallet, forecast, now }: OrderedCharges): string | undefined {
  if (quote.trialEndsAt !== null || forecast.balance !== wallet.before) return undefined
  const time = Date.parse(now)
  const known = forecast.lines.map(({ vpsId, date, amount }) => ({
    vpsId,
    at: Date.parse(date),
    amount: Number(amount),
  }))
  const regular = Number(quote.regularAmount)
  const added = chargesOfInstance(
    {
      id: '',
      status: 'active',
      trialEndsAt: null,
      billingPeriod: period,
      anchorDay: dayOfMonth(time),
      nextBillingAt: Date.parse(quote.nextCharge.date),
      listPrice: regular,
      discount: regular - Number(quote.nextCharge.amount),
      // The first discounted period is the one that is paid now.
      discountedPeriodsLeft: Math.max(0, quote.discountedPeriods - 1),
    },
    time,
    Date.parse(forecast.until),
  )
  const charges = [...known, ...added].sort((a, b) => a.at - b.at)
  const { lastsUntil } = forecastOf(Number(wallet.after), charges)
  return lastsUntil === null || lastsUntil < time ? undefined : new Date(lastsUntil).toISOString()
}
