import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { ddlOf } from '#server/platform/db/ddl.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { readSchema, type Schema } from '#server/platform/db/testing/schema-test-tools.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import {
  createEmptyDatabase,
  createEmptyFile,
  type TestDatabase,
} from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { migrations } from './index.ts'

const clock = createManualClock()
const { database, remove } = await createTestDatabase()
afterAll(remove)
const today = await readSchema(database)

test('steps are taken once, one that was not noted is taken again without harm, and a newer database is refused', async () => {
  expect(await migrate(database, migrations, clock)).toEqual([])

  const lost = migrations.slice(0, -1).map(({ name }) => name)
  await database.queries('schema_migrations').whereIn('name', lost).whereNot({ name: '002-system-accounts' }).delete()
  expect(await migrate(database, migrations, clock)).toEqual(lost.filter((name) => name !== '002-system-accounts'))

  await database.queries('schema_migrations').insert({ name: '999-from-tomorrow', applied_at: clock.now() })
  await expect(migrate(database, migrations, clock)).rejects.toThrow('newer than this version')
})

test('each step is one statement for both dialects, under a name of its own', () => {
  expect(new Set(migrations.map(({ name }) => name))).toHaveProperty('size', migrations.length)
  for (const { up } of migrations)
    for (const dialect of ['sqlite', 'mysql'] as const)
      expect(up(ddlOf(dialect)).trim()).toMatch(/^(CREATE TABLE|CREATE INDEX|INSERT INTO|ALTER TABLE)[^;]+$/)
})

describe('the schema', () => {
  const made: TestDatabase[] = []
  afterEach(() => Promise.all(made.splice(0).map((empty) => empty.remove())))
  const kept = (empty: TestDatabase): Database => {
    made.push(empty)
    return empty.database
  }

  test('is read as it is', () => {
    const { postings, user_terms: terms, idempotency_keys: keys } = today
    expect(postings).toEqual({
      columns: {
        id: { kind: 'text', isNullable: false, default: null },
        journal_id: { kind: 'text', isNullable: false, default: null },
        account_id: { kind: 'text', isNullable: false, default: null },
        amount: { kind: 'whole', isNullable: false, default: null },
        balance_after: { kind: 'whole', isNullable: true, default: null },
      },
      primaryKey: ['id'],
      uniqueKeys: ['account_id, id', 'journal_id, account_id'],
      indexes: [],
      foreignKeys: ['account_id -> accounts.id', 'journal_id -> journals.id'],
    })
    expect([terms?.primaryKey, terms?.indexes]).toEqual([['term', 'user_id'], []])
    expect(keys?.indexes).toEqual(['idempotency_keys_by_age: created_at'])
  })

  // A run on MariaDB has both engines at hand; one on SQLite may be on a machine without MariaDB.
  test.runIf(inject('mariadbPort') !== undefined)('from empty is the same on both engines', async () => {
    const file = kept(createEmptyFile())
    await migrate(file, migrations, clock)
    expect(await readSchema(file)).toEqual(today)
  })

  /** Where each of its versions ends: the last step of each group, but for today's. */
  const versions = [...Map.groupBy(migrations, ({ name }) => name.slice(0, 3)).keys()].slice(0, -1)

  test.each(versions)('of version %s becomes that of today, and keeps its rows', async (version) => {
    const old = kept(await createEmptyDatabase())
    const steps = migrations.filter(({ name }) => name.slice(0, 3) <= version)
    await migrate(old, steps, clock)
    const schema = await readSchema(old)
    const rows = await fill(old, schema)
    expect(rows.size).toBe(Object.keys(schema).length - 1)

    const taken = await migrate(old, migrations, clock)
    expect(taken).toEqual(migrations.slice(steps.length).map(({ name }) => name))
    expect(await readSchema(old)).toEqual(today)
    for (const [table, row] of rows) {
      const kept = Object.entries(row).filter(([column]) => today[table]?.columns[column])
      expect(await old.queries(table).where(Object.fromEntries(kept))).toHaveLength(1)
    }
  })
})

/**
 * Puts one row into each table: `x` in every text, 1 in every number, so that what refers to another row refers to that
 * one. Answers the rows.
 */
async function fill({ queries }: Database, schema: Schema): Promise<Map<string, Record<string, unknown>>> {
  const rows = new Map<string, Record<string, unknown>>()
  const waiting = Object.keys(schema).filter((table) => table !== 'schema_migrations')
  for (let table = waiting.shift(); table; table = waiting.shift()) {
    const { columns = {}, foreignKeys = [] } = schema[table] ?? {}
    const isReady = foreignKeys.every((key) => rows.has(/-> (\w+)\./.exec(key)?.[1] ?? ''))
    if (!isReady) {
      waiting.push(table)
      continue
    }
    const row = Object.fromEntries(Object.entries(columns).map(([name, { kind }]) => [name, kind === 'text' ? 'x' : 1]))
    await queries(table).insert(row)
    rows.set(table, row)
  }
  return rows
}
