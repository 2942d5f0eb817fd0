// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '#server/platform/testing/database-test-tools.ts'
import { ddlOf } from './ddl.ts'
import { prepareQuery } from './prepare-query.ts'

const { database, remove } = await createEmptyDatabase()
const { queries } = database
afterAll(remove)

const ddl = ddlOf(database.dialect)
await queries.raw(`
  CREATE TABLE bills (id ${ddl.varchar(8)} NOT NULL PRIMARY KEY, owner ${ddl.varchar(8)} NOT NULL, amount ${ddl.integer} NOT NULL)
  ${ddl.tableOptions}`)
await queries('bills').insert([
  { id: 'a', owner: 'an', amount: 1 },
  { id: 'b', owner: 'an', amount: 2 },
  { id: 'c', owner: 'an', amount: 0 },
  { id: 'd', owner: 'bo', amount: 3 },
])

test('a prepared query gets its values in their places, whatever their order, and made once it is not built again', async () => {
  let builds = 0
  const largest = prepareQuery((from, limit: number, owner: string) => {
    builds += 1
    return from('bills').where({ owner }).where('amount', '>', 0).orderBy('amount', 'desc').limit(limit).select('id')
  })
  expect(await largest(queries, 5, 'an')).toEqual([{ id: 'b' }, { id: 'a' }])
  expect(await largest(queries, 1, 'an')).toEqual([{ id: 'b' }])
  expect(await largest(queries, 5, 'bo')).toEqual([{ id: 'd' }])
  expect(await largest(queries, 5, 'cy')).toEqual([])
  expect(builds).toBe(1)
})

test('in a transaction it reads what the transaction wrote', async () => {
  const amountOf = prepareQuery((from, id: string) => from('bills').where({ id }).select('amount'))
  await database.transaction(async (tx) => {
    await tx('bills').where({ id: 'a' }).update({ amount: 7 })
    expect(await amountOf(tx, 'a')).toEqual([{ amount: 7 }])
  })
})

test('a value that the query does not use is an error', async () => {
  const all = prepareQuery((from, _owner: string) => from('bills'))
  await expect(all(queries, 'an')).rejects.toThrow('The value 1 of a prepared query is not in it')
})
