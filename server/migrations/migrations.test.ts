// @module-tag mariadb
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { ddlOf } from '#server/platform/db/ddl.ts'
import { groupNeededBy, groupOf, type Migration, migrate, requireSchema } from '#server/platform/db/migrate-store.ts'
import { readSchema, type Schema } from '#server/platform/db/testing/schema-test-tools.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import {
  createEmptyDatabase,
  createEmptyFile,
  openForTest,
  type TestDatabase,
} from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { migrations } from './index.ts'

const clock = createManualClock()
const { database, remove } = await createTestDatabase()
afterAll(remove)
const currentSchema = await readSchema(database)

/** The last group that may contract the schema freely: from the next one on, two versions may run at the same time. */
const LAST_FREE_GROUP = 9

/** The statements with which the code of the previous version keeps working. A new column is nullable or has a default. */
const expansion =
  /^(CREATE TABLE IF NOT EXISTS|CREATE INDEX|INSERT INTO|UPDATE |ALTER TABLE \w+ ADD COLUMN \w+ \S+( NULL$| NOT NULL DEFAULT \S+$))/

test('steps are run once, and one that was not recorded is run again without harm', async () => {
  expect(await migrate(database, migrations, clock)).toEqual([])

  const names = migrations.slice(0, -1).map(({ name }) => name)
  const unrecorded = names.filter(
    (name) =>
      ![
        '002-system-accounts',
        '017-promotions-account',
        '033-gateway-accounts',
        '035-pending-withdrawals-account',
      ].includes(name),
  )
  await database.queries('schema_migrations').whereIn('name', unrecorded).delete()
  expect(await migrate(database, migrations, clock)).toEqual(unrecorded)
})

describe('a database that a later version has migrated', () => {
  const record = (name: string) => database.queries('schema_migrations').insert({ name, applied_at: clock.now() })
  afterEach(() => database.queries('schema_migrations').where('name', '>=', '900').delete())

  test('is accepted if it was only expanded', async () => {
    await record('999-from-tomorrow')
    expect(await migrate(database, migrations, clock)).toEqual([])
    await requireSchema(database, migrations)
  })

  test('is accepted if the removed columns or tables have been unused since a group that this version has', async () => {
    const newest = Math.max(...migrations.map(({ name }) => groupOf(name)))
    await record(`999-drop-something-needs-${String(newest).padStart(3, '0')}`)
    expect(await migrate(database, migrations, clock)).toEqual([])
  })

  test('is refused if this version may use the removed columns or tables', async () => {
    await record('999-drop-something-needs-998')
    await expect(migrate(database, migrations, clock)).rejects.toThrow(
      'too new for this version of Sen Cloud: it has the step "999-drop-something-needs-998"',
    )
    await expect(requireSchema(database, migrations)).rejects.toThrow('too new for this version')
  })
})

test('two servers that start concurrently run the steps of a new version once', async () => {
  const one = await createEmptyDatabase()
  const two = openForTest(one.url)
  const before = migrations.filter(({ name }) => groupOf(name) <= LAST_FREE_GROUP)
  const added: Migration[] = [
    {
      name: '998-column',
      up: ({ integer }) => `ALTER TABLE users ADD COLUMN test_column ${integer} NOT NULL DEFAULT 0`,
    },
    { name: '998-index', up: ({ createIndex }) => `${createIndex} users_test ON users (test_column, id)` },
  ]
  try {
    await migrate(one.database, before, clock)
    const after = [...migrations, ...added]
    await Promise.all([migrate(one.database, after, clock), migrate(two, after, clock)])
    const names = await two.queries('schema_migrations').orderBy('name').pluck('name')
    expect(names).toEqual(after.map(({ name }) => name).sort())
  } finally {
    await two.close()
    await one.remove()
  }
})

test('a step expands the schema, or names the group that stopped using what it removes, since two versions may run at the same time', () => {
  for (const { name, up } of migrations.filter(({ name }) => groupOf(name) > LAST_FREE_GROUP)) {
    const needed = groupNeededBy(name)
    if (needed !== null) expect([name, needed < groupOf(name)]).toEqual([name, true])
    else for (const dialect of ['sqlite', 'mysql'] as const) expect(up(ddlOf(dialect)).trim()).toMatch(expansion)
  }
})

test('each step is one statement in each dialect, with a unique name', () => {
  expect(new Set(migrations.map(({ name }) => name))).toHaveProperty('size', migrations.length)
  for (const { up } of migrations)
    for (const dialect of ['sqlite', 'mysql'] as const)
      expect(up(ddlOf(dialect)).trim()).toMatch(/^(CREATE TABLE|CREATE INDEX|INSERT INTO|UPDATE|ALTER TABLE)[^;]+$/)
})

