import { DEPOSIT_MIN } from './limits.ts'

// Amounts in integer dong. Calculated as bigint, which is exact for any amount; records contain them as decimal text.

/** The balance of a wallet after paying `cost`, negative if the balance is too low, and the amount that is missing. */
export function afterPaying(balance: bigint, cost: bigint): { after: bigint; shortfall: bigint } {
  const after = balance - cost
  return { after, shortfall: after < 0n ? -after : 0n }
}

/** The deposit that covers a shortfall: rounded up to a thousand dong, and not below the smallest deposit. */
export function depositFor(shortfall: bigint): bigint {
  const rounded = ((shortfall + 999n) / 1000n) * 1000n
  return rounded < DEPOSIT_MIN ? BigInt(DEPOSIT_MIN) : rounded
}
