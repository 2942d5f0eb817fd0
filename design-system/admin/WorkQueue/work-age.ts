/** How a piece of work stands: nothing is due, or within the promise; its last third; past it by up to a day; or by more. */
export type AgeState = 'within' | 'near' | 'past' | 'longPast'

/** The age of a piece of work. */
export interface WorkAge {
  state: AgeState
  /** Whether the time is that since it came, until it is due, or since it was due. */
  counts: 'waited' | 'left' | 'over'
  /** That time, in whole minutes. */
  minutes: number
  /** The promised time and the time that has been used, in minutes. Default: nothing was promised. */
  spent?: { promised: number; used: number }
}

/** When a piece of work came and when it is due. ISO 8601. */
export interface WorkTimes {
  /** Default: unknown, as for a planned date. */
  since?: string | undefined
  /** When the promise ends, or the planned date. Default: nothing was promised. */
  due?: string | undefined
}

const MINUTE_MS = 60_000
/** The part of the promised time that counts as near its end. */
const NEAR_SHARE = 1 / 3
/** Without a beginning: so long before the date. */
const NEAR_MS = 24 * 60 * MINUTE_MS
/** From this on, being late is another matter than a few minutes. */
const LONG_PAST_MS = 24 * 60 * MINUTE_MS

/** The age of a piece of work at `now`; none if there is neither a beginning nor a date. */
export function ageOf({ since, due }: WorkTimes, now: string): WorkAge | undefined {
  const time = Date.parse(now)
  const minutesOf = (ms: number) => Math.max(0, Math.floor(ms / MINUTE_MS))
  if (due === undefined)
    return since === undefined
      ? undefined
      : { state: 'within', counts: 'waited', minutes: minutesOf(time - Date.parse(since)) }
  const left = Date.parse(due) - time
  const promisedMs = since === undefined ? undefined : Date.parse(due) - Date.parse(since)
  const spent =
    since !== undefined && promisedMs !== undefined && promisedMs > 0
      ? { spent: { promised: promisedMs / MINUTE_MS, used: minutesOf(time - Date.parse(since)) } }
      : {}
  if (left < 0)
    return { state: left < -LONG_PAST_MS ? 'longPast' : 'past', counts: 'over', minutes: minutesOf(-left), ...spent }
  const nearMs = promisedMs === undefined ? NEAR_MS : promisedMs * NEAR_SHARE
  return { state: left <= nearMs ? 'near' : 'within', counts: 'left', minutes: minutesOf(left), ...spent }
}

/** A time in its two largest units that say something: 2 hours 10 minutes, 5 days. From three days on only days. */
export function partsOfTime(minutes: number): { days: number; hours: number; minutes: number } {
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days >= 3) return { days, hours: 0, minutes: 0 }
  return { days, hours, minutes: days > 0 ? 0 : minutes % 60 }
}

/** An age in words. */
export interface AgeTexts {
  /** Around a time: "chờ 25 phút", "còn 18 phút", "quá hạn 2 giờ 10 phút". */
  age: Readonly<Record<WorkAge['counts'], (time: string) => string>>
  /** The units of a time, with their number. */
  units: Readonly<Record<'days' | 'hours' | 'minutes', (count: number) => string>>
}

/** "2 giờ 10 phút"; a time below a minute is said as no minutes. */
export function timeInWords(minutes: number, { units }: Pick<AgeTexts, 'units'>): string {
  const parts = partsOfTime(minutes)
  const shown = (['days', 'hours', 'minutes'] as const).filter((unit) => parts[unit] > 0)
  if (shown.length === 0) return units.minutes(0)
  return shown.map((unit) => units[unit](parts[unit])).join(' ')
}
