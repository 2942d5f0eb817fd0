import { afterAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '#server/platform/testing/database-test-tools.ts'
import { createTable, flag, integer, nullable, text } from './columns.ts'
import { ddlOf } from './ddl.ts'

const { database, remove } = await createEmptyDatabase()
const { queries } = database
afterAll(remove)

const { text: varchar, whole, tableOptions } = ddlOf(database.dialect)
await queries.raw(`
  CREATE TABLE bills (
    id ${varchar(8)} NOT NULL PRIMARY KEY,
    is_open ${whole} NOT NULL,
    amount ${whole} NOT NULL,
    paid_at ${whole} NULL,
    noted_by ${varchar(8)} NULL
  ) ${tableOptions}`)

const bills = createTable('bills', {
  id: text('id'),
  isOpen: flag('is_open'),
  amount: integer('amount'),
  paidAt: nullable(integer('paid_at')),
})

test('what is inserted is read again as it was, alone or with others', async () => {
  const open = { id: 'a', isOpen: true, amount: 900_000_000_000_000, paidAt: null }
  const paid = { id: 'b', isOpen: false, amount: -1, paidAt: 0 }
  const last = { id: 'c', isOpen: false, amount: 0, paidAt: 1 }
  await bills.insert(queries, open)
  await bills.insert(queries, paid, last)
  const rows: object[] = await queries('bills').orderBy('id')
  expect(rows.map(bills.toRecord)).toEqual([open, paid, last])
})

test('a number that cannot be held exactly is refused', () => {
  const row = { id: 'd', is_open: 1, amount: '9007199254740993', paid_at: null }
  expect(() => bills.toRecord(row)).toThrow('Not a whole number')
})

test('a column that is not declared stays as the table has it', async () => {
  expect(await queries('bills').where({ id: 'a' }).first('noted_by')).toEqual({ noted_by: null })
})
