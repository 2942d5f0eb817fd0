// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '#server/platform/testing/database-test-tools.ts'
import { createTable, flag, integer, nullable, varchar } from './columns.ts'
import { ddlOf } from './ddl.ts'

const { database, remove } = await createEmptyDatabase()
const { queries } = database
afterAll(remove)

const ddl = ddlOf(database.dialect)
await queries.raw(`
  CREATE TABLE bills (
    id ${ddl.varchar(8)} NOT NULL PRIMARY KEY,
    is_open ${ddl.integer} NOT NULL,
    amount ${ddl.integer} NOT NULL,
    paid_at ${ddl.integer} NULL,
    noted_by ${ddl.varchar(8)} NULL
  ) ${ddl.tableOptions}`)

const bills = createTable('bills', {
  id: varchar('id'),
  isOpen: flag('is_open'),
  amount: integer('amount'),
  paidAt: nullable(integer('paid_at')),
})

test('records inserted alone or together are read as they were', async () => {
  const open = { id: 'a', isOpen: true, amount: 900_000_000_000_000, paidAt: null }
  const paid = { id: 'b', isOpen: false, amount: -1, paidAt: 0 }
  const last = { id: 'c', isOpen: false, amount: 0, paidAt: 1 }
  await bills.insert(queries, open)
  await bills.insert(queries, paid, last)
  const rows: object[] = await queries('bills').orderBy('id')
  expect(rows.map(bills.toRecord)).toEqual([open, paid, last])
})

test('a number that cannot be represented exactly is refused', () => {
  const row = { id: 'd', is_open: 1, amount: '9007199254740993', paid_at: null }
  expect(() => bills.toRecord(row)).toThrow('Not a safe integer')
})

test('an undeclared column keeps its default', async () => {
  expect(await queries('bills').where({ id: 'a' }).first('noted_by')).toEqual({ noted_by: null })
})

test('the cells of a record are in the order of the names of the columns', () => {
  expect(bills.columnNames).toEqual(['id', 'is_open', 'amount', 'paid_at'])
  expect(bills.toCells({ paidAt: null, amount: 5, isOpen: true, id: 'e' })).toEqual(['e', 1, 5, null])
})
