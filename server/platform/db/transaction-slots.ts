import { Refusal } from '#server/platform/problems.ts'

/**
 * Bounds the number of transactions that hold or wait for connections at the same time, in total and per key (a wallet's owner), so
 * that one locked row never takes the entire pool. Transactions of one key wait for each other, and those of other keys overtake them.
 */
export interface TransactionSlots {
  /**
   * Waits for a slot and resolves with a function that releases it. Rejects with a 503 `busy` when too many of the same key are
   * waiting. Without a key only the total limit applies.
   */
  take(key?: string): Promise<() => void>
}

interface SlotsOptions {
  /** How many transactions may run at the same time. */
  total: number
  /** How many of them may have the same key. */
  perKey: number
  /** How many of the same key may wait; the next one is refused. */
  waitingPerKey: number
}

interface Waiter {
  key: string | undefined
  enter: () => void
}

/** Counts by key, without keeping keys whose count is zero. */
function createTally() {
  const counts = new Map<string, number>()
  return {
    of: (key: string | undefined) => (key === undefined ? 0 : (counts.get(key) ?? 0)),
    add(key: string | undefined, change: 1 | -1) {
      if (key === undefined) return
      const count = (counts.get(key) ?? 0) + change
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}

export function createTransactionSlots({ total, perKey, waitingPerKey }: SlotsOptions): TransactionSlots {
  const runningOf = createTally()
  const waitingOf = createTally()
  const queue: Waiter[] = []
  let taken = 0

  const hasRoom = (key: string | undefined) => taken < total && runningOf.of(key) < perKey

  function enter(key: string | undefined): () => void {
    taken += 1
    runningOf.add(key, 1)
    return () => {
      taken -= 1
      runningOf.add(key, -1)
      admit()
    }
  }

  /** Admits waiting transactions in the order of arrival, as far as there is room for their keys. */
  function admit(): void {
    for (let index = 0; index < queue.length && taken < total; ) {
      const waiter = queue[index]
      if (!waiter || !hasRoom(waiter.key)) {
        index += 1
        continue
      }
      queue.splice(index, 1)
      waitingOf.add(waiter.key, -1)
      waiter.enter()
    }
  }

  return {
    async take(key) {
      if (hasRoom(key)) return enter(key)
      if (waitingOf.of(key) >= waitingPerKey) throw new Refusal('busy', { retryAfter: 1 })
      waitingOf.add(key, 1)
      return new Promise((resolve) => queue.push({ key, enter: () => resolve(enter(key)) }))
    },
  }
}
