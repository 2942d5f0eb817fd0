import { type DbTransaction, type Queries, RetryTransaction, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

/** The series whose numbers have no gaps. */
type SeriesName = 'request'

/**
 * Takes the next number of a series. Others that take one wait until the transaction ends, so that no number is skipped or given
 * twice: nothing for a transaction that moves money, whose records have a `NumberedTable`.
 */
export async function nextNumber(tx: DbTransaction, name: SeriesName): Promise<number> {
  await tx('number_series').where({ name }).increment('last_number', 1)
  const row = await tx('number_series').where({ name }).first('last_number')
  return toSafeInteger(row?.last_number)
}

/** The row that says how far something has come that happens once to all records: it is in the table of the series. */
const progressName = (of: string) => ({ name: `until:${of}` })

/** How far something has come that happens once to all records; null if it has not begun. */
export async function progressOf(queries: Queries, of: string): Promise<number | null> {
  const row = await queries('number_series').where(progressName(of)).first('last_number')
  return row ? toSafeInteger(row.last_number) : null
}

/** Remembers how far something has come that has begun. */
export async function setProgress(queries: Queries, of: string, until: number): Promise<void> {
  await queries('number_series').where(progressName(of)).update({ last_number: until })
}

/** Remembers that something has begun, unless another server does at the same time. */
export async function beginProgress(tx: DbTransaction, of: string): Promise<void> {
  await tx('number_series')
    .insert({ ...progressName(of), last_number: 0 })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new RetryTransaction() : error
    })
}
