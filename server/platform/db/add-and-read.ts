import type { Knex } from 'knex'
import { type DbTransaction, whole } from './database.ts'
import { send } from './send.ts'

/** What MySQL answers to an update. */
interface Changed {
  affectedRows: number
  insertId: unknown
}

/**
 * Adds to a number of the row that a query finds, and answers what it is then; null when there is no such row. One statement,
 * where others wait for the row: SQLite's RETURNING, and on MySQL, which has none, its register for a number that the next answer
 * carries. For numbers that are never below zero.
 */
export async function addAndRead(
  transaction: DbTransaction,
  rows: Knex.QueryBuilder,
  column: string,
  amount: number,
): Promise<number | null> {
  if (transaction.client.dialect !== 'mysql') {
    const [row] = await rows.update({ [column]: transaction.raw('?? + ?', [column, amount]) }, [column])
    return row ? whole(row[column]) : null
  }
  const update = rows.update({ [column]: transaction.raw('LAST_INSERT_ID(?? + ?)', [column, amount]) })
  const [{ affectedRows, insertId }] = (await send(transaction, update.toSQL())) as [Changed]
  return affectedRows === 1 ? whole(insertId) : null
}
