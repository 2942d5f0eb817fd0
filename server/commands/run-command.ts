import { migrations } from '#server/migrations/index.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { readSettings } from '#server/platform/config.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { withoutHurry } from '#server/platform/db/time-allowed.ts'
import { createIds, type Ids } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'

interface CommandDeps {
  database: Database
  clock: Clock
  ids: Ids
}

/** Runs a command on the database of the settings, prints what it answers, and exits with 1 when it throws. */
export async function runCommand(command: (deps: CommandDeps) => Promise<string>): Promise<void> {
  const read = readSettings(process.env)
  let database: Database | null = null
  try {
    if ('errors' in read) throw new Error(read.errors.join('\n'))
    const log = createLog(read.settings.LOG_LEVEL ?? 'warn')
    database = openDatabase(read.settings.DATABASE_URL, { log, timers: systemTimers, random: systemRandom })
    await migrate(database, migrations, systemClock)
    const deps = { database, clock: systemClock, ids: createIds(systemClock) }
    process.stdout.write(`${await withoutHurry(() => command(deps))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
