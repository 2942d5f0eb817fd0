import { dataOf, loadErrorOf, mapResource, type Resource } from '#ds/hooks/resource.ts'

/** The first rows of a list; if there are more, how many, and where all of them are. */
export interface FirstRows<Row> {
  rows: readonly Row[]
  total?: number | undefined
  allHref?: string | undefined
}

/** The same with other rows. */
export const withRows = <Row, Other>(
  resource: Resource<FirstRows<Row>>,
  other: (row: Row) => Other,
): Resource<FirstRows<Other>> => mapResource(resource, ({ rows, ...rest }) => ({ ...rest, rows: rows.map(other) }))

/** The rows of two lists as one: what has come is shown, also when the other one could not be loaded. */
export function joined<Row>(
  first: Resource<FirstRows<Row>>,
  second: Resource<FirstRows<Row>>,
): Resource<FirstRows<Row>> {
  const known = [first, second].flatMap((resource) => dataOf(resource) ?? [])
  const error = loadErrorOf(first, second)
  if (error && known.every(({ rows }) => rows.length === 0)) return { status: 'error', ...error }
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading' }
  const sumOf = (count: (list: FirstRows<Row>) => number) => known.reduce((sum, list) => sum + count(list), 0)
  return {
    status: 'ready',
    data: {
      rows: known.flatMap(({ rows }) => rows),
      ...(known.some(({ total }) => total !== undefined) && {
        total: sumOf(({ rows, total = 0 }) => total || rows.length),
      }),
      allHref: known.find(({ allHref }) => allHref)?.allHref,
    },
    ...(error && { stale: error }),
  }
}
