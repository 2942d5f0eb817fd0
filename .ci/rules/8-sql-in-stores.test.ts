import { expect, test } from 'vitest'
import { sqlInStores } from './8-sql-in-stores.ts'
import { faults } from './fixture.ts'

const inFile = (path: string, text: string) => faults(sqlInStores, { [path]: `${text}\n` })
const service = (text: string) => inFile('server/features/wallet/service.ts', text)
const store = (text: string) => inFile('server/features/wallet/wallet-store.ts', text)

test.each([
  ["import type { Knex } from 'knex'", 'Only stores contain SQL'],
  ["import Database from 'better-sqlite3'", 'Only platform/db uses a driver'],
  ["db.raw('select 1')", 'This is SQL'],
  ["run('SELECT id FROM users')", 'This is SQL'],
  ["if (dialect === 'mysql') go()", 'names a dialect'],
  ['await database.transaction()', 'without a callback'],
  ["await database.queries('users').where({ id })", 'This is a query'],
  ["await tx('accounts').insert(row)", 'This is a query'],
])('%s is not allowed in a service: %s', (text, fault) => {
  expect(service(text)).toContainEqual(expect.stringContaining(fault))
})

test.each(["import mysql from 'mysql2/promise'", "if (client === 'sqlite3') go()", 'db.transaction(work)'])(
  '%s is not allowed in a store either',
  (text) => {
    expect(store(text).length).toBeGreaterThan(0)
  },
)

test('transactions must have a callback, everywhere', () => {
  const database = (text: string) => inFile('server/platform/db/database.ts', text)
  expect(database('const trx = await knex.transaction()')).toEqual([expect.stringContaining('without a callback')])
  expect(database('await trx.commit()')).toEqual([expect.stringContaining('by hand')])
  expect(database('await trx.rollback()')).toEqual([expect.stringContaining('by hand')])
  expect(database("knex.transaction(work)\nimport Database from 'better-sqlite3'\nexport const d = 'mysql'")).toEqual(
    [],
  )
})

test('stores, migrations and seeds may contain SQL, and sentences with similar words are allowed', () => {
  const text =
    "import type { Knex } from 'knex'\ndb.raw('SELECT id FROM users')\ncreateTable('users')\nqueries('users').first()"
  expect(store(text)).toEqual([])
  expect(inFile('server/migrations/001.ts', text)).toEqual([])
  expect(inFile('server/seeds/demo.ts', text)).toEqual([])
  expect(service('database.transaction(async (tx) => {})')).toEqual([])
  expect(service("say('Select a plan from the list', express.raw({ limit: 1 }))")).toEqual([])
})

test('a store uses the tables of its own feature, of features below it, and of the platform', () => {
  const declare = (name: string) => `createTable('${name}', {})\n`
  const inWallet = (text: string) =>
    faults(sqlInStores, {
      'server/features/wallet/wallet-store.ts': `${declare('postings')}${text}\n`,
      'server/features/users/users-store.ts': declare('users'),
      'server/features/vps/instances-store.ts': declare('instances'),
      'server/platform/audit-store.ts': declare('audit_log'),
    })
  for (const table of ['postings', 'users', 'audit_log']) expect(inWallet(`queries('${table}').first()`)).toEqual([])
  const stray = [expect.stringContaining('The table instances belongs to server/features/vps/')]
  expect(inWallet("await tx('instances').first()")).toEqual(stray)
  expect(inWallet("queries('postings').join('instances', 'instances.id', 'postings.id')")).toEqual(stray)
  expect(inWallet("rowsWithout(queries, 'instances')")).toEqual(stray)
  expect(inWallet("queries('purses').first()")).toEqual([expect.stringContaining('The table purses is not declared')])
})
