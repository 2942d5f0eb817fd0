import { migrations } from '#server/migrations/index.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { type Database, databaseExists, describeDatabase, openDatabase } from '#server/platform/db/database.ts'
import { allowSlowStatements } from '#server/platform/db/deadline.ts'
import { migrate, requireSchema } from '#server/platform/db/migrate-store.ts'
import { createIds, type Ids } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'

interface CommandDeps {
  database: Database
  clock: Clock
  ids: Ids
}

/**
 * The state in which a command needs its database: created and migrated if necessary; existing, and migrated; existing with the current
 * schema; or existing with any schema. Only commands that add data create one: otherwise a mistyped URL would yield a new, faultless database.
 */
type DatabaseState = 'created or migrated' | 'migrated' | 'current schema' | 'any schema'

/** Runs a command on the database of the settings, prints the returned text, and exits with 1 when it throws. */
export async function runCommand(
  needed: DatabaseState,
  command: (deps: CommandDeps) => Promise<string>,
): Promise<void> {
  const read = readSettings(process.env)
  let database: Database | null = null
  try {
    if ('errors' in read) throw new Error(read.errors.join('\n'))
    const log = createLog(read.settings.LOG_LEVEL ?? 'warn')
    const { DATABASE_URL } = read.settings
    if (needed !== 'created or migrated' && !databaseExists(DATABASE_URL))
      throw new Error(`${describeDatabase(DATABASE_URL)} does not exist. Check DATABASE_URL.`)
    database = openDatabase(DATABASE_URL, { log, timers: systemTimers, random: systemRandom })
    if (needed === 'created or migrated' || needed === 'migrated') await migrate(database, migrations, systemClock)
    if (needed === 'current schema') await requireSchema(database, migrations)
    const deps = { database, clock: systemClock, ids: createIds(systemClock) }
    process.stdout.write(`${await allowSlowStatements(() => command(deps))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
