import { AsyncLocalStorage } from 'node:async_hooks'

/** One run of a transaction's work. */
interface Run {
  transaction: { client: unknown }
  isOver: boolean
}

const inside = new AsyncLocalStorage<Run>()

/** Runs the work of a transaction, so that the guards below know. */
export async function markTransaction<Result>(
  transaction: Run['transaction'],
  work: () => Promise<Result>,
): Promise<Result> {
  const run = { transaction, isOver: false }
  try {
    return await inside.run(run, work)
  } finally {
    run.isOver = true
  }
}

/**
 * Throws when called from the work of a transaction. Taking a second connection there would wait for ever on SQLite,
 * whose pool is one connection, and would escape the transaction elsewhere.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('A query of the database itself inside a transaction: pass the transaction on')
}

/** Throws unless called from the work of this client's transaction: its connection may be somebody else's by now. */
export function refuseOutsideTransaction(client: unknown): void {
  const run = inside.getStore()
  if (!run || run.isOver || run.transaction.client !== client)
    throw new Error('A statement of a transaction that is over')
}
