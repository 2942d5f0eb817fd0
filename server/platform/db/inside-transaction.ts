import { AsyncLocalStorage } from 'node:async_hooks'

/** One run of a transaction's work. */
interface Run {
  tx: { client: unknown }
  isOver: boolean
}

const inside = new AsyncLocalStorage<Run>()

/** Runs the work of a transaction so that the guards below recognise it. */
export async function markTransaction<Result>(tx: Run['tx'], work: () => Promise<Result>): Promise<Result> {
  const run = { tx, isOver: false }
  try {
    return await inside.run(run, work)
  } finally {
    run.isOver = true
  }
}

/**
 * Throws when called from the work of a transaction. Taking a second connection there would wait forever on SQLite,
 * whose pool has one connection, and its statements would run outside the transaction on MySQL.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('A query of the database itself inside a transaction: pass the transaction on')
}

/** Throws unless called from the work of this client's transaction: afterwards another transaction may use its connection. */
export function refuseOutsideTransaction(client: unknown): void {
  const run = inside.getStore()
  if (!run || run.isOver || run.tx.client !== client) throw new Error('A statement of a transaction that is over')
}
