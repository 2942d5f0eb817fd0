import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Queries, RetryTransaction } from './database.ts'
import { type Ddl, ddlOf } from './ddl.ts'
import { allowSlowStatements } from './deadline.ts'
import { isAlreadyApplied, isDuplicate } from './errors.ts'

/**
 * One step of the schema: one statement, with a name that never changes and begins with the number of its group, such as
 * `010-login-networks`. Steps are never undone. A step only expands the schema, so that processes of the previous version
 * keep running on it. The name of a step that contracts it ends with the first group whose code no longer uses what the step drops:
 * `031-drop-nickname-needs-025` (see docs/adr/0015-expand-then-contract.md).
 */
export interface Migration {
  name: string
  up(ddl: Ddl): string
}

/** The number of the group that a step belongs to. */
export const groupOf = (step: string) => Number(step.slice(0, 3))

/** The group that code must include to run on a schema with this step; null if any code can. */
export function groupNeededBy(step: string): number | null {
  const needed = /-needs-(\d{3})$/.exec(step)?.[1]
  return needed === undefined ? null : Number(needed)
}

/**
 * Brings the schema up to date and returns the names of the steps that it applied. Tables are created only if they do not
 * exist, since MySQL commits each by itself and a process may die before the step is recorded. Steps of later versions that
 * only expand the schema are ignored; a database from which a later version removed something that this one may still
 * use is refused.
 */
export const migrate = (database: Database, migrations: readonly Migration[], clock: Clock): Promise<string[]> =>
  allowSlowStatements(() => applySteps(database, migrations, clock))

/** Throws unless the schema is the one that these steps make. Changes nothing. */
export async function requireSchema(database: Database, migrations: readonly Migration[]): Promise<void> {
  const { queries } = database
  if (!(await queries.schema.hasTable('schema_migrations'))) throw new Error('This is not a database of Sen Cloud.')
  const applied = await appliedSteps(queries, migrations)
  const missing = migrations.find(({ name }) => !applied.has(name))
  if (missing)
    throw new Error(
      `The database is older than this version of Sen Cloud: start the server, which applies "${missing.name}"`,
    )
}

/** The names of the steps applied to a database. Throws when one of them removed something that this code may use. */
async function appliedSteps(queries: Queries, migrations: readonly Migration[]): Promise<Set<string>> {
  const names: string[] = await queries('schema_migrations').pluck('name')
  const known = new Set(migrations.map(({ name }) => name))
  const newest = Math.max(...migrations.map(({ name }) => groupOf(name)))
  const breaking = names.find((name) => !known.has(name) && (groupNeededBy(name) ?? 0) > newest)
  if (breaking !== undefined)
    throw new Error(`The database is too new for this version of Sen Cloud: it has the step "${breaking}"`)
  return new Set(names)
}

async function applySteps(database: Database, migrations: readonly Migration[], clock: Clock): Promise<string[]> {
  const { queries } = database
  const ddl = ddlOf(database.dialect)
  await queries.raw(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
      name ${ddl.varchar(100)} NOT NULL PRIMARY KEY, applied_at ${ddl.integer} NOT NULL
    ) ${ddl.tableOptions}`,
  )
  const applied = await appliedSteps(queries, migrations)
  const newSteps: string[] = []
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await database.transaction(async (tx) => {
      const isApplied = await tx('schema_migrations').where({ name: migration.name }).first('name')
      if (isApplied) return
      await tx.raw(migration.up(ddl)).catch((error: unknown) => {
        // Another process inserted the same rows; the retry finds the step recorded.
        if (isDuplicate(error)) throw new RetryTransaction()
        if (!isAlreadyApplied(error)) throw error
      })
      await tx('schema_migrations')
        .insert({ name: migration.name, applied_at: clock.now() })
        .catch((error: unknown) => {
          // Another process applied the same step at the same time.
          throw isDuplicate(error) ? new RetryTransaction() : error
        })
    })
    newSteps.push(migration.name)
  }
  return newSteps
}
