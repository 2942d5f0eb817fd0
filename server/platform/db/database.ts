import { existsSync } from 'node:fs'
import knex, { type Knex } from 'knex'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Timers } from '#server/platform/timers.ts'
import { type AttemptFailed, attemptAlone, RepeatTransaction } from './attempt.ts'
import { classify } from './errors.ts'
import { attemptInGroups } from './group-commit.ts'
import { createDatabaseHealth, type DatabaseHealth } from './health-store.ts'
import { refuseInsideTransaction } from './inside-transaction.ts'
import { mysqlConfig, transactionsOn } from './mysql.ts'
import { measurePool } from './pool-metrics.ts'
import { makePrivate } from './private-file.ts'
import type { DbTransaction, Queries } from './queries.ts'
import { readSnapshot } from './snapshot.ts'
import { sqliteConfig } from './sqlite.ts'
import { acquireInTime, timeLeft } from './time-allowed.ts'
import { createTransactionPlaces } from './transaction-places.ts'

export { RepeatTransaction } from './attempt.ts'
export type { DbTransaction, Queries } from './queries.ts'

export type Dialect = 'sqlite' | 'mysql'

export interface TransactionOptions {
  /**
   * The work begins by looking whether it was done before, by a unique key, so that it may be run again even when it is
   * unknown whether the last run was kept.
   */
  repeatable?: boolean
  /**
   * The id of the customer whose wallet it changes. On a database server the transactions of one wallet share a few
   * connections, so that a locked wallet leaves the others to everybody else.
   */
  wallet?: string
}

/** The database: statements that stand alone, and transactions. */
export interface Database {
  readonly dialect: Dialect
  /** For statements outside of any transaction. */
  readonly queries: Queries
  /**
   * Runs `work` in one transaction: all of it is kept, or nothing. Work that a deadlock or a busy database stopped is run
   * again from its start, so it must do nothing but statements on the transaction it is given, and catch none of their
   * errors. What it throws is thrown on; a `Refusal` is an ordinary end.
   */
  transaction<Result>(
    work: (transaction: DbTransaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /**
   * Runs `work`, which only reads, on one snapshot: every statement sees the database as it is at one moment, whatever others write
   * meanwhile. It holds a connection of the pool, and an SQLite file has but one: there, for processes of their own.
   */
  snapshot<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Whether the database answers over a connection of the pool; rejects when it does not. */
  ping(): Promise<void>
  /** Whether it can be read and written now, over connections of its own. Rejects when it cannot. For migrated databases. */
  checkHealth(): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 6

/** How many of the pool's connections transactions leave to statements that stand alone, such as reading a list. */
const LEFT_FOR_READING = 2
/** How many connections the transactions of one wallet may hold, and how many of them may wait for that. */
const PER_WALLET = 4
const WAITING_PER_WALLET = 200
/** How many connections `checkHealth` has: to read over one while the other waits for a write to end. */
const FOR_HEALTH = 2

interface DatabaseDeps {
  log: Log
  timers: Timers
  /** A number from 0 up to 1, for spreading retries. */
  random: () => number
  /** Where figures go, if anyone wants them. */
  metrics?: Metrics
}

/** Names a database for a person, without the password that its address may hold. */
export const describeDatabase = (url: string) =>
  dialectOf(url) === 'sqlite' ? `The database file ${fileOf(url)}` : `The database at ${new URL(url).host}`

/** Whether opening a database would make no new one; a server's is never made. */
export const isThere = (url: string) => dialectOf(url) === 'mysql' || existsSync(fileOf(url))

/** The file of an SQLite database. */
const fileOf = (url: string) => url.replace(/^sqlite:/, '')

/** The dialect that a `DATABASE_URL` names. */
const dialectOf = (url: string): Dialect => (url.startsWith('mysql://') ? 'mysql' : 'sqlite')

/**
 * Opens a database by its `DATABASE_URL`; connects with the first statement. An SQLite file is made at once, for its owner
 * alone. Throws when its folder cannot be made, or for an encryption that cannot be used.
 */
export function openDatabase(url: string, { log, timers, random, metrics }: DatabaseDeps): Database {
  const dialect = dialectOf(url)
  if (dialect === 'sqlite') makePrivate(fileOf(url), log)
  const config = dialect === 'mysql' ? mysqlConfig(url) : sqliteConfig(fileOf(url))
  const note = (message: unknown) => log.warn({ from: 'knex' }, String(message))
  const open = (settings: Knex.Config) =>
    // Without the values in errors' messages: passwords' hashes among them would reach the log.
    knex({ ...settings, compileSqlOnError: false, log: { warn: note, error: note, deprecate: note, debug() {} } })
  const queries = open(config)

  if (metrics) measurePool(queries, metrics)
  const repeated = metrics?.counter('sen_db_transaction_retries_total', 'Transactions that were run again, by why')

  const attempt =
    dialect === 'sqlite' ? attemptInGroups(queries) : attemptAlone(queries, transactionsOn(queries.client))

  // An SQLite file has one writer and no rows to lock, and its transactions share commits: there is nothing to share out.
  const places =
    dialect === 'sqlite'
      ? null
      : createTransactionPlaces({
          total: (config.pool?.max ?? 0) - LEFT_FOR_READING,
          perKey: PER_WALLET,
          waitingPerKey: WAITING_PER_WALLET,
        })

  /** A place for a transaction, within the caller's time. */
  async function takePlace(wallet: string | undefined): Promise<() => void> {
    if (!places) return () => {}
    refuseInsideTransaction()
    try {
      return await acquireInTime(
        () => places.take(wallet),
        async (leave) => leave(),
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
      ...{ timers, random },
      committedAt: () => committedAt,
    })

  return {
    dialect,
    queries,

    async transaction(work, { repeatable = false, wallet } = {}) {
      const leave = await takePlace(wallet)
      try {
        for (let count = 1; ; count += 1) {
          try {
            const result = await attempt(work)
            committedAt = performance.now()
            return result
          } catch (failed) {
            const { error, phase } = failed as AttemptFailed
            if (error instanceof Refusal) throw error
            const kind = error instanceof RepeatTransaction ? 'retry' : classify(error, phase)
            const again = kind === 'retry' || (kind === 'unknown' && repeatable)
            if (!again || count >= ATTEMPTS || timeLeft() === 0) throw refusalFor(kind, error)
            log.info({ err: error, phase, kind, count }, 'transaction is run again')
            repeated?.add({ kind })
            await timers.sleep(random() * 20 * 2 ** count)
          }
        }
      } finally {
        leave()
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

/** What a caller is told: a 503 for trouble with the database, the error itself when it is a bug. */
function refusalFor(kind: ReturnType<typeof classify>, cause: unknown): unknown {
  if (kind === 'bug') return cause
  if (kind === 'unknown') return new Refusal('outcome_unknown', { cause })
  return new Refusal('busy', { cause, retryAfter: 1 })
}

/** A whole number that a driver gave: MySQL answers sums and large numbers as text. Throws when it is not exact. */
export function whole(value: unknown): number {
  const number = Number(value ?? 0)
  if (!Number.isSafeInteger(number)) throw new Error(`Not a whole number that can be held exactly: ${String(value)}`)
  return number
}
