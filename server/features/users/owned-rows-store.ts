import type { RowOwner } from '#contracts/admin.ts'
import { findOwned, type OwnedTable } from '#server/features/search/search-store.ts'
import type { Table } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { NumberedTable } from '#server/platform/db/numbered-table-store.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'
import { findFiltered, type RowFilter } from './filtered-rows-store.ts'

/** A record with the user that it belongs to. */
export type Owned<Item> = Item & { owner: RowOwner }

interface OwnerColumns {
  first_name: string
  last_name: string
  email: string
}

/** A feature's table for the lists below. */
export interface OwnedRows<Item> extends Omit<OwnedTable, 'table'> {
  table: Pick<Table<Item>, 'name' | 'toRecord'> &
    Pick<NumberedTable<Item>, 'numbers'> &
    Partial<Pick<NumberedTable<Item>, 'joinNumbers'>>
}

/** A query for rows with their numbers. */
const selectFrom = <Item>(queries: Queries, { name, joinNumbers = (query) => query }: OwnedRows<Item>['table']) =>
  joinNumbers(queries(name).select(`${name}.*`))

/** One page of a customer's rows, newest first. */
export async function listOfUser<Item extends { id: string }>(
  queries: Queries,
  { table }: OwnedRows<Item>,
  userId: string,
  page: PageRequest,
): Promise<Page<Item>> {
  const query = selectFrom(queries, table)
    .where({ [`${table.name}.user_id`]: userId })
    .orderBy(`${table.name}.id`, 'desc')
    .limit(page.limit + 1)
  if (page.before !== undefined) query.where(`${table.name}.id`, '<', page.before)
  const rows: object[] = await query
  return pageOf(rows.map(table.toRecord), page)
}

/** Every row has an owner, but the left join keeps the query planner from starting with the users and sorting all their rows. */
const joinOwners = <Item>(queries: Queries, table: OwnedRows<Item>['table']) =>
  selectFrom(queries, table)
    .leftJoin('users', 'users.id', `${table.name}.user_id`)
    .select('users.first_name', 'users.last_name', 'users.email')

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
  { table, kind, only = {}, addressColumn }: OwnedRows<Item>,
  page: PageRequest,
  search: string | undefined,
): Promise<Page<Owned<Item>>> {
  const found = search ? await findOwned(queries, { table, kind, only, addressColumn }, page, search) : null
  if (found?.ids.length === 0) return pageOf<Owned<Item>>([], page, found.stoppedAt)
  const query = joinOwners(queries, table).orderBy(`${table.name}.id`, 'desc')
  if (found) query.whereIn(`${table.name}.id`, found.ids)
  else {
    query.where(only).limit(page.limit + 1)
    if (page.before !== undefined) query.where(`${table.name}.id`, '<', page.before)
  }
  const rows: OwnerColumns[] = await query
  return pageOf(
    rows.map((row) => withOwner(table.toRecord(row), row)),
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
