import { expect, test } from 'vitest'
import { sqlInStores } from './8-sql-in-stores.ts'
import { faults } from './fixture.ts'

const inFile = (path: string, text: string) => faults(sqlInStores, { [path]: `${text}\n` })
const service = (text: string) => inFile('server/features/wallet/service.ts', text)
const store = (text: string) => inFile('server/features/wallet/wallet-store.ts', text)

test.each([
  ["import type { Knex } from 'knex'", 'Only stores speak SQL'],
  ["import Database from 'better-sqlite3'", 'Only platform/db knows a driver'],
  ["db.raw('select 1')", 'This is SQL'],
  ["run('SELECT id FROM users')", 'This is SQL'],
  ["if (dialect === 'mysql') go()", 'names a dialect'],
  ['await database.transaction()', 'without a callback'],
  ["await database.queries('users').where({ id })", 'This is a query'],
  ["await transaction('accounts').insert(row)", 'This is a query'],
])('%s is refused in a service: %s', (text, fault) => {
  expect(service(text)).toContainEqual(expect.stringContaining(fault))
})

test.each(["import mysql from 'mysql2/promise'", "if (client === 'sqlite3') go()", 'db.transaction(work)'])(
  '%s is refused in a store too',
  (text) => {
    expect(store(text).length).toBeGreaterThan(0)
  },
)

test('transactions are callbacks, everywhere', () => {
  const database = (text: string) => inFile('server/platform/db/database.ts', text)
  expect(database('const trx = await knex.transaction()')).toEqual([expect.stringContaining('without a callback')])
  expect(database('await trx.commit()')).toEqual([expect.stringContaining('by hand')])
  expect(database('await trx.rollback()')).toEqual([expect.stringContaining('by hand')])
  expect(database("knex.transaction(work)\nimport Database from 'better-sqlite3'\nexport const d = 'mysql'")).toEqual(
    [],
  )
})

test('stores, migrations and seeds speak SQL; sentences that sound like it are no SQL', () => {
  const text = "import type { Knex } from 'knex'\ndb.raw('SELECT id FROM users')\nqueries('users').first()"
  expect(store(text)).toEqual([])
  expect(inFile('server/migrations/001.ts', text)).toEqual([])
  expect(inFile('server/seeds/demo.ts', text)).toEqual([])
  expect(service('database.transaction(async (transaction) => {})')).toEqual([])
  expect(service("say('Select a plan from the list', express.raw({ limit: 1 }))")).toEqual([])
})
