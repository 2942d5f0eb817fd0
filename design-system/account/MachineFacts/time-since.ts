import { DAY_MS, startOfMonth } from '#contracts/rules/calendar.ts'

/** How long something has lasted, in its largest unit. */
export interface TimeSince {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long it is since a time, in units that have passed entirely. */
export function timeSince(since: string, now: string): TimeSince {
  const passed = Math.max(0, Date.parse(now) - Date.parse(since))
  if (passed >= DAY_MS) return { unit: 'days', count: Math.floor(passed / DAY_MS) }
  if (passed >= HOUR_MS) return { unit: 'hours', count: Math.floor(passed / HOUR_MS) }
  return { unit: 'minutes', count: Math.floor(passed / MINUTE_MS) }
}

/** The share of the present month, by Vietnam's calendar, that has passed. */
export function monthShareAt(now: string): number {
  const at = Date.parse(now)
  const start = startOfMonth(at)
  // This is the middle of the next month, whatever the length of this one.
  const end = startOfMonth(start + 45 * DAY_MS)
  return (at - start) / (end - start)
}
