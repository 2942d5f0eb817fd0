import { migrations } from '#server/migrations/index.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import type { Log } from '#server/platform/log.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createEmptyDatabase, type TestDatabase } from '#server/platform/testing/database-test-tools.ts'

/** A new database with the current schema, on the engine of this test run. */
export async function createTestDatabase(log?: Log): Promise<TestDatabase> {
  const made = await createEmptyDatabase(log)
  await migrate(made.database, migrations, createManualClock())
  return made
}
