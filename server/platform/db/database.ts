import { existsSync } from 'node:fs'
import knex, { type Knex } from 'knex'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Timers } from '#server/platform/timers.ts'
import { type AttemptFailed, attemptAlone, RetryTransaction } from './attempt.ts'
import { acquireBeforeDeadline, timeLeft } from './deadline.ts'
import { classify } from './errors.ts'
import { attemptInGroups } from './group-commit.ts'
import { createDatabaseHealth, type DatabaseHealth } from './health-store.ts'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { mysqlConfig, transactionsOn } from './mysql.ts'
import { measurePool } from './pool-metrics.ts'
import { IN_MEMORY, makePrivate } from './private-file.ts'
import type { DbTransaction, Queries } from './queries.ts'
import { readSnapshot } from './snapshot.ts'
import { sqliteConfig } from './sqlite.ts'
import { createTransactionSlots } from './transaction-slots.ts'

export { RetryTransaction } from './attempt.ts'
export type { DbTransaction, Queries } from './queries.ts'

export type Dialect = 'sqlite' | 'mysql'

export interface TransactionOptions {
  /**
   * The work begins by checking a unique key for whether it was done before. So it may be run again even if it is unknown
   * whether the last run was committed.
   */
  repeatable?: boolean
  /**
   * The id of the customer whose wallet the transaction changes. On a database server the transactions of one wallet share a few
   * connections, so that a locked wallet leaves the other connections to other customers.
   */
  wallet?: string
}

