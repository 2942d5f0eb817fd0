import type { Knex } from 'knex'
import type { Timers } from '#server/platform/timers.ts'
import { withDeadline } from './deadline.ts'
import { isContention } from './errors.ts'

/** Checks the database on separate connections, since a busy pool does not mean a broken database. */
export interface DatabaseHealth {
  /** Rejects when the database cannot be read within a second, or when nothing can be written to it. */
  check(): Promise<void>
  close(): Promise<void>
}

interface HealthDeps {
  /** Connections that nothing else uses. */
  queries: Knex
  timers: Timers
  /** When this process last committed a transaction, in milliseconds of `now`. */
  committedAt: () => number
  /** A number from 0 up to 1. */
  random: () => number
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

/** How long a read may take, in milliseconds. */
const READ_WITHIN = 1000
/** How long one write may take until it counts as failed, in milliseconds. A check waits for it no longer than for the read. */
const WRITE_WITHIN = 3000
/** How often a write is tried: rarely, since each is an entry in the binary log (some 17,000 a day). */
const WRITE_EVERY = 5000
/** How often a write is tried while it fails, so that a recovery is noticed soon. */
const RETRY_EVERY = 1000
/** How long a write that only waits for a lock does not count as failed, in milliseconds, provided that something else was written. */
const CONTENTION = 10_000
/** Processes usually write to different rows; nothing depends on it, since each write is one short statement. */
const SLOTS = 64

/** One statement that writes and commits by itself: no lock outlives it, even if this process dies. */
const write =
  'INSERT INTO write_probes (slot, writes) VALUES (?, 1) ON CONFLICT (slot) DO UPDATE SET writes = writes + 1'
const writeMysql = 'INSERT INTO write_probes (slot, writes) VALUES (?, 1) ON DUPLICATE KEY UPDATE writes = writes + 1'

/**
 * Creates the health check of a database. It connects with the first check. A check writes one row of `write_probes` if the last write is
 * five seconds old, since only a write detects a full disk, a read-only server or a read-only file; otherwise the last outcome counts.
 * Concurrent checks share one.
 */
export function createDatabaseHealth(deps: HealthDeps): DatabaseHealth {
  const { queries, timers, committedAt, now = () => performance.now() } = deps
  const slot = Math.floor(deps.random() * SLOTS)
  const statement = queries.client.dialect === 'mysql' ? writeMysql : write
  let checking: Promise<void> | null = null
  let writing: Promise<void> | null = null
  let triedAt = Number.NEGATIVE_INFINITY
  let writtenAt = Number.NEGATIVE_INFINITY
  let failure: unknown = null

  async function tryToWrite(): Promise<void> {
    triedAt = now()
    try {
      await withDeadline(WRITE_WITHIN, () => queries.raw(statement, [slot]))
      writtenAt = now()
      failure = null
    } catch (error) {
      const othersWrite = isContention(error) && now() - Math.max(writtenAt, committedAt()) < CONTENTION
      if (!othersWrite) failure = error
    } finally {
      writing = null
    }
  }

  async function run(): Promise<void> {
    const read = withDeadline(READ_WITHIN, () => queries('write_probes').first('slot'))
    await timers.within(READ_WITHIN, 'The database does not respond in time', read)
    const isDue = now() - triedAt >= (failure === null ? WRITE_EVERY : RETRY_EVERY)
    if (isDue) writing ??= tryToWrite()
    // The outcome of a slower write counts once it ends; until then the last one counts.
    if (writing !== null) await timers.within(READ_WITHIN, '', writing).catch(() => {})
    if (failure !== null) throw failure
  }

  return {
    check() {
      checking ??= run().finally(() => {
        checking = null
      })
      return checking
    },
    close: () => queries.destroy(),
  }
}
