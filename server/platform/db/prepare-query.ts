import type { Knex } from 'knex'
import type { Queries } from './queries.ts'
import { send } from './send.ts'

/** A query's text with its bindings: those that are the same in each run, and the places of the values in the others. */
interface Prepared {
  sql: string
  bindings: readonly (unknown | { value: number })[]
}

/** Stands for a value while the text is made: an integer, since knex takes nothing else as a limit, that no query contains. */
const standInFor = (index: number) => Number.MAX_SAFE_INTEGER - index

/** What the drivers return for a query: the rows, or, of MySQL, the rows first in a list. */
const rowsOf = (result: unknown[]) => (Array.isArray(result[0]) ? result[0] : result)

function prepare(query: Knex.QueryBuilder, count: number): Prepared {
  const { sql, bindings } = query.toSQL()
  const standIns = Array.from({ length: count }, (_, index) => standInFor(index))
  const missing = standIns.findIndex((standIn) => !bindings.includes(standIn))
  if (missing >= 0) throw new Error(`The value ${missing + 1} of a prepared query is not in it: ${sql}`)
  return {
    sql,
    bindings: bindings.map((binding) => {
      const value = standIns.indexOf(binding as number)
      return value < 0 ? binding : { value }
    }),
  }
}

/**
 * A query that many requests run and whose text is always the same: knex makes the text once, which otherwise takes longer than
 * running it. `build` is called once for each engine, with stand-ins for the values: it passes them on, and does not look at them.
 *
 * @example
 * const billsOf = prepareQuery((queries, userId: string, limit: number) =>
 *   queries('bills').where({ user_id: userId }).limit(limit))
 * const rows = await billsOf(queries, userId, 20)
 */
export function prepareQuery<Values extends readonly (string | number)[]>(
  build: (queries: Queries, ...values: Values) => Knex.QueryBuilder,
): <Row = object>(queries: Queries, ...values: Values) => Promise<Row[]> {
  const byDialect = new Map<string, Prepared>()

  function preparedFor(queries: Queries, count: number): Prepared {
    const { dialect } = queries.client
    const known = byDialect.get(dialect)
    if (known) return known
    const standIns = Array.from({ length: count }, (_, index) => standInFor(index)) as unknown as Values
    const made = prepare(build(queries, ...standIns), count)
    byDialect.set(dialect, made)
    return made
  }

  return async (queries, ...values) => {
    const { sql, bindings } = preparedFor(queries, values.length)
    const filled = bindings.map((binding) =>
      typeof binding === 'object' && binding !== null && 'value' in binding ? values[binding.value as number] : binding,
    )
    return rowsOf((await send(queries, { sql, bindings: filled })) as unknown[])
  }
}
