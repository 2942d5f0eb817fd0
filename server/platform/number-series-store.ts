import type { DbTransaction } from '#server/platform/db/database.ts'
import { toSafeInteger } from '#server/platform/db/database.ts'

/** The series of numbers that people say, each with the letters before them. */
const letters = { request: 'YC' } as const
type SeriesName = keyof typeof letters

/**
 * Takes the next number of a series. Others that take one wait until the transaction ends, so that no number is skipped or given
 * twice.
 */
export async function nextNumber(tx: DbTransaction, name: SeriesName): Promise<number> {
  await tx('number_series').where({ name }).increment('last_number', 1)
  const row = await tx('number_series').where({ name }).first('last_number')
  return toSafeInteger(row?.last_number)
}

/** A number as it is shown and said: `YC-118`. */
export const numberText = (name: SeriesName, number: number) => `${letters[name]}-${number}`
