import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { systemTimers, type Timers } from '#server/platform/timers.ts'

/** Timers whose `sleep` resolves immediately. */
export const testTimers: Timers = { ...systemTimers, sleep: () => Promise.resolve() }

/** Timers that neither wait nor time out, for tests that hold work back themselves; a busy machine changes nothing. */
export const timersWithoutTimeouts: Timers = { ...testTimers, within: (_ms, _timeout, work) => work }

export interface TestDatabase {
  database: Database
  /** Its `DATABASE_URL`. */
  url: string
  /** Closes the database and deletes it. */
  remove(): Promise<void>
}

/** Opens a database by its address, as the server does. By default nothing is logged. */
export const openForTest = (url: string, log = createLog('silent')) =>
  openDatabase(url, { log, timers: testTimers, random: () => 0.5 })

/** An empty SQLite database in a new file. */
export function createEmptyFile(log?: Log): TestDatabase & { path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-test-'))
  const path = join(folder, 'test.db')
  const url = `sqlite:${path}`
  const database = openForTest(url, log)
  return {
    database,
    url,
    path,
    async remove() {
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A new, empty database on the engine of this test run. */
export async function createEmptyDatabase(log?: Log): Promise<TestDatabase> {
  const port = inject('mariadbPort')
  if (port === undefined) return createEmptyFile(log)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const urlOf = (database: string) => `mysql://root@127.0.0.1:${port}/${database}`
  const server = openForTest(urlOf('mysql'))
  await server.queries.raw(`CREATE DATABASE ${name}`)
  const url = urlOf(name)
  const database = openForTest(url, log)
  return {
    database,
    url,
    async remove() {
      await database.close()
      await server.queries.raw(`DROP DATABASE ${name}`)
      await server.close()
    },
  }
}
