import type { Knex } from 'knex'
import { LIST_COUNT_MAX } from '#contracts/rules/limits.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { type Position, positionCursor } from '#server/platform/sorted-pages.ts'

/** How a page of rows is filtered and sorted, so that it takes the same time wherever it is and however many rows there are. */
export interface RowFilter {
  /**
   * The rows that are listed: those of any of these parts. A part has values of columns, which begin an index that continues with `column`
   * and the id.
   */
  parts: readonly Readonly<Record<string, string | number | null>>[]
  /** What the rows are sorted by: a column with numbers, or their ids, which is the order of their creation. */
  column: string
  direction: 'asc' | 'desc'
  /** The limits of the sorted column, both included. */
  from?: string | number | undefined
  to?: string | number | undefined
  /** A further condition, which nearly all rows within these limits meet. */
  only?: ((rows: Knex.QueryBuilder) => void) | undefined
  /** Where the page before ended. */
  after: Position | null
}

interface Found {
  ids: string[]
  nextCursor: string | null
}

/** Finds one page of rows. Each part is read as far as one page needs, and they are merged. */
export async function findFiltered(queries: Queries, table: string, filter: RowFilter, limit: number): Promise<Found> {
  const { parts, direction } = filter
  const found: Position[] = []
  // They are read one after the other: in parallel, they would take all connections.
  for (const part of parts) found.push(...(await pageOfPart(queries, table, part, filter, limit + 1)))
  const sign = direction === 'asc' ? 1 : -1
  const sorted = found.sort((a, b) => sign * ((a.value ?? 0) - (b.value ?? 0) || (a.id < b.id ? -1 : 1)))
  const shown = sorted.slice(0, limit)
  const last = shown.at(-1)
  return { ids: shown.map(({ id }) => id), nextCursor: sorted.length > limit && last ? positionCursor(last) : null }
}

/**
 * Counts the rows that a filter lists, so that it takes the same time however many there are: up to `LIST_COUNT_MAX`, of which one more stands for all that
 * is more.
 */
export async function countFiltered(queries: Queries, table: string, filter: RowFilter): Promise<number> {
  let counted = 0
  for (const part of filter.parts) {
    const left = LIST_COUNT_MAX + 1 - counted
    if (left === 0) break
    // Counted by the database, the rows that a limit leaves would be a table of their own, for which knex has no type.
    const ids: string[] = await rowsOfPart(queries, table, part, filter).limit(left).pluck('id')
    counted += ids.length
  }
  return counted
}

/** The rows of a part within the limits of the filter. */
function rowsOfPart(
  queries: Queries,
  table: string,
  part: Readonly<Record<string, string | number | null>>,
  { column, from, to, only }: RowFilter,
): Knex.QueryBuilder {
  const query = queries(table).where(part)
  if (from !== undefined) query.where(column, '>=', from)
  if (to !== undefined) query.where(column, '<=', to)
  only?.(query)
  return query
}

async function pageOfPart(
  queries: Queries,
  table: string,
  part: Readonly<Record<string, string | number | null>>,
  filter: RowFilter,
  limit: number,
): Promise<Position[]> {
  const { column, direction, after } = filter
  const isById = column === 'id'
  const beyond = direction === 'asc' ? '>' : '<'
  const rows = () => rowsOfPart(queries, table, part, filter)
  const read = async (query: Knex.QueryBuilder, count: number): Promise<Position[]> => {
    query.orderBy(column, direction).limit(count)
    if (!isById) query.orderBy('id', direction)
    const read: { id: string; value: unknown }[] = await query.select('id', `${column} as value`)
    return read.map(({ id, value }) => ({ id, value: isById ? null : toSafeInteger(value) }))
  }
  if (after === null) return read(rows(), limit)
  if (isById) return read(rows().where('id', beyond, after.id), limit)
  // The rest of the rows with the same value comes first. One condition for both would not be a range of the index.
  const same = await read(rows().where(column, after.value).where('id', beyond, after.id), limit)
  if (same.length === limit) return same
  return [...same, ...(await read(rows().where(column, beyond, after.value), limit - same.length))]
}
