import { afterAll, expect, test } from 'vitest'
import { ddlOf } from '#server/platform/db/ddl.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { migrations } from './index.ts'

const clock = createManualClock()
const { database, remove } = await createTestDatabase()
afterAll(remove)

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
      expect(up(ddlOf(dialect)).trim()).toMatch(/^(CREATE TABLE|CREATE INDEX|INSERT INTO)[^;]+$/)
})
