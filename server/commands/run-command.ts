import { migrations } from '#server/migrations/index.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { type Database, describeDatabase, isThere, openDatabase } from '#server/platform/db/database.ts'
import { migrate, requireSchema } from '#server/platform/db/migrate-store.ts'
import { withoutHurry } from '#server/platform/db/time-allowed.ts'
import { createIds, type Ids } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'

interface CommandDeps {
  database: Database
  clock: Clock
  ids: Ids
}

/**
 * What a command needs of its database: created and migrated if necessary; existing, and migrated; existing with the current schema; or
 * existing with any schema. Only commands that add data create one: otherwise a mistyped URL would yield a new, faultless database.
 */
type Wanted = 'brought up to date' | 'there, and brought up to date' | 'up to date' | 'as it is'

/** Runs a command on the database of the settings, prints what it answers, and exits with 1 when it throws. */
export async function runCommand(wanted: Wanted, command: (deps: CommandDeps) => Promise<string>): Promise<void> {
  const read = readSettings(process.env)
  let database: Database | null = null
  try {
    if ('errors' in read) throw new Error(read.errors.join('\n'))
    const log = createLog(read.settings.LOG_LEVEL ?? 'warn')
    const { DATABASE_URL } = read.settings
    if (wanted !== 'brought up to date' && !isThere(DATABASE_URL))
      throw new Error(`${describeDatabase(DATABASE_URL)} does not exist. Check DATABASE_URL.`)
    database = openDatabase(DATABASE_URL, { log, timers: systemTimers, random: systemRandom })
    if (wanted.endsWith('brought up to date')) await migrate(database, migrations, systemClock)
    if (wanted === 'up to date') await requireSchema(database, migrations)
    const deps = { database, clock: systemClock, ids: createIds(systemClock) }
    process.stdout.write(`${await withoutHurry(() => command(deps))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
