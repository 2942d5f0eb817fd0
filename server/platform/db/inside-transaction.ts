import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/** Runs the work of a transaction, so that `refuseInsideTransaction` knows. */
export const markTransaction = <Result>(work: () => Promise<Result>) => inside.run(true, work)

/**
 * Throws when called from the work of a transaction. Taking a second connection there would wait for ever on SQLite,
 * whose pool is one connection, and would escape the transaction elsewhere.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error('A query of the database itself inside a transaction: pass the transaction on')
}
