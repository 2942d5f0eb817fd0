import { DEPOSIT_MIN } from './limits.ts'

// Amounts are in integer dong. They are calculated as bigint, which is exact for any amount; records contain them as
// decimal text.

/** The balance of a wallet after paying `cost`, negative if the balance is too low, and the amount that is missing. */
export function afterPaying(balance: bigint, cost: bigint): { after: bigint; shortfall: bigint } {
  const after = balance - cost
  return { after, shortfall: after < 0n ? -after : 0n }
}

/** The deposit that covers a shortfall: exactly that, but not below the smallest deposit. */
export const depositFor = (shortfall: bigint): bigint => (shortfall < DEPOSIT_MIN ? BigInt(DEPOSIT_MIN) : shortfall)
