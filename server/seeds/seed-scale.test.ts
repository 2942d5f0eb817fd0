// @module-tag mariadb
import { expect, test } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { bulkLoad } from '#server/platform/db/bulk-load.ts'
import { toSafeInteger } from '#server/platform/db/database.ts'
import { readSchema } from '#server/platform/db/testing/schema-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { scaleRows } from './seed-scale.ts'

const hashes = { admin: 'a', customer: 'b', others: 'c' }
const rowsOf = (seed: number) => [
  ...scaleRows({ users: 300, transactions: 900, seed, now: Date.parse('2026-11-01T00:00:00.000Z'), hashes }),
]

test('a filled database contains every row once, its books agree, and its schema is unchanged', async () => {
  const { database, remove } = await createTestDatabase()
  const { queries } = database
  const schema = await readSchema(database)
  const rows = rowsOf(1)
  let reported = 0
  await bulkLoad(
    database,
    () => rows,
    (count) => {
      reported = count
    },
  )

  expect(reported).toBe(rows.flatMap((batch) => batch.rows).length)
  for (const [table, batches] of Map.groupBy(rows, (batch) => batch.table)) {
    const { total } = (await queries(table).count({ total: '*' }).first()) ?? {}
    const system = table === 'accounts' ? 11 : 0
    expect([table, toSafeInteger(total) - system]).toEqual([table, batches.flatMap((batch) => batch.rows).length])
  }
  expect(await checkLedger(queries)).toEqual([])
  expect(await readSchema(database)).toEqual(schema)
  const orphan = { id: 'x', user_id: 'nobody', subject: '', category: '', priority: '', status: '', created_at: 0 }
  await expect(queries('tickets').insert(orphan)).rejects.toThrow(/foreign key/i)
  await remove()
})

test('the same seed generates the same rows, and another seed other rows', () => {
  expect(rowsOf(1)).toEqual(rowsOf(1))
  expect(rowsOf(2)).not.toEqual(rowsOf(1))
})
