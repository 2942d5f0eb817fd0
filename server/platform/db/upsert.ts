import type { Table } from './columns.ts'
import type { DbTransaction } from './database.ts'
import { send } from './send.ts'

/** What becomes of a column of a row that exists: the given value, the sum of both, or the greater one. */
export type Merge = 'given' | 'sum' | 'greatest'

/**
 * Inserts rows in one statement, or changes those whose key exists, column by column. Two transactions that change the same rows do so in the same
 * order if the records are sorted by the key, and so cannot wait for each other.
 */
export async function upsert<Item>(
  tx: DbTransaction,
  { name, columnNames, toCells }: Pick<Table<Item>, 'name' | 'columnNames' | 'toCells'>,
  records: readonly Item[],
  key: readonly string[],
  mergeOf: (column: string) => Merge,
): Promise<void> {
  if (records.length === 0) return
  const isMysql = tx.client.dialect === 'mysql'
  const changes = columnNames
    .filter((column) => !key.includes(column))
    .map((column) => {
      const stored = `${name}.${column}`
      const given = isMysql ? `VALUES(${column})` : `excluded.${column}`
      const merged = {
        given,
        sum: `${stored} + ${given}`,
        greatest: isMysql ? `GREATEST(${stored}, ${given})` : `MAX(${stored}, ${given})`,
      }
      return `${column} = ${merged[mergeOf(column)]}`
    })
  const row = `(${columnNames.map(() => '?').join(', ')})`
  const onConflict = isMysql ? 'ON DUPLICATE KEY UPDATE' : `ON CONFLICT (${key.join(', ')}) DO UPDATE SET`
  const values = records.map(() => row).join(', ')
  const sql = `INSERT INTO ${name} (${columnNames.join(', ')}) VALUES ${values} ${onConflict} ${changes.join(', ')}`
  await send(tx, { sql, bindings: records.flatMap((record) => toCells(record)) })
}
