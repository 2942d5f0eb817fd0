import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '#server/migrations/index.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { createLog } from '#server/platform/log.ts'
import { systemTimers, type Timers } from '#server/platform/timers.ts'
import { createManualClock } from './manual-clock.ts'

/** Timers that do not wait. */
export const testTimers: Timers = { ...systemTimers, sleep: () => Promise.resolve() }

export interface TestDatabase {
  database: Database
  /** Where its file is. */
  path: string
  /** Closes it and removes its file. */
  remove(): Promise<void>
}

/** A database of its own, in a new file, with today's schema. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-test-'))
  const path = join(folder, 'test.db')
  const database = openDatabase(`sqlite:${path}`, { log: createLog('silent'), timers: testTimers, random: () => 0.5 })
  await migrate(database, migrations, createManualClock())
  return {
    database,
    path,
    async remove() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
