import type { AttemptCounts } from '#server/platform/attempt-counts-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { networkOf } from '#server/platform/networks.ts'

/** Limits the guesses at something of a person who is known already: a code, or the password of their account. */
export interface GuessLimits {
  /**
   * Counts a guess before it is checked, so that of concurrent ones none is too many. Throws a 429 when no further one is allowed, and counts
   * nothing then. Its transaction ends before the check.
   */
  take(tx: DbTransaction, userId: string, address: string): Promise<void>
  /** Takes back a guess that was right, and forgets the wrong ones of the same network. */
  succeed(tx: DbTransaction, userId: string, address: string): Promise<void>
}

interface GuessLimitsDeps {
  counts: AttemptCounts
  /** What is guessed, such as `code`. */
  what: string
}

/** The guesses allowed in a quarter of an hour: from one network, and from all together. */
const MAX = { network: 10, all: 30 }

export function createGuessLimits({ counts, what }: GuessLimitsDeps): GuessLimits {
  const keysOf = (userId: string, address: string) =>
    [`guess ${what} ${userId} ${networkOf(address)}`, `guess ${what} ${userId}`] as const
  return {
    async take(tx, userId, address) {
      const [fromHere = 0, all = 0] = await counts.add(tx, keysOf(userId, address))
      if (fromHere > MAX.network || all > MAX.all) throw counts.refusal()
    },
    async succeed(tx, userId, address) {
      const [fromHere, all] = keysOf(userId, address)
      await counts.clear(tx, fromHere)
      await counts.undo(tx, [all])
    },
  }
}
