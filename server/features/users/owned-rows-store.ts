import type { Knex } from 'knex'
import type { RowOwner } from '#contracts/admin.ts'
import { findOwned, type OwnedTable } from '#server/features/search/search-store.ts'
import type { Table } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { NumberedTable } from '#server/platform/db/numbered-table-store.ts'
import { prepareQuery } from '#server/platform/db/prepare-query.ts'
import { AFTER_ALL_IDS, type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { findFiltered, type RowFilter } from './filtered-rows-store.ts'

/** A record with the user that it belongs to. */
export type Owned<Item> = Item & { owner: RowOwner }

interface OwnerColumns {
  first_name: string
  last_name: string
  email: string
}

/** A feature's table for the lists below. */
interface OwnedRowsSpec<Item> extends Omit<OwnedTable, 'table'> {
  table: Pick<Table<Item>, 'name' | 'toRecord'> &
    Pick<NumberedTable<Item>, 'numbers'> &
    Partial<Pick<NumberedTable<Item>, 'joinNumbers'>>
}

/** Such a table with the queries for its newest rows, which most lists are. */
export interface OwnedRows<Item> extends OwnedRowsSpec<Item> {
  newestOf: (queries: Queries, userId: string, before: string, limit: number) => Promise<object[]>
  newest: (queries: Queries, before: string, limit: number) => Promise<OwnerColumns[]>
}

/** Declares a feature's table for the lists below. */
export function ownedRowsOf<Item>(spec: OwnedRowsSpec<Item>): OwnedRows<Item> {
  const { table, only = {} } = spec
  const id = `${table.name}.id`
  const newest = (rows: Knex.QueryBuilder, before: string, limit: number) =>
    rows.where(id, '<', before).orderBy(id, 'desc').limit(limit)
  return {
    ...spec,
    newestOf: prepareQuery((queries, userId: string, before: string, limit: number) =>
      newest(selectFrom(queries, table).where(`${table.name}.user_id`, userId), before, limit),
    ),
    newest: prepareQuery((queries, before: string, limit: number) =>
      newest(joinOwners(queries, table).where(only), before, limit),
    ),
  }
}

/** A query for rows with their numbers. */
const selectFrom = <Item>(queries: Queries, { name, joinNumbers = (query) => query }: OwnedRows<Item>['table']) =>
  joinNumbers(queries(name).select(`${name}.*`))

/** Every row has an owner, but the left join keeps the query planner from starting with the users and sorting all their rows. */
const joinOwners = <Item>(queries: Queries, table: OwnedRows<Item>['table']) =>
  selectFrom(queries, table)
    .leftJoin('users', 'users.id', `${table.name}.user_id`)
    .select('users.first_name', 'users.last_name', 'users.email')

/** One page of a customer's rows, newest first. */
export async function listOfUser<Item extends { id: string }>(
  queries: Queries,
  { table, newestOf }: OwnedRows<Item>,
  userId: string,
  page: PageRequest,
): Promise<Page<Item>> {
  const rows = await newestOf(queries, userId, page.before ?? AFTER_ALL_IDS, page.limit + 1)
  return pageOf(rows.map(table.toRecord), page)
}

const withOwner = <Item extends { id: string }>(item: Item, row: OwnerColumns): Owned<Item> => ({
  ...item,
  owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
})

/**
 * One page of all customers' rows with their owners, newest first. `search` finds ids, numbers, owners by email or name, and beginnings
 * of IP addresses.
 */
export async function listWithOwners<Item extends { id: string }>(
  queries: Queries,
  owned: OwnedRows<Item>,
  page: PageRequest,
  search: string | undefined,
): Promise<Page<Owned<Item>>> {
  const { table } = owned
  const found = search ? await findOwned(queries, owned, page, search) : null
  if (found?.ids.length === 0) return pageOf<Owned<Item>>([], page, found.stoppedAt)
  const rows = found
    ? await joinOwners(queries, table).whereIn(`${table.name}.id`, found.ids).orderBy(`${table.name}.id`, 'desc')
    : await owned.newest(queries, page.before ?? AFTER_ALL_IDS, page.limit + 1)
  return pageOf(
    rows.map((row: OwnerColumns) => withOwner(table.toRecord(row), row)),
    page,
    found?.stoppedAt,
  )
}

/** One page of all customers' rows with their owners, filtered and sorted. */
export async function listFiltered<Item extends { id: string }>(
  queries: Queries,
  owned: OwnedRows<Item>,
  filter: RowFilter,
  limit: number,
): Promise<Page<Owned<Item>>> {
  const { ids, nextCursor } = await findFiltered(queries, owned.table.name, filter, limit)
  const byId = new Map((await findWithOwners(queries, owned, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), nextCursor }
}

/** The rows with these ids and their owners, in no particular order; unknown ids are left out. */
export async function findWithOwners<Item extends { id: string }>(
  queries: Queries,
  { table }: OwnedRows<Item>,
  ids: readonly string[],
): Promise<Owned<Item>[]> {
  if (ids.length === 0) return []
  const query = joinOwners(queries, table).whereIn(`${table.name}.id`, [...ids])
  const rows: OwnerColumns[] = await query
  return rows.map((row) => withOwner(table.toRecord(row), row))
}
