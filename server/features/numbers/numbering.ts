import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { idOf } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import {
  numberedTables,
  numberedUntil,
  numberRecord,
  numberTicket,
  recordsAfter,
  setNumberedUntil,
  ticketsWithoutNumber,
} from './numbering-store.ts'

const MINUTE = 60_000
/** The number of records that are read at once. */
const BATCH = 1000
/** How long after a record's time it may still appear: its transaction was open, or the clock of its server is slow. */
const LATE = 5 * MINUTE

interface NumberingDeps {
  database: Database
  clock: Clock
  timers: Timers
  log: Log
}

/** The first id of a time. */
const firstIdAt = (at: number) => idOf(at, 0, '8'.padEnd(16, '0'))

/**
 * Gives numbers to records that have none, once a minute, in the order of their creation: those of a previous version, which does not know
 * the numbers and may run at the same time.
 */
export function createNumbering({ database, clock, timers, log }: NumberingDeps) {
  const { queries } = database
  let stopLoop: (() => Promise<void>) | null = null

  async function numberRecords(table: (typeof numberedTables)[number]): Promise<number> {
    const startedAt = clock.now()
    let given = 0
    for (let after = firstIdAt(Math.max(0, (await numberedUntil(queries, table)) - LATE)); ; ) {
      const rows = await recordsAfter(queries, table, after, BATCH)
      for (const { id, number } of rows)
        if (number === null) given += Number(await database.transaction((tx) => numberRecord(tx, table, id)))
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) break
      after = last.id
    }
    await setNumberedUntil(queries, table, startedAt)
    return given
  }

  async function numberTickets(): Promise<number> {
    let given = 0
    for (;;) {
      const ids = await ticketsWithoutNumber(queries, BATCH)
      for (const id of ids) given += Number(await database.transaction((tx) => numberTicket(tx, id)))
      if (ids.length < BATCH) return given
    }
  }

  async function run(): Promise<void> {
    let given = 0
    for (const table of numberedTables) given += await numberRecords(table)
    given += await numberTickets()
    if (given > 0) log.info({ records: given }, 'records of a previous version have numbers now')
  }

  return {
    /** Gives the missing numbers once, now. */
    run,
    start() {
      stopLoop = timers.every(MINUTE, () =>
        run().catch((error) => log.warn({ err: error }, 'records could not be numbered')),
      )
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
