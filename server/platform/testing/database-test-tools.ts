import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createLog } from '#server/platform/log.ts'
import { systemTimers, type Timers } from '#server/platform/timers.ts'

/** Timers that do not wait. */
export const testTimers: Timers = { ...systemTimers, sleep: () => Promise.resolve() }

export interface TestDatabase {
  database: Database
  /** Where its file is. */
  path: string
  /** Closes it and removes its file. */
  remove(): Promise<void>
}

/** Opens a database by its address, as the server does. */
export const openForTest = (url: string) =>
  openDatabase(url, { log: createLog('silent'), timers: testTimers, random: () => 0.5 })

/** An empty database in a new file of its own. */
export function createEmptyDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-test-'))
  const path = join(folder, 'test.db')
  const database = openForTest(`sqlite:${path}`)
  return {
    database,
    path,
    async remove() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
