import type { BulkRows } from '#server/platform/db/bulk-load.ts'
import type { Cell, Table } from '#server/platform/db/columns.ts'

/** The number of rows in a batch. */
const BATCH = 5000
/**
 * The number of rows in a sorted batch. It is large, since such a table is stored in the order of its key; the other tables are stored
 * in the order of their ids, which is that of time.
 */
const SORTED_BATCH = 500_000

/** Adds the row of a record to its table. */
export type Put = <Item>(table: RowTable<Item>, record: Item) => void

type RowTable<Item> = Pick<Table<Item>, 'name' | 'columnNames' | 'toCells'>

interface Batch {
  table: Pick<Table<never>, 'name' | 'columnNames'>
  rows: Cell[][]
}

/**
 * Collects rows into batches, one table per batch. `sorted` maps the names of tables to the columns that the rows of their batches are
 * sorted by.
 */
export function createBatches(sorted: ReadonlyMap<string, string>) {
  const open = new Map<string, Batch>()
  const full: BulkRows[] = []
  const toBulk = ({ table: { name, columnNames }, rows }: Batch): BulkRows => ({
    table: name,
    columns: columnNames,
    rows: sorted.has(name) ? inOrder(rows, columnNames.indexOf(sorted.get(name) ?? '')) : rows,
  })

  const put: Put = (table, record) => {
    const batch = open.get(table.name) ?? { table, rows: [] }
    open.set(table.name, batch)
    batch.rows.push(table.toCells(record))
    if (batch.rows.length < (sorted.has(table.name) ? SORTED_BATCH : BATCH)) return
    full.push(toBulk(batch))
    open.delete(table.name)
  }

  return {
    put,
    /** Takes the batches that are full. */
    takeFull: () => full.splice(0),
    /** Takes the batches that are not full, at the end. */
    takeRest: () => [...open.values()].map(toBulk),
  }
}

/** Sorts rows by the cells of a column; those that share one keep their order. */
function inOrder(rows: Cell[][], column: number): Cell[][] {
  const groups = Map.groupBy(rows, (row) => String(row[column]))
  return [...groups.keys()].sort().flatMap((value) => groups.get(value) ?? [])
}
