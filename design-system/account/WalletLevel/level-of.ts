import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { chargesUntilShortfall } from '#ds/account/charges-until-shortfall.ts'
import type { LevelData, LevelKind, LevelPoint } from '#ds/domain/LevelChart/index.ts'

/** How far the chart looks ahead, in days. */
const AHEAD_MIN = 30
const AHEAD_MAX = 180

const inMs = (iso: string) => Date.parse(iso)
const inIso = (time: number) => new Date(time).toISOString()

export interface LevelOptions {
  /** The present, in ISO 8601. */
  now: string
  /** What a transaction was, in a few words. */
  nameOf: (transaction: WalletTransaction) => string
  /** The words of a charge that the wallet cannot pay; `missing` is in dong. */
  flagOf: (missing: number) => string
}

/**
 * The balance over time: as it was, as it is, and as the known charges lower it until the wallet cannot pay one. It looks so far ahead that
 * this charge is shown, if that is within half a year.
 */
export function levelOf(
  history: WalletHistory,
  forecast: WalletForecast,
  { now, nameOf, flagOf }: LevelOptions,
): LevelData {
  const past = pastOf(history, nameOf)
  // What has just moved may be newer than the time that the page knows.
  const present = Math.max(inMs(now), ...past.map(({ at }) => inMs(at)))
  const end = present + aheadOf(forecast, present)
  return {
    from: history.from,
    to: inIso(end),
    now: inIso(present),
    start: Number(history.startBalance),
    points: [...past, ...plannedOf(forecast, present, flagOf).filter(({ at }) => inMs(at) <= end)],
  }
}

function pastOf({ startBalance, transactions }: WalletHistory, nameOf: LevelOptions['nameOf']): LevelPoint[] {
  let level = Number(startBalance)
  return transactions.map((transaction) => {
    const { id, amount, createdAt, settledAt, balanceAfter } = transaction
    const change = Number(amount)
    level = balanceAfter ? Number(balanceAfter) : level + change
    return { id, at: settledAt ?? createdAt, kind: kindOf(transaction), label: nameOf(transaction), change, level }
  })
}

function kindOf({ type, amount }: WalletTransaction): LevelKind {
  if (type === 'refund') return 'return'
  if (type === 'withdrawal') return BigInt(amount) < 0n ? 'moved' : 'return'
  return BigInt(amount) < 0n ? 'fall' : 'rise'
}

function plannedOf({ balance, lines }: WalletForecast, present: number, flagOf: LevelOptions['flagOf']): LevelPoint[] {
  let level = Number(balance)
  return chargesUntilShortfall(lines).map(({ date, vpsId, name, amount, balanceAfter }) => {
    const change = -Number(amount)
    const point = { id: `${vpsId} ${date}`, at: inIso(Math.max(inMs(date), present)), label: name, change }
    if (balanceAfter === null) return { ...point, kind: 'shortfall', level, flag: flagOf(-change - level) }
    level = Number(balanceAfter)
    return { ...point, kind: 'planned', level }
  })
}

/** How far ahead to look, in milliseconds. */
function aheadOf({ lines, lastsUntil }: WalletForecast, present: number): number {
  if (lines.length === 0) return AHEAD_MIN * DAY_MS
  // There is some space after the last day, for its words.
  const needed = lastsUntil === null ? Number.POSITIVE_INFINITY : (inMs(lastsUntil) - present) * 1.1
  return Math.min(Math.max(needed, AHEAD_MIN * DAY_MS), AHEAD_MAX * DAY_MS)
}
