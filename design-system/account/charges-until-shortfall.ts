import type { ForecastLine } from '#contracts/wallet.ts'

/** The charges that the wallet pays, and the first one that it cannot: what follows depends on whether somebody tops up. */
export function chargesUntilShortfall(lines: readonly ForecastLine[]): readonly ForecastLine[] {
  const first = lines.findIndex(({ balanceAfter }) => balanceAfter === null)
  return first < 0 ? lines : lines.slice(0, first + 1)
}
