import { dayOf } from '#contracts/rules/calendar.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { CheckRecord, ChecksStore } from './reconciliations-store.ts'

/** What a check found: the number of all differences, and the first of them. */
export interface CheckResult<Found> {
  total: number
  differences: readonly Found[]
}

/** The latest run of a check, and the earlier ones, newest first. `at` and `ok` are null before the first one. */
export interface LatestCheck<Found> extends CheckResult<Found> {
  at: string | null
  ok: boolean | null
  runs: { at: string; ok: boolean; differences: number }[]
}

/** Looks for differences every night, and on demand. */
export interface NightlyCheck<Found> {
  latest(): Promise<LatestCheck<Found>>
  /** Runs it now. Calls at the same time share a run. */
  run(actor: Actor): Promise<void>
  /** Runs it if tonight's time has come and no other server has. */
  runNightly(): Promise<void>
  start(): void
  /** Aborts a run. */
  stop(): Promise<void>
}

export interface NightlyCheckDeps<Found> {
  database: Database
  store: ChecksStore<Found>
  /** Looks for differences; the signal aborts it. */
  check: (signal: AbortSignal) => Promise<CheckResult<Found>>
  /** What the audit log calls a run on demand. */
  action: string
  /** What the log says when there are differences, and when a nightly run failed. */
  warnings: { found: string; failed: string }
  audited: Audited
  clock: Clock
  ids: Ids
  timers: Timers
  log: Log
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The time of day of the nightly run in Asia/Ho_Chi_Minh. */
const NIGHT_HOUR = 2
/** How long a run may take before another server does it again. */
const ABANDONED_AFTER = HOUR
/** The number of runs that are listed: two weeks of nights. */
const LISTED = 14
/** The number of differences of a run that are kept. */
export const DIFFERENCES_MAX = 200

/** The night whose run is due at a given time, as its day. */
const nightOf = (at: number) => dayOf(at - NIGHT_HOUR * HOUR)

export function createNightlyCheck<Found>(deps: NightlyCheckDeps<Found>): NightlyCheck<Found> {
  const { database, store, check, action, warnings, audited, clock, ids, timers, log } = deps
  const stopping = new AbortController()
  let stopLoop: (() => Promise<void>) | null = null
  let running: Promise<CheckResult<Found>> | null = null

  const checkOnce = () => {
    running ??= check(stopping.signal).finally(() => {
      running = null
    })
    return running
  }
  const report = ({ total, differences }: CheckResult<Found>) => {
    if (total > 0) log.error({ total, first: differences.slice(0, 3) }, warnings.found)
  }
  const kept = ({ total, differences }: CheckResult<Found>) => ({
    total,
    differences: differences.slice(0, DIFFERENCES_MAX),
  })

  async function runNightly(): Promise<void> {
    const startedAt = clock.now()
    const night = nightOf(startedAt)
    const [last] = await store.latest(database.queries, 1)
    if (last?.night === night) return
    const empty = { total: 0, differences: [], endedAt: null }
    const claim = { id: ids.next(), night, startedAt, ...empty }
    if (!(await store.claimNight(database.queries, claim, startedAt - ABANDONED_AFTER))) return
    const result = await checkOnce()
    report(result)
    await store.finish(database.queries, night, { ...kept(result), endedAt: clock.now() })
    await store.removeOld(database.queries)
  }

  return {
    async latest() {
      const runs = await store.latest(database.queries, LISTED)
      const [last] = runs
      const at = (record: CheckRecord<Found>) => new Date(record.endedAt ?? 0).toISOString()
      return {
        at: last ? at(last) : null,
        ok: last ? last.total === 0 : null,
        differences: last?.differences ?? [],
        total: last?.total ?? 0,
        runs: runs.map((record) => ({ at: at(record), ok: record.total === 0, differences: record.total })),
      }
    },

    async run(actor) {
      const startedAt = clock.now()
      const result = await checkOnce()
      report(result)
      await audited(actor, async (tx) => {
        const id = ids.next()
        await store.insert(tx, { id, night: null, startedAt, endedAt: clock.now(), ...kept(result) })
        const change = { before: null, after: { differences: result.total } }
        return { result: undefined, change: { action, targetId: id, ...change } }
      })
      await store.removeOld(database.queries)
    },

    runNightly,

    start() {
      stopLoop = timers.every(MINUTE, () =>
        runNightly().catch((error) => {
          if (!stopping.signal.aborted) log.warn({ err: error }, warnings.failed)
        }),
      )
    },

    async stop() {
      stopping.abort()
      await stopLoop?.()
    },
  }
}
