import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'mysql2/promise'
import { inject } from 'vitest'
import { migrations } from '#server/migrations/index.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import type { Log } from '#server/platform/log.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import {
  createEmptyDatabase,
  createEmptyFile,
  type TestDatabase,
} from '#server/platform/testing/database-test-tools.ts'

/** Databases are copies of one that was migrated once in each worker: 181 steps take longer than most tests. */
let migratedFile: Promise<Buffer> | undefined
let migratedSchema: Promise<string> | undefined

/** A new database with the current schema, on the engine of this test run. */
export async function createTestDatabase(log?: Log): Promise<TestDatabase> {
  if (inject('mariadbPort') === undefined) {
    migratedFile ??= migrateFile()
    const content = await migratedFile
    const made = createEmptyFile(log)
    writeFileSync(made.path, content)
    return made
  }
  migratedSchema ??= migrateSchema()
  const schema = await migratedSchema
  const made = await createEmptyDatabase(log)
  await runStatements(made.url, schema)
  return made
}

/** Migrates an SQLite database and returns the content of its file. */
async function migrateFile(): Promise<Buffer> {
  const { database, path, remove } = createEmptyFile()
  await migrate(database, migrations, createManualClock())
  await database.queries.raw('PRAGMA wal_checkpoint(TRUNCATE)')
  const content = readFileSync(path)
  await remove()
  return content
}

/** Migrates a MariaDB database, which stays until the server is removed, and returns the statements that copy it. */
async function migrateSchema(): Promise<string> {
  const { database, url } = await createEmptyDatabase()
  await migrate(database, migrations, createManualClock())
  const name = new URL(url).pathname.slice(1)
  const tables: string[] = await database
    .queries('information_schema.tables')
    .where({ TABLE_SCHEMA: name })
    .pluck('TABLE_NAME')
  const statements = ['SET foreign_key_checks = 0']
  for (const table of tables) {
    const [[created]] = await database.queries.raw(`SHOW CREATE TABLE ${table}`)
    statements.push(created['Create Table'])
    if (await database.queries(table).first()) statements.push(`INSERT INTO ${table} SELECT * FROM ${name}.${table}`)
  }
  await database.close()
  return statements.join(';\n')
}

/** Runs statements in one round trip. */
async function runStatements(url: string, statements: string): Promise<void> {
  const connection = await createConnection({ uri: url, multipleStatements: true })
  await connection.query(statements)
  await connection.end()
}
