import type { WalletForecast } from '#contracts/wallet.ts'
import { chargesUntilShortfall } from '#ds/account/charges-until-shortfall.ts'

/** A balance as the known charges lower it. */
export interface BalanceSteps {
  /** What is left now, then after each charge that the wallet pays, in dong. */
  levels: readonly bigint[]
  /** What is missing for the first charge that it cannot pay; absent if it pays all of them. */
  missing?: bigint
}

/** The levels of a forecast, at most `most` of them: with the first and the last, evenly chosen between. */
export function balanceSteps({ balance, lines }: Pick<WalletForecast, 'balance' | 'lines'>, max: number): BalanceSteps {
  const known = chargesUntilShortfall(lines)
  const paid = known.flatMap(({ balanceAfter }) => (balanceAfter === null ? [] : [BigInt(balanceAfter)]))
  const all = [BigInt(balance), ...paid]
  const last = all.length - 1
  const count = Math.min(all.length, max)
  const levels = Array.from(
    { length: count },
    (_, step) => all[Math.round((step * last) / Math.max(count - 1, 1))] ?? 0n,
  )
  const short = known.at(-1)
  return short?.balanceAfter === null ? { levels, missing: BigInt(short.amount) - (all[last] ?? 0n) } : { levels }
}
