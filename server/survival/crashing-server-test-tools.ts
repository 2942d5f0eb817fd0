/**
 * Starts the real server as `main.ts` does, and kills it with SIGKILL at a failpoint given by the test: before or after a
 * statement or a webhook's request. It hooks into knex and fetch, so the server itself has no code for this.
 */
import { flushCompileCache } from 'node:module'
import knex from 'knex'
import { readSettings } from '#server/platform/config.ts'
import { start } from '#server/start.ts'

/** A failpoint. */
export interface Crash {
  when: 'before' | 'after'
  /** A pattern for the statement; `POST` for the request of a webhook. */
  what: string
  /** Limits the failpoint to transactions that sent a statement of this pattern before. */
  following?: string
  /** The match at which the process is killed, counted from 1. */
  count: number
}

/** The message to the parent process once the server listens. */
export interface Listening {
  origin: string
}

let crash: Crash | null = process.env.CRASH ? JSON.parse(process.env.CRASH) : null
let matches = 0

function pass(when: Crash['when'], statement: string, before: readonly string[]): void {
  if (crash?.when !== when || !new RegExp(crash.what, 'i').test(statement)) return
  const { following, count } = crash
  if (following !== undefined && !before.some((earlier) => new RegExp(following, 'i').test(earlier))) return
  matches += 1
  if (matches >= count) process.kill(process.pid, 'SIGKILL')
}

/** The statements of the transaction that a connection holds. */
const inTransaction = new WeakMap<object, string[]>()
const { query } = knex.Client.prototype
knex.Client.prototype.query = async function (connection: object, statement: string | { sql: string }) {
  const sql = typeof statement === 'string' ? statement : statement.sql
  if (/^BEGIN/.test(sql)) inTransaction.set(connection, [])
  const earlier = inTransaction.get(connection) ?? []
  pass('before', sql, earlier)
  const result = await query.call(this, connection, statement)
  pass('after', sql, earlier)
  earlier.push(sql)
  return result
}

const call = globalThis.fetch
globalThis.fetch = async (...request) => {
  pass('before', 'POST', [])
  const response = await call(...request)
  pass('after', 'POST', [])
  return response
}

// The server exits when the test process is killed.
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
// The cache is written now, since a killed process writes nothing when it ends.
flushCompileCache()
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)))
