import { findOwned } from '#server/features/auth/search-store.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/** Whom a row of the back-office belongs to. */
export interface Owner {
  firstName: string
  lastName: string
  email: string
}

interface OwnerColumns {
  first_name: string
  last_name: string
  email: string
}

/** A table whose rows belong to users (`user_id`), with ids that grow with time; how one of its rows is read. */
export interface OwnedRows<Row, Item extends { id: string }> {
  table: 'instances' | 'tickets' | 'transactions'
  toRecord: (row: Row) => Item
  /** Only rows with these values, in columns that an index holds before `id`. Default: all. */
  only?: Readonly<Record<string, string | null>>
  /** The column of its network address, if it has one; every address is there once. */
  addressColumn?: 'ip_address'
}

/** One page of a customer's rows, newest first. */
export async function listOfUser<Row, Item extends { id: string }>(
  queries: Queries,
  { table, toRecord }: OwnedRows<Row, Item>,
  userId: string,
  page: PageRequest,
): Promise<Page<Item>> {
  const query = queries(table)
    .where({ user_id: userId })
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.before !== undefined) query.where('id', '<', page.before)
  const rows: Row[] = await query
  return pageOf(rows.map(toRecord), page)
}

/** Every row has an owner, but a left join keeps the planner from starting with the users and sorting all their rows. */
const joinOwners = (queries: Queries, table: OwnedRows<never, never>['table']) =>
  queries(table)
    .leftJoin('users', 'users.id', `${table}.user_id`)
    .select(`${table}.*`, 'users.first_name', 'users.last_name', 'users.email')

const withOwner = <Item extends { id: string }>(item: Item, row: OwnerColumns): Item & { owner: Owner } => ({
  ...item,
  owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
})

/**
 * One page of everybody's rows with their owners, newest first. `search` finds ids, owners by email or name, and beginnings
 * of addresses.
 */
export async function listWithOwners<Row, Item extends { id: string }>(
  queries: Queries,
  { table, toRecord, only = {}, addressColumn }: OwnedRows<Row, Item>,
  page: PageRequest,
  search: string | undefined,
): Promise<Page<Item & { owner: Owner }>> {
  const found = search ? await findOwned(queries, { table, only, addressColumn }, page, search) : null
  if (found?.ids.length === 0) return pageOf<Item & { owner: Owner }>([], page, found.stoppedAt)
  const query = joinOwners(queries, table).orderBy(`${table}.id`, 'desc')
  if (found) query.whereIn(`${table}.id`, found.ids)
  else {
    query.where(only).limit(page.limit + 1)
    if (page.before !== undefined) query.where(`${table}.id`, '<', page.before)
  }
  const rows: (Row & OwnerColumns)[] = await query
  return pageOf(
    rows.map((row) => withOwner(toRecord(row), row)),
    page,
    found?.stoppedAt,
  )
}

/** The rows of these ids with their owners, in no particular order; ids that are not there are left out. */
export async function findWithOwners<Row, Item extends { id: string }>(
  queries: Queries,
  { table, toRecord }: OwnedRows<Row, Item>,
  ids: readonly string[],
): Promise<(Item & { owner: Owner })[]> {
  if (ids.length === 0) return []
  const query = joinOwners(queries, table).whereIn(`${table}.id`, [...ids])
  const rows: (Row & OwnerColumns)[] = await query
  return rows.map((row) => withOwner(toRecord(row), row))
}
