import { DAY_MS, startOfMonth } from '#contracts/rules/calendar.ts'
import type { WalletForecast, WalletHistory, WalletMonth } from '#contracts/wallet.ts'

/** How many months are shown: with the current one, and after it. */
const PAST = 4
const AHEAD = 2

/** The sums of a month in dong. */
export interface SpendingMonth {
  /** Its start in Asia/Ho_Chi_Minh, in ISO 8601. */
  month: string
  /** Without what was refunded; negative if more came back than was spent. */
  spent: number
  planned: number
  returned: number
  current: boolean
}

/** The past months with the present one, also those in which nothing moved, then those of which only the charges that fall due are known. */
export function monthSums(
  { months }: WalletHistory,
  forecast: WalletForecast | undefined,
  now: string,
): SpendingMonth[] {
  const present = startOfMonth(Date.parse(now))
  const due = dueByMonth(forecast)
  const sumsOf = (start: number, month?: WalletMonth): SpendingMonth => ({
    month: new Date(start).toISOString(),
    spent: Number(month?.spent ?? 0),
    planned: start < present ? 0 : (due.get(start) ?? 0),
    returned: Number(month?.refunded ?? 0),
    current: start === present,
  })
  const known = new Map(months.map((month) => [Date.parse(month.month), month]))
  const past: SpendingMonth[] = []
  for (let start = present; past.length < PAST; start = startOfMonth(start - 1))
    past.unshift(sumsOf(start, known.get(start)))
  if (due.size === 0) return past
  const ahead: SpendingMonth[] = []
  for (let start = nextMonth(present); ahead.length < AHEAD; start = nextMonth(start)) ahead.push(sumsOf(start))
  return [...past, ...ahead]
}

/** 32 days after the start of a month the next one has begun. */
const nextMonth = (start: number) => startOfMonth(start + 32 * DAY_MS)

function dueByMonth(forecast: WalletForecast | undefined): Map<number, number> {
  const due = new Map<number, number>()
  for (const { date, amount } of forecast?.lines ?? []) {
    const start = startOfMonth(Date.parse(date))
    due.set(start, (due.get(start) ?? 0) + Number(amount))
  }
  return due
}
