import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { chargesUntilShortfall } from '#ds/account/charges-until-shortfall.ts'

/** From so many days before the wallet runs out on, it is said loudly. */
const LOW_DAYS = 14
/** Two years, less the time since the forecast was made. */
const TWO_YEARS_DAYS = 729

/** How long a wallet lasts if nothing is paid in. */
export type BalanceForecast =
  /** Nothing is going to be charged. */
  | { kind: 'nothing-due' }
  /** The wallet pays for every charge that is known, until this time; `isLong` says that this is two years. */
  | { kind: 'beyond'; until: string; isLong: boolean }
  /** The first charge that it cannot pay, what is left by then, in dong, and how soon that is. */
  | {
      kind: 'until'
      at: string
      name: string
      amount: string
      left: string
      urgency: 'later' | 'soon' | 'overdue'
    }

/** Returns how long a balance lasts. */
export function balanceForecast({ balance, until, lines }: WalletForecast, now: string): BalanceForecast {
  if (lines.length === 0) return { kind: 'nothing-due' }
  const known = chargesUntilShortfall(lines)
  const short = known.at(-1)
  if (short?.balanceAfter !== null)
    return { kind: 'beyond', until, isLong: Date.parse(until) - Date.parse(now) >= TWO_YEARS_DAYS * DAY_MS }
  const left = known.at(-2)?.balanceAfter ?? balance
  const urgency = urgencyOf(Date.parse(short.date) - Date.parse(now))
  return { kind: 'until', at: short.date, name: short.name, amount: short.amount, left, urgency }
}

function urgencyOf(inMs: number) {
  if (inMs < 0) return 'overdue'
  return inMs <= LOW_DAYS * DAY_MS ? 'soon' : 'later'
}
