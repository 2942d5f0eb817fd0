import { TREND_DAYS, type TrendDay } from '#contracts/admin.ts'
import { DAY_MS, dayOf, startOfDay } from '#contracts/rules/calendar.ts'
import { middleOf } from '#server/features/status/measurements.ts'
import type { ServiceTimesStore } from '#server/features/status/service-times-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type DaySums, sumDays } from './trends-store.ts'

/** A median is that of so many days: on a single one there may be only one reply. */
const MEDIAN_DAYS = 7
/** Days that may still change: today, and yesterday, whose last order may still turn out to be impossible. */
const OPEN_DAYS = 2

export interface Trends {
  /** The last days, the oldest first; the last one is today. */
  read(): Promise<TrendDay[]>
}

interface TrendsDeps {
  database: Pick<Database, 'queries'>
  times: Pick<ServiceTimesStore, 'endedSince'>
  clock: Clock
}

/** Sums each past day once: what was settled on it stays as it is. Only its last days are read again. */
export function createTrends({ database, times, clock }: TrendsDeps): Trends {
  const closed = new Map<number, DaySums>()

  async function sumsOf(starts: readonly number[]): Promise<DaySums[]> {
    const unknown = starts.filter((start) => !closed.has(start))
    const read = new Map((await sumDays(database.queries, unknown)).map((sums) => [sums.start, sums]))
    const known = starts.flatMap((start) => closed.get(start) ?? read.get(start) ?? [])
    closed.clear()
    for (const sums of known.slice(0, -OPEN_DAYS)) closed.set(sums.start, sums)
    return known
  }

  return {
    async read() {
      const today = startOfDay(clock.now())
      const starts = Array.from({ length: TREND_DAYS }, (_, index) => today - (TREND_DAYS - 1 - index) * DAY_MS)
      const first = starts[0] ?? today
      const [days, replies] = await Promise.all([
        sumsOf(starts),
        times.endedSince(database.queries, 'reply', first - (MEDIAN_DAYS - 1) * DAY_MS),
      ])
      return days.map(({ start, deposited, revenue, newVps }) => {
        const from = start - (MEDIAN_DAYS - 1) * DAY_MS
        const within = replies.filter(({ endedAt }) => endedAt >= from && endedAt < start + DAY_MS)
        return {
          day: dayOf(start),
          deposited: String(deposited),
          revenue: String(revenue),
          newVps,
          replySeconds: middleOf(within.map(({ seconds }) => seconds)),
        }
      })
    },
  }
}
