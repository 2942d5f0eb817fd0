import type { Knex } from 'knex'
import { Refusal } from '#server/platform/problems.ts'
import type { Phase } from './errors.ts'
import { markTransaction } from './inside-transaction.ts'
import type { DbTransaction } from './queries.ts'

/** Thrown by a transaction's work when another one won the race for a unique key. The retry finds the other one's row. */
export class RetryTransaction extends Error {}

/** The error of one run of a transaction, and how far it had come. */
export class AttemptFailed extends Error {
  readonly error: unknown
  readonly phase: Phase

  constructor(error: unknown, phase: Phase) {
    super('A transaction failed')
    this.error = error
    this.phase = phase
  }
}

/** The work of a transaction: statements on the transaction passed to it. */
export type Work<Result> = (tx: DbTransaction) => Promise<Result>

/** Runs work in a transaction once. All of it is committed when this resolves. Rejects with `AttemptFailed`. */
export type Attempt = <Result>(work: Work<Result>) => Promise<Result>

/** Runs the work so that it cannot use the database outside its transaction. After an unexpected error the connection is not reused. */
export const guarded = <Result>(work: Work<Result>, tx: DbTransaction) =>
  markTransaction(tx, async () => {
    try {
      return await work(tx)
    } catch (error) {
      const isExpected = error instanceof Refusal || error instanceof RetryTransaction
      if (!isExpected) await dispose(tx)
      throw error
    }
  })

/** Marks the transaction's connection for disposal by the pool, since its state is unknown after an unexpected error. */
async function dispose(tx: DbTransaction): Promise<void> {
  const connection: { __knex__disposed?: string } = await tx.client.acquireConnection()
  connection.__knex__disposed = 'an unexpected error in a transaction'
}

/**
 * Runs each attempt in its own transaction, on a connection that it holds. `on` makes the object for its statements from the connection;
 * `begin` has the statements that begin the transaction.
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
        // If this fails too, the pool rolls back before it hands out the connection again.
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
