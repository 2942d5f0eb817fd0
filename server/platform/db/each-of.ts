import type { Knex } from 'knex'
import type { Queries } from './database.ts'

/**
 * The rows that a query with a limit finds for each of some values, in one statement. A `whereIn` could not limit them for each value, and so would
 * read every row of a value that many have.
 */
export async function eachOf<Value>(
  queries: Queries,
  values: readonly Value[],
  // biome-ignore lint/suspicious/noExplicitAny: as in Queries.
  query: (value: Value) => Knex.QueryBuilder<any, any>,
): Promise<object[]> {
  const [first, ...others] = [...new Set(values)].map((value, index) => {
    // SQLite takes an order and a limit only in a query of its own. Knex takes one in place of a table's name.
    const part: unknown = query(value).as(`part_${index}`)
    return queries(part as string).select('*')
  })
  return first ? await first.unionAll(others) : []
}
