import { DAY_MS } from '#contracts/rules/calendar.ts'

const HOUR_MS = 3_600_000

/** From here on the hours are counted: the product spec's 48. */
const HOURS_FROM_MS = 2 * DAY_MS
/** Longer than this, nobody hurries. */
const LONGEST_MS = 60 * DAY_MS

/** The time that an offer still runs, rounded up; null if it has no end, or a distant one, or has ended. */
export function timeLeft(endsAt: string | null, now: string): { unit: 'hours' | 'days'; count: number } | null {
  if (endsAt === null) return null
  const left = Date.parse(endsAt) - Date.parse(now)
  if (left <= 0 || left > LONGEST_MS) return null
  return left <= HOURS_FROM_MS
    ? { unit: 'hours', count: Math.ceil(left / HOUR_MS) }
    : { unit: 'days', count: Math.ceil(left / DAY_MS) }
}
