import type { DbTransaction } from '#server/platform/db/database.ts'
import { toSafeInteger } from '#server/platform/db/database.ts'

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
