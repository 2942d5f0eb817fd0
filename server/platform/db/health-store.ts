import type { Knex } from 'knex'
import type { Timers } from '#server/platform/timers.ts'
import { isContention } from './errors.ts'
import { withinTime } from './time-allowed.ts'

/** Checks the database over connections of its own, since a busy pool does not mean a broken database. */
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

/** How long reading may take, in milliseconds. */
const READ_WITHIN = 1000
/** How long one write may take until it counts as failed, in milliseconds. A check waits for it no longer than for reading. */
const WRITE_WITHIN = 3000
/** How often a write is tried: rarely, since each is an entry in the binary log (some 17,000 a day). */
const WRITE_EVERY = 5000
/** How often it is tried while it fails, so that the end of the trouble is noticed soon. */
const RETRY_EVERY = 1000
/** How long a write that only meets a lock is no failure, provided that something else was written meanwhile. */
const CONTENTION = 10_000
/** Processes usually write to different rows; nothing depends on it, since each write is one short statement. */
const SLOTS = 64

/** One statement that really writes and commits by itself: no lock outlives it, even if this process dies. */
const write =
  'INSERT INTO write_probes (slot, writes) VALUES (?, 1) ON CONFLICT (slot) DO UPDATE SET writes = writes + 1'
const writeMysql = 'INSERT INTO write_probes (slot, writes) VALUES (?, 1) ON DUPLICATE KEY UPDATE writes = writes + 1'

/**
 * Watches one database. It connects with the first check, and writes only while it is checked: every five seconds one row
 * of `write_probes`, since only a write shows a full disk, a read-only server or a read-only file. In between the last
 * outcome is remembered. Checks that come at the same time share one.
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
      await withinTime(WRITE_WITHIN, () => queries.raw(statement, [slot]))
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
    const read = withinTime(READ_WITHIN, () => queries('write_probes').first('slot'))
    await timers.within(READ_WITHIN, 'The database does not answer in time', read)
    const isDue = now() - triedAt >= (failure === null ? WRITE_EVERY : RETRY_EVERY)
    if (isDue) writing ??= tryToWrite()
    // A slower write counts when it ends; until then the last outcome counts.
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
