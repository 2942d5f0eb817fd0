import type { Measured } from '#contracts/measured.ts'
import { DAY_MS, dayOf } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { ServiceTimeKind, ServiceTimesStore } from './service-times-store.ts'
import type { DayRecord, StatusStore } from './status-store.ts'
import { SHOWN_DAYS } from './status-watch.ts'

/** So many minutes must have been checked before an uptime is said: those of a day. */
const MIN_MINUTES = 24 * 60
/** So many times must be known before their median is said. */
const MIN_TIMES = 10
/** A median is that of this many of the newest times. */
const MAX_TIMES = 1000

export interface Measurements {
  /** Notes how long something took that began at `startedAt`, in milliseconds. */
  note(tx: DbTransaction, kind: ServiceTimeKind, startedAt: number): Promise<void>
  /** What pages say of the last 90 days. */
  read(queries: Queries): Promise<Measured>
}

interface MeasurementsDeps {
  times: ServiceTimesStore
  status: Pick<StatusStore, 'daysSince'>
  clock: Clock
  ids: Ids
}

export function createMeasurements({ times, status, clock, ids }: MeasurementsDeps): Measurements {
  const firstDay = () => clock.now() - (SHOWN_DAYS - 1) * DAY_MS

  async function medianOf(queries: Queries, kind: ServiceTimeKind): Promise<number | null> {
    const seconds = await times.secondsSince(queries, kind, firstDay(), MAX_TIMES)
    return seconds.length < MIN_TIMES ? null : middleOf(seconds)
  }

  return {
    async note(tx, kind, startedAt) {
      const endedAt = clock.now()
      const seconds = Math.max(0, Math.ceil((endedAt - startedAt) / 1000))
      await times.insert(tx, { id: ids.next(), kind, seconds, endedAt })
    },

    async read(queries) {
      const days = await status.daysSince(queries, dayOf(firstDay()))
      return {
        uptime: uptimeOf(days.filter(({ component }) => component === 'site')),
        setupSeconds: await medianOf(queries, 'setup'),
        replySeconds: await medianOf(queries, 'reply'),
      }
    },
  }
}

/** Half of the numbers are at most as large as this one; null without any. */
export function middleOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null
}

/** Rounded down, so that it is never said to be more than it was. */
function uptimeOf(days: readonly DayRecord[]): Measured['uptime'] {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  const [first] = days
  if (!first || minutes < MIN_MINUTES) return null
  return { share: Math.floor(((minutes - failed) * 10_000) / minutes) / 10_000, since: first.day }
}