/** The database: single statements, and transactions. */
export interface Database {
  readonly dialect: Dialect
  /** For statements outside of any transaction. */
  readonly queries: Queries
  /**
   * Runs `work` in one transaction: all of it is kept, or none. Work that a deadlock or a busy database interrupted is retried
   * from the beginning, so it must do nothing but run statements on the transaction passed to it, and must not catch their
   * errors. Errors that it throws are rethrown; a `Refusal` is an expected one.
   */
  transaction<Result>(work: (tx: DbTransaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  /**
   * Runs `work`, which only reads, on one snapshot: every statement sees the same state of the database, whatever others write
   * meanwhile. It holds a connection of the pool, and SQLite's pool has only one: use it there in separate processes.
   */
  snapshot<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Rejects when the database does not respond on a connection of the pool. */
  ping(): Promise<void>
  /** Rejects when the database cannot be read and written, tried on separate connections. For migrated databases. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 6

/** Connections of the pool that transactions leave to single statements, such as reading a list. */
const LEFT_FOR_READING = 2
/** How many connections the transactions of one wallet may hold, and how many of these transactions may wait. */
const PER_WALLET = 4
const WAITING_PER_WALLET = 200
/** Number of connections for `checkHealth`: it reads on one while the other waits for a write to end. */
const FOR_HEALTH = 2

interface DatabaseDeps {
  log: Log
  timers: Timers
  /** A number from 0 up to 1, for spreading retries. */
  random: () => number
  /** The registry for the pool's metrics; without it nothing is measured. */
  metrics?: Metrics
}

/** Describes a database in messages, without the password that its address may contain. */
export const describeDatabase = (url: string) =>
  dialectOf(url) === 'sqlite' ? `The database file ${fileOf(url)}` : `The database at ${new URL(url).host}`

/** Whether a database exists, so that opening it does not create it; one on a server is never created. */
export const databaseExists = (url: string) => dialectOf(url) === 'mysql' || existsSync(fileOf(url))

/** The file of an SQLite database. */
const fileOf = (url: string) => url.replace(/^sqlite:/, '')

/** The dialect that a `DATABASE_URL` names. */
const dialectOf = (url: string): Dialect => (url.startsWith('mysql://') ? 'mysql' : 'sqlite')

/**
 * Opens a database by its `DATABASE_URL`; it connects with the first statement. An SQLite file is created immediately, readable
 * only by its owner. Throws when its folder cannot be created, or for TLS parameters that cannot be used.
 */
export function openDatabase(url: string, { log, timers, random, metrics }: DatabaseDeps): Database {
  const dialect = dialectOf(url)
  if (dialect === 'sqlite') makePrivate(fileOf(url), log)
  const config = dialect === 'mysql' ? mysqlConfig(url) : sqliteConfig(fileOf(url))
  const warn = (message: unknown) => log.warn({ from: 'knex' }, String(message))
  const open = (settings: Knex.Config) =>
    // Error messages must not contain the values, since password hashes among them would reach the log.
    knex({ ...settings, compileSqlOnError: false, log: { warn, error: warn, deprecate: warn, debug() {} } })
  const queries = open(config)

  if (metrics) measurePool(queries, metrics)
  const retries = metrics?.counter(
    'sen_db_transaction_retries_total',
    'Transactions that were retried, by kind of failure',
  )

  const attempt =
    dialect === 'sqlite' ? attemptInGroups(queries) : attemptAlone(queries, transactionsOn(queries.client))

  // SQLite has one writer and no row locks, and its transactions share commits: no slots are needed.
  const slots =
    dialect === 'sqlite'
      ? null
      : createTransactionSlots({
          total: (config.pool?.max ?? 0) - LEFT_FOR_READING,
          perKey: PER_WALLET,
          waitingPerKey: WAITING_PER_WALLET,
        })

  /** Waits for a transaction's slot, until the caller's deadline; resolves with a function that releases it. */
  async function takeSlot(wallet: string | undefined): Promise<() => void> {
    if (!slots) return () => {}
    refuseInsideTransaction()
    try {
      return await acquireBeforeDeadline(
        () => slots.take(wallet),
        async (release) => release(),
      )
    } catch (error) {
      throw error instanceof Refusal ? error : refusalFor('unavailable', error)
    }
  }

  let committedAt = Number.NEGATIVE_INFINITY
  let health: DatabaseHealth | null = null
  const openHealth = () =>
    createDatabaseHealth({
      queries: open(
        dialect === 'mysql'
          ? mysqlConfig(url, { connections: FOR_HEALTH, lockWait: 1 })
          : sqliteConfig(fileOf(url), { busyTimeout: 0 }),
      ),
      timers,
      random,
      committedAt: () => committedAt,
    })

  return {
    dialect,
    queries,

    async transaction(work, { repeatable = false, wallet } = {}) {
      const releaseSlot = await takeSlot(wallet)
      try {
        for (let count = 1; ; count += 1) {
          try {
            const result = await attempt(work)
            committedAt = performance.now()
            return result
          } catch (failed) {
            const { error, phase } = failed as AttemptFailed
            if (error instanceof Refusal) throw error
            const kind = error instanceof RetryTransaction ? 'retry' : classify(error, phase)
            const mayRetry = kind === 'retry' || (kind === 'unknown' && repeatable)
            if (!mayRetry || count >= ATTEMPTS || timeLeft() === 0) throw refusalFor(kind, error)
            log.info({ err: error, phase, kind, count }, 'transaction is retried')
            retries?.add({ kind })
            await timers.sleep(random() * 20 * 2 ** count)
          }
        }
      } finally {
        releaseSlot()
      }
    },

    snapshot: (work) =>
      readSnapshot(
        dialect,
        queries,
      )(work).catch(({ error, phase }: AttemptFailed) => {
        throw error instanceof Refusal ? error : refusalFor(classify(error, phase), error)
      }),

    async ping() {
      await queries.raw('select 1')
    },

    checkHealth() {
      health ??= openHealth()
      return health.check()
    },

    async close() {
      await Promise.all([queries.destroy(), health?.close()])
    },
  }
}

/** Opens an empty database in the memory of this process, which ends with it. */
export const openInMemory = (deps: DatabaseDeps) => openDatabase(`sqlite:${IN_MEMORY}`, deps)

/** The error to throw to the caller: a 503 for a failure of the database, the error itself when it is a bug. */
function refusalFor(kind: ReturnType<typeof classify>, cause: unknown): unknown {
  if (kind === 'bug') return cause
  if (kind === 'unknown') return new Refusal('outcome_unknown', { cause })
  return new Refusal('busy', { cause, retryAfter: 1 })
}

/** Converts a driver's value to an integer: MySQL returns sums and large numbers as text. Throws when it is not a safe integer. */
export function toSafeInteger(value: unknown): number {
  const number = Number(value ?? 0)
  if (!Number.isSafeInteger(number)) throw new Error(`Not a safe integer: ${String(value)}`)
  return number
}
