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

/**
 * One page of everybody's rows with their owners, newest first. `search` finds ids, owners by email or name, and beginnings
 * of addresses.
 */
export async function listWithOwners<Row, Item extends { id: string }>(
  queries: Queries,
  { table, toRecord, addressColumn }: OwnedRows<Row, Item>,
  page: PageRequest,
  search: string | undefined,
): Promise<Page<Item & { owner: Owner }>> {
  const found = search ? await findOwned(queries, { table, addressColumn }, page, search) : null
  if (found?.ids.length === 0) return pageOf<Item & { owner: Owner }>([], page, found.stoppedAt)
  const query = queries(table)
    // Every row has an owner. A left join lets no planner begin with the users and sort all their rows.
    .leftJoin('users', 'users.id', `${table}.user_id`)
    .select(`${table}.*`, 'users.first_name', 'users.last_name', 'users.email')
    .orderBy(`${table}.id`, 'desc')
  if (found) query.whereIn(`${table}.id`, found.ids)
  else {
    query.limit(page.limit + 1)
    if (page.before !== undefined) query.where(`${table}.id`, '<', page.before)
  }
  const rows: (Row & OwnerColumns)[] = await query
  const owned = rows.map((row) => ({
    ...toRecord(row),
    owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
  }))
  return pageOf(owned, page, found?.stoppedAt)
}
