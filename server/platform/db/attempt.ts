import type { Knex } from 'knex'
import { Refusal } from '#server/platform/problems.ts'
import type { Phase } from './errors.ts'
import { markTransaction } from './inside-transaction.ts'
import type { DbTransaction } from './queries.ts'

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
export type Work<Result> = (transaction: DbTransaction) => Promise<Result>

/** Runs work in a transaction once: all of it is kept when this resolves. Rejects with `AttemptFailed`. */
export type Attempt = <Result>(work: Work<Result>) => Promise<Result>

/** The work, so that it may not use the database itself; after an unexpected error its connection is not used again. */
export const guarded = <Result>(work: Work<Result>, transaction: DbTransaction) =>
  markTransaction(transaction, async () => {
    try {
      return await work(transaction)
    } catch (error) {
      const isExpected = error instanceof Refusal || error instanceof RepeatTransaction
      if (!isExpected) await dispose(transaction)
      throw error
    }
  })

/** Marks the transaction's connection, so that the pool throws it away: after an unexpected error its state is unsure. */
async function dispose(transaction: DbTransaction): Promise<void> {
  const connection: { __knex__disposed?: string } = await transaction.client.acquireConnection()
  connection.__knex__disposed = 'an unexpected error in a transaction'
}

/**
 * Attempts in transactions of their own, each on a connection that it holds; its statements are said on what `on` makes of that. `begin`:
 * the statements that begin one.
 */
export function attemptAlone<Connection>(
  { client }: Knex,
  on: (connection: Connection) => DbTransaction,
  begin: readonly string[] = ['BEGIN'],
): Attempt {
  return async (work) => {
    let phase: Phase = 'begin'
    try {
      const connection: Connection = await client.acquireConnection()
      try {
        for (const statement of begin) await client.query(connection, statement)
        phase = 'work'
        const result = await guarded(work, on(connection))
        phase = 'commit'
        await client.query(connection, 'COMMIT')
        return result
      } catch (error) {
        // Where this fails too, the pool rolls back before it gives the connection to anybody else.
        if (phase === 'work') await client.query(connection, 'ROLLBACK').catch(() => {})
        throw error
      } finally {
        await client.releaseConnection(connection)
      }
    } catch (error) {
      throw new AttemptFailed(error, phase)
    }
  }
}
