import { topUpForMonths } from '#contracts/rules/wallet-forecast.ts'
import type { WalletForecast } from '#contracts/wallet.ts'

/** A top-up after which the wallet lasts so many months longer. */
export interface SuggestedTopUp {
  months: number
  /** Whole dong as a decimal string. */
  amount: string
  /** Until when it then lasts, in ISO 8601; undefined if no charge is known that it cannot pay. */
  lastsUntil: string | undefined
}

const MONTHS = [1, 3, 6]

/** Top-ups for some months; none if the wallet pays for everything that is known. */
export function topUpsOf({ balance, until, lines }: WalletForecast): SuggestedTopUp[] {
  const charges = lines.map(({ vpsId, date, amount }) => ({ vpsId, at: Date.parse(date), amount: Number(amount) }))
  const all = MONTHS.flatMap((months): SuggestedTopUp[] => {
    const topUp = topUpForMonths(Number(balance), charges, { months, until: Date.parse(until) })
    if (!topUp) return []
    const lastsUntil = topUp.lastsUntil === null ? undefined : new Date(topUp.lastsUntil).toISOString()
    return [{ months, amount: String(topUp.amount), lastsUntil }]
  })
  // The smallest deposit may last for all of them.
  return all.filter(({ amount }, index) => all.findIndex((one) => one.amount === amount) === index)
}
