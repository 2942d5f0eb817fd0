import { DEPOSIT_MIN } from './limits.ts'

// Whole dong. Reckoned as bigint, which is exact whatever the amount; records hold it as decimal text.

/** What a wallet holds after `cost` was taken from it, below zero when it holds too little, and what it lacks. */
export function afterPaying(balance: bigint, cost: bigint): { after: bigint; shortfall: bigint } {
  const after = balance - cost
  return { after, shortfall: after < 0n ? -after : 0n }
}

/** The top-up that covers a shortfall: rounded up to a thousand dong, never below the smallest one. */
export function topUpFor(shortfall: bigint): bigint {
  const rounded = ((shortfall + 999n) / 1000n) * 1000n
  return rounded < DEPOSIT_MIN ? BigInt(DEPOSIT_MIN) : rounded
}
