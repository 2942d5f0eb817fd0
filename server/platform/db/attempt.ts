import type { Knex } from 'knex'
import { Refusal } from '#server/platform/problems.ts'
import type { Phase } from './errors.ts'
import { markTransaction } from './inside-transaction.ts'

/** Thrown in a transaction's work when another one won the race for a unique key: run again, it finds that one's row. */
export class RepeatTransaction extends Error {}

/** Why one run of a transaction failed, and how far it had come. */
export class AttemptFailed extends Error {
  readonly error: unknown
  readonly phase: Phase

  constructor(error: unknown, phase: Phase) {
    super('A transaction failed')
    this.error = error
    this.phase = phase
  }
}

/** What a transaction does: statements on the transaction that it is given. */
export type Work<Result> = (transaction: Knex.Transaction) => Promise<Result>

/** Runs work in a transaction once: all of it is kept when this resolves. Rejects with `AttemptFailed`. */
export type Attempt = <Result>(work: Work<Result>) => Promise<Result>

/** The work, so that it may not use the database itself; after an unexpected error its connection is not used again. */
export const guarded = <Result>(work: Work<Result>, transaction: Knex.Transaction) =>
  markTransaction(async () => {
    try {
      return await work(transaction)
    } catch (error) {
      const isExpected = error instanceof Refusal || error instanceof RepeatTransaction
      if (!isExpected) await dispose(transaction)
      throw error
    }
  })

/** Marks the transaction's connection, so that the pool throws it away: after an unexpected error its state is unsure. */
async function dispose(transaction: Knex.Transaction): Promise<void> {
  const connection: { __knex__disposed?: string } = await transaction.client.acquireConnection()
  connection.__knex__disposed = 'an unexpected error in a transaction'
}

/** An attempt in a transaction of its own. Knex's callback form is the only one that rejects when COMMIT fails. */
export function attemptAlone(queries: Knex): Attempt {
  return async (work) => {
    let phase: Phase = 'begin'
    let cause: unknown
    try {
      return await queries.transaction(async (transaction) => {
        phase = 'work'
        const result = await guarded(work, transaction).catch((error: unknown) => {
          cause = error
          throw error
        })
        phase = 'commit'
        return result
      })
    } catch (outer) {
      // ROLLBACK's own failure may stand before the error that led to it, and a BEGIN that failed behind another one.
      const beginFailed = cause instanceof Error && /Transaction query already complete/.test(cause.message)
      throw new AttemptFailed(cause === undefined || beginFailed ? outer : cause, beginFailed ? 'begin' : phase)
    }
  }
}
