import type { Queries } from './database.ts'

/** The secondary keys of a table on MySQL, as its server writes them down. */
interface Keys {
  indexes: Key[]
  foreign: Key[]
}

interface Key {
  name: string
  /** As it stands in `CREATE TABLE`. */
  definition: string
}

const INDEX = /^ *(?<definition>(?:UNIQUE )?KEY `(?<name>\w+)` .*?),?$/gm
const FOREIGN = /^ *(?<definition>CONSTRAINT `(?<name>\w+)` FOREIGN KEY .*?),?$/gm

async function keysOf(queries: Queries, table: string): Promise<Keys> {
  const [[shown]] = await queries.raw(`SHOW CREATE TABLE ${table}`)
  const found = (kind: RegExp) => [...String(shown['Create Table']).matchAll(kind)].map(({ groups }) => groups as never)
  return { indexes: found(INDEX), foreign: found(FOREIGN) }
}

const alter = (table: string, changes: string[]) => `ALTER TABLE ${table} ${changes.join(', ')}`
const adding = (keys: Key[]) => keys.map(({ definition }) => `ADD ${definition}`)

/**
 * Takes the secondary keys of tables away while these are filled, and gives them back: a key that is built in one go, by
 * sorting, takes a fraction of one that grows row by row. For MySQL; on SQLite, keys cannot be taken away.
 */
export function createSecondaryKeys(queries: Queries) {
  const taken = new Map<string, Keys>()
  return {
    /** Takes a table's keys away, unless that was done before. */
    async take(table: string): Promise<void> {
      if (taken.has(table)) return
      const keys = await keysOf(queries, table)
      taken.set(table, keys)
      const { indexes, foreign } = keys
      const changes = [
        ...foreign.map(({ name }) => `DROP FOREIGN KEY ${name}`),
        ...indexes.map(({ name }) => `DROP INDEX ${name}`),
      ]
      if (changes.length > 0) await queries.raw(alter(table, changes))
    },

    /** Gives all of them back. Rows are not asked whether their foreign keys lead anywhere. */
    async giveBack(): Promise<void> {
      const tables = [...taken]
      await Promise.all(
        tables
          .filter(([, { indexes }]) => indexes.length > 0)
          .map(([table, { indexes }]) => queries.raw(alter(table, adding(indexes)))),
      )
      await withoutForeignKeyChecks(queries, async (run) => {
        for (const [table, { foreign }] of tables) if (foreign.length > 0) await run(alter(table, adding(foreign)))
      })
    },
  }
}

/** Statements on a connection that does not check foreign keys meanwhile. */
async function withoutForeignKeyChecks(
  queries: Queries,
  work: (run: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const connection: unknown = await queries.client.acquireConnection()
  const run = async (sql: string) => queries.raw(sql).connection(connection)
  try {
    await run('SET foreign_key_checks = 0')
    await work(run)
    await run('SET foreign_key_checks = 1')
  } finally {
    await queries.client.releaseConnection(connection)
  }
}
