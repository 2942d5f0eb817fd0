import { dayOf } from '#contracts/rules/calendar.ts'
import { type StatusComponent, statusComponents } from '#contracts/status.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import { type ServiceTimesStore, serviceTimeKinds } from './service-times-store.ts'
import type { StatusStore } from './status-store.ts'

export const MINUTE = 60_000
const MINUTES_PER_DAY = 1440
/** How far back minutes without a check are written down, in days: as many as the status shows. */
export const SHOWN_DAYS = 90

/** Whether each component works now. A check that rejects means that it does not. */
export type StatusChecks = Readonly<Record<StatusComponent, () => Promise<boolean>>>

interface StatusWatchDeps {
  database: Database
  store: StatusStore
  times: Pick<ServiceTimesStore, 'deleteBefore'>
  checks: StatusChecks
  /** The components with a maintenance at a given time: their minutes do not count. */
  inMaintenance: (at: number) => Promise<ReadonlySet<StatusComponent>>
  clock: Clock
  timers: Timers
  log: Log
}

/** The minutes after `last` and before `minute`, counted by day, from the first one that is shown. */
function missedByDay(last: number, minute: number): Map<string, number> {
  const first = Math.max(last + 1, minute - SHOWN_DAYS * MINUTES_PER_DAY)
  const missed = new Map<string, number>()
  for (let at = first; at < minute; at += 1) {
    const day = dayOf(at * MINUTE)
    missed.set(day, (missed.get(day) ?? 0) + 1)
  }
  return missed
}

/** Checks the service once a minute, one of all servers each time, and counts the minutes in which each component worked. */
export function createStatusWatch({
  database,
  store,
  times,
  checks,
  inMaintenance,
  clock,
  timers,
  log,
}: StatusWatchDeps) {
  let stopLoop: (() => Promise<void>) | null = null

  /** Checks once, unless this minute was checked already. */
  async function run(): Promise<void> {
    const now = clock.now()
    const minute = Math.floor(now / MINUTE)
    const works = await Promise.all(statusComponents.map((component) => checks[component]().catch(() => false)))
    const failing = statusComponents.filter((_, index) => !works[index])
    const paused = await inMaintenance(now)
    await database.transaction(async (tx) => {
      const last = await store.takeMinute(tx, minute, failing)
      if (last === null) return
      // Before the first check nothing was missed.
      const missed = last === 0 ? new Map<string, number>() : missedByDay(last, minute)
      const today = dayOf(now)
      for (const component of statusComponents) {
        if (!paused.has(component)) {
          const failed = failing.includes(component) ? 1 : 0
          await store.addToDay(tx, { day: today, component, minutes: 1, failed })
        }
        for (const [day, minutes] of missed) await store.addToDay(tx, { day, component, minutes, failed: minutes })
      }
      for (const kind of serviceTimeKinds)
        await times.deleteBefore(tx, kind, now - SHOWN_DAYS * MINUTES_PER_DAY * MINUTE)
    })
  }

  return {
    run,
    start() {
      stopLoop = timers.every(MINUTE, () =>
        run().catch((error) => log.warn({ err: error }, 'the service was not checked')),
      )
    },
    async stop() {
      await stopLoop?.()
    },
  }
}
