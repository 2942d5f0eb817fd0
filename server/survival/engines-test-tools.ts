import { afterAll } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { createEmptyFile, openForTest } from '#server/platform/testing/database-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'

if (!hasMariadb()) {
  const message = '!!! MariaDB is not installed: WHAT THE SERVER SURVIVES WAS NOT TESTED ON MARIADB, only on SQLite.'
  if (process.env.REQUIRE_MARIADB === '1') throw new Error(message)
  console.error(message)
}

export type Engine = 'sqlite' | 'mariadb'
/** The engines that can be tested on this machine. */
export const engines: readonly Engine[] = hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']

/** The seed of random kills: in the long run another one each time. */
export const survivalSeed = Number(process.env.SURVIVAL_SEED ?? (isLongRun ? Date.now() % 1_000_000 : 1))

/** The failpoints with their names; by default without those that are one of a kind with another: inside of a transaction that another one ends, too. */
export const namedFailpoints = <Point>(failpoints: Record<string, Point>, ofAKind: readonly string[]) =>
  Object.entries(failpoints).filter(([name]) => isLongRun || !ofAKind.includes(name))

/**
 * The points at which the servers of an engine are killed: in the long run all of them, by default each on one of the engines, in turns. What
 * a transaction consists of is the same on both; what becomes of one whose process has died is tested by every point.
 */
export const failpointsOf = <Point>(engine: Engine, failpoints: readonly Point[]): Point[] =>
  failpoints.filter((_, index) => isLongRun || index % engines.length === engines.indexOf(engine))

let mariadb: PrivateMariadb | undefined
afterAll(() => mariadb?.remove())

/** The private MariaDB of this test file. Acknowledged commits survive `kill`. */
export async function sharedMariadb(): Promise<PrivateMariadb> {
  mariadb ??= await startPrivateMariadb()
  return mariadb
}

export interface EmptyDatabase {
  url: string
  /** Its name on MariaDB; empty for SQLite. */
  name: string
  /** The test's own connections. */
  database: Database
}

let made = 0

/** Creates an empty database on an engine; it is removed when the file's tests end. */
export async function emptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  if (engine === 'sqlite') {
    const { url, database, remove } = createEmptyFile()
    afterAll(remove)
    return { url, name: '', database }
  }
  const server = await sharedMariadb()
  made += 1
  const name = `survival_${made}`
  const outside = openForTest(server.url('mysql'))
  await outside.queries.raw(`CREATE DATABASE ${name}`)
  await outside.close()
  const database = openForTest(server.url(name))
  afterAll(() => database.close())
  return { url: server.url(name), name, database }
}
