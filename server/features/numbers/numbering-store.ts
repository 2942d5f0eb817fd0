import { usersTable } from '#server/features/users/users-store.ts'
import { instancesTable } from '#server/features/vps/instances-store.ts'
import { transactionsTable } from '#server/features/wallet/transactions-store.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import { nextNumber, progressOf, setProgress } from '#server/platform/number-series-store.ts'

/** The tables whose records get numbers, apart from tickets, whose numbers are in a series. */
export const numberedTables = [usersTable, instancesTable, transactionsTable]
type Numbered = (typeof numberedTables)[number]

/** A record that may have no number. */
interface Row {
  id: string
  number: unknown
}

/** Up to when all records of a table have numbers, in milliseconds. */
export const numberedUntil = async (queries: Queries, table: Numbered): Promise<number> =>
  (await progressOf(queries, table.name)) ?? 0

/** Remembers that all records up to this time have numbers. */
export const setNumberedUntil = (queries: Queries, table: Numbered, at: number): Promise<void> =>
  setProgress(queries, table.name, at)

/** The records after an id, oldest first, with their numbers. */
export const recordsAfter = (queries: Queries, table: Numbered, after: string, limit: number): Promise<Row[]> =>
  table
    .joinNumbers(queries(table.name).select(`${table.name}.id`))
    .where(`${table.name}.id`, '>', after)
    .orderBy(`${table.name}.id`)
    .limit(limit) as unknown as Promise<Row[]>

/** Gives a record its number, unless another server has just done so. Returns whether it did. */
export async function numberRecord(tx: DbTransaction, table: Numbered, id: string): Promise<boolean> {
  if (await tx(table.numbers.table).where({ record_id: id }).first('number')) return false
  await table.giveNumber(tx, id).catch((error: unknown) => {
    throw isDuplicate(error) ? new RetryTransaction() : error
  })
  return true
}

/** The ids of the oldest tickets without numbers. */
export const ticketsWithoutNumber = (queries: Queries, limit: number): Promise<string[]> =>
  queries('tickets').whereNull('number').orderBy('id').limit(limit).pluck('id')

/** Gives a ticket its number, unless another server has just done so. Returns whether it did. */
export async function numberTicket(tx: DbTransaction, id: string): Promise<boolean> {
  const unnumbered = () => tx('tickets').where({ id }).whereNull('number')
  if (!(await unnumbered().forUpdate().first('id'))) return false
  await unnumbered().update({ number: await nextNumber(tx, 'request') })
  return true
}