describe('the schema', () => {
  const created: TestDatabase[] = []
  afterEach(() => Promise.all(created.splice(0).map((empty) => empty.remove())))
  const removedLater = (empty: TestDatabase): Database => {
    created.push(empty)
    return empty.database
  }

  test('is read correctly', () => {
    const { postings, user_terms: terms, idempotency_keys: keys } = currentSchema
    expect(postings).toEqual({
      columns: {
        id: { kind: 'text', isNullable: false, default: null },
        journal_id: { kind: 'text', isNullable: false, default: null },
        account_id: { kind: 'text', isNullable: false, default: null },
        amount: { kind: 'integer', isNullable: false, default: null },
        balance_after: { kind: 'integer', isNullable: true, default: null },
      },
      primaryKey: ['id'],
      uniqueKeys: ['account_id, id', 'journal_id, account_id'],
      indexes: [],
      foreignKeys: ['account_id -> accounts.id', 'journal_id -> journals.id'],
    })
    expect([terms?.primaryKey, terms?.indexes]).toEqual([['term', 'user_id'], []])
    expect(keys?.indexes).toEqual(['idempotency_keys_by_age: created_at'])
  })

  // A run on MariaDB has both engines available; a run on SQLite may be on a machine without MariaDB.
  test.runIf(inject('mariadbPort') !== undefined)('of a new database is the same on both engines', async () => {
    const file = removedLater(createEmptyFile())
    await migrate(file, migrations, clock)
    expect(await readSchema(file)).toEqual(currentSchema)
  })

  /** The earlier versions of the schema: all groups of steps but the last. */
  const versions = [...Map.groupBy(migrations, ({ name }) => name.slice(0, 3)).keys()].slice(0, -1)

  /** In the long run every one; by default the first, the last before versions may run side by side, every tenth since, and the two that came before this one. */
  const tested = versions.filter(
    (version, index) =>
      isLongRun || index < 1 || Number(version) % 10 === LAST_FREE_GROUP || index >= versions.length - 2,
  )

  test.each(tested)('of version %s is migrated to the current one, and its rows are kept', async (version) => {
    const old = removedLater(await createEmptyDatabase())
    const steps = migrations.filter(({ name }) => name.slice(0, 3) <= version)
    await migrate(old, steps, clock)
    const schema = await readSchema(old)
    const rows = await fill(old, schema)
    expect(rows.size).toBe(Object.keys(schema).length - 1)

    const run = await migrate(old, migrations, clock)
    expect(run).toEqual(migrations.slice(steps.length).map(({ name }) => name))
    expect(await readSchema(old)).toEqual(currentSchema)
    for (const [table, row] of rows) {
      const remaining = Object.entries(row).filter(([column]) => currentSchema[table]?.columns[column])
      expect(await old.queries(table).where(Object.fromEntries(remaining))).toHaveLength(1)
    }
  })
})

test('descriptions that name the employee are rewritten, and no others', async () => {
  const old = await createEmptyDatabase()
  try {
    const { queries } = old.database
    const isNew = ({ name }: { name: string }) => name === '012-adjustments-without-names'
    await migrate(old.database, migrations.slice(0, migrations.findIndex(isNew)), clock)
    await fill(old.database, await readSchema(old.database))
    const line = await queries('transactions').first()
    const lines = [
      ['adjustment', 'Điều chỉnh số dư bởi Thu Hà Trần', 'Điều chỉnh số dư'],
      ['adjustment', 'Điều chỉnh số dư: Bù sự cố', 'Điều chỉnh số dư: Bù sự cố'],
      ['deposit', 'Điều chỉnh số dư bởi một người', 'Điều chỉnh số dư bởi một người'],
    ]
    for (const [type, description] of lines)
      await queries('transactions').insert({ ...line, id: description, journal_id: null, type, description })
    await migrate(old.database, migrations, clock)
    for (const [, description, after] of lines)
      expect(await queries('transactions').where({ id: description }).first('description')).toEqual({
        description: after,
      })
  } finally {
    await old.remove()
  }
})

test('machines that exist keep their addresses of the pools, and those that are gone do not leave theirs at once', async () => {
  const old = await createEmptyDatabase()
  try {
    const { queries } = old.database
    const isNew = ({ name }: { name: string }) => name.startsWith('040')
    await migrate(old.database, migrations.slice(0, migrations.findIndex(isNew)), clock)
    await fill(old.database, await readSchema(old.database))
    const instance = await queries('instances').first()
    const machines = [
      ['a', '198.18.0.7', 'active'],
      ['b', '198.18.4.1', 'terminated'],
      ['c', '203.0.113.9', 'active'],
    ]
    for (const [id, address, status] of machines)
      await queries('instances').insert({ ...instance, id, ip_address: address, status })
    await migrate(old.database, migrations, clock)
    const used = queries('ip_addresses').whereNot({ state: 'free' }).orderBy('address')
    expect(await used.select('address', 'state', 'vps_id', 'mac', 'is_primary')).toEqual([
      { address: '198.18.0.7', state: 'assigned', vps_id: 'a', mac: '02:53:c6:12:00:07', is_primary: 1 },
      { address: '198.18.4.1', state: 'quarantined', vps_id: null, mac: null, is_primary: 0 },
    ])
    expect(await queries('ip_addresses').count({ count: '*' }).first()).toEqual({ count: 4 * 1021 })
  } finally {
    await old.remove()
  }
})

test('what was paid for existing instances is kept apart from their price, but not for a trial', async () => {
  const old = await createEmptyDatabase()
  try {
    const { queries } = old.database
    const isNew = ({ name }: { name: string }) => name.startsWith('065')
    await migrate(old.database, migrations.slice(0, migrations.findIndex(isNew)), clock)
    await fill(old.database, await readSchema(old.database))
    const instance = await queries('instances').first()
    const paid = { ...instance, id: 'paid', ip_address: 'y', price: 49_000, trial_ends_at: null }
    const trial = { ...instance, id: 'trial', ip_address: 'z', price: 0, trial_ends_at: 1 }
    await queries('instances').insert([paid, trial])
    await migrate(old.database, migrations, clock)
    expect(
      await queries('instances').whereNot({ id: instance.id }).orderBy('id').select('price', 'paid_price'),
    ).toEqual([
      { price: 49_000, paid_price: 49_000 },
      { price: 0, paid_price: null },
    ])
  } finally {
    await old.remove()
  }
})

/** Inserts one row into each table: `x` in every text column, 1 in every number column, so that foreign keys match. Returns the rows. */
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
