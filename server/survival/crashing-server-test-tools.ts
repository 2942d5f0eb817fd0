/**
 * The real server, started as `main.ts` does, which dies by `kill -9` at a seam that the test names: before or after a
 * statement or a webhook's call. It watches from outside: nothing in the server knows of it.
 */
import { flushCompileCache } from 'node:module'
import knex from 'knex'
import { readSettings } from '#server/platform/config.ts'
import { start } from '#server/start.ts'

/** Where to die. */
export interface Crash {
  when: 'before' | 'after'
  /** A statement that matches this pattern; `POST` for the call of a webhook. */
  what: string
  /** Only in a transaction that sent a statement of this pattern before. */
  following?: string
  /** At the how manieth time. */
  count: number
}

/** What this program tells whoever started it. */
export interface Listening {
  origin: string
}

let crash: Crash | null = process.env.CRASH ? JSON.parse(process.env.CRASH) : null
let met = 0

function passes(when: Crash['when'], statement: string, before: readonly string[]): void {
  if (crash?.when !== when || !new RegExp(crash.what, 'i').test(statement)) return
  const { following, count } = crash
  if (following !== undefined && !before.some((earlier) => new RegExp(following, 'i').test(earlier))) return
  met += 1
  if (met >= count) process.kill(process.pid, 'SIGKILL')
}

/** The statements of the transaction that a connection holds. */
const inTransaction = new WeakMap<object, string[]>()
const { query } = knex.Client.prototype
knex.Client.prototype.query = async function (connection: object, statement: string | { sql: string }) {
  const sql = typeof statement === 'string' ? statement : statement.sql
  if (/^BEGIN/.test(sql)) inTransaction.set(connection, [])
  const earlier = inTransaction.get(connection) ?? []
  passes('before', sql, earlier)
  const answer = await query.call(this, connection, statement)
  passes('after', sql, earlier)
  earlier.push(sql)
  return answer
}

const call = globalThis.fetch
globalThis.fetch = async (...request) => {
  passes('before', 'POST', [])
  const response = await call(...request)
  passes('after', 'POST', [])
  return response
}

// Tests that were killed leave no server behind.
process.on('disconnect', () => process.exit(1))
process.on('message', (message: Crash) => {
  crash = message
})
process.on('disconnect', () => process.exit(1))

const read = readSettings(process.env)
if ('errors' in read) throw new Error(read.errors.join())
const server = await start(read.settings)
const listening: Listening = { origin: server.origin }
process.send?.(listening)
// Written now, since whoever is killed writes nothing when it ends.
flushCompileCache()
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
