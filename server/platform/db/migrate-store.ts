import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Queries, RepeatTransaction } from './database.ts'
import { type Ddl, ddlOf } from './ddl.ts'
import { isDuplicate, isStepTaken } from './errors.ts'
import { withoutHurry } from './time-allowed.ts'

/** One step of the schema: a name that never changes, and one statement. There is no way back. */
export interface Migration {
  name: string
  up(ddl: Ddl): string
}

/**
 * Brings the schema up to date and answers the names of the steps that it took. Tables are made only if they do not
 * exist, since MySQL commits each by itself and a process may die before the step is noted. A database that knows steps
 * which this code does not is newer, and is refused.
 */
export const migrate = (database: Database, migrations: readonly Migration[], clock: Clock): Promise<string[]> =>
  withoutHurry(() => takeSteps(database, migrations, clock))

/** Throws unless the schema is the one that these steps make. Changes nothing. */
export async function requireSchema(database: Database, migrations: readonly Migration[]): Promise<void> {
  const { queries } = database
  if (!(await queries.schema.hasTable('schema_migrations'))) throw new Error('This is no database of Sen Cloud.')
  const applied = await appliedSteps(queries, migrations)
  const missing = migrations.find(({ name }) => !applied.has(name))
  if (missing)
    throw new Error(
      `The database is older than this version of Sen Cloud: start the server, which takes "${missing.name}"`,
    )
}

/** The names of the steps that a database has taken; throws when one of them is unknown here. */
async function appliedSteps(queries: Queries, migrations: readonly Migration[]): Promise<Set<string>> {
  const rows: { name: string }[] = await queries('schema_migrations').select('name')
  const unknown = rows.find((row) => !migrations.some((migration) => migration.name === row.name))
  if (unknown)
    throw new Error(`The database is newer than this version of Sen Cloud: it has the step "${unknown.name}"`)
  return new Set(rows.map((row) => row.name))
}

async function takeSteps(database: Database, migrations: readonly Migration[], clock: Clock): Promise<string[]> {
  const { queries } = database
  const ddl = ddlOf(database.dialect)
  await queries.raw(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
      name ${ddl.text(100)} NOT NULL PRIMARY KEY, applied_at ${ddl.whole} NOT NULL
    ) ${ddl.tableOptions}`,
  )
  const applied = await appliedSteps(queries, migrations)
  const taken: string[] = []
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await database.transaction(async (transaction) => {
      const done = await transaction('schema_migrations').where({ name: migration.name }).first('name')
      if (done) return
      await transaction.raw(migration.up(ddl)).catch((error: unknown) => {
        // Another process has put in the same rows: run again, this one finds the step noted.
        if (isDuplicate(error)) throw new RepeatTransaction()
        if (!isStepTaken(error)) throw error
      })
      await transaction('schema_migrations')
        .insert({ name: migration.name, applied_at: clock.now() })
        .catch((error: unknown) => {
          // Another process took the same step at the same time.
          throw isDuplicate(error) ? new RepeatTransaction() : error
        })
    })
    taken.push(migration.name)
  }
  return taken
}
