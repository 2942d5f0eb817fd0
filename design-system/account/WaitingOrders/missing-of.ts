import type { WaitingOrder } from '#contracts/waiting-orders.ts'

/** An order that waits, and what the wallet lacks for it. */
export interface MissingFor {
  order: WaitingOrder
  /** Whole dong as a decimal string; `0` once the balance suffices, undefined while the balance is unknown. */
  missing: string | undefined
}

/**
 * The orders that still wait, the one whose price is held for the shortest time first, each with what the wallet lacks for it. The balance is
 * counted once: it pays for the first one first, as the server does.
 */
export function missingOf(orders: readonly WaitingOrder[], balance: string | undefined): MissingFor[] {
  const waiting = orders
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt) || a.id.localeCompare(b.id))
  if (balance === undefined) return waiting.map((order) => ({ order, missing: undefined }))
  let left = BigInt(balance)
  return waiting.map((order) => {
    const rest = left - BigInt(order.total)
    left = rest < 0n ? 0n : rest
    return { order, missing: rest < 0n ? String(-rest) : '0' }
  })
}
