import { DAY_MS, dayOf } from '#contracts/rules/calendar.ts'

/** The number of days that the page shows, the present one included. */
export const SHOWN_DAYS = 90

export interface ShownDay {
  day: string
  /** The share of the day's checks that found the component working. Null: nothing was measured. */
  uptime: number | null
}

/** How much of a day a component worked: all of it, nearly all, or less. */
export type DayLevel = 'full' | 'partial' | 'low' | 'none'

/** A day may lack a minute or two of its 1,440 before it counts as low: 0.99 is a quarter of an hour. */
const LOW_BELOW = 0.99

/** Returns the level at which a day is drawn. */
export function levelOf(uptime: number | null): DayLevel {
  if (uptime === null) return 'none'
  if (uptime === 1) return 'full'
  return uptime < LOW_BELOW ? 'low' : 'partial'
}

/** Returns the last 90 days up to the one of `until`, oldest first. A day without measurement stays without: nothing is filled in. */
export function lastDays(measured: readonly { day: string; uptime: number }[], until: string): ShownDay[] {
  const shares = new Map(measured.map(({ day, uptime }) => [day, uptime]))
  const last = Date.parse(until)
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayOf(last - (SHOWN_DAYS - 1 - index) * DAY_MS)
    return { day, uptime: shares.get(day) ?? null }
  })
}

/** Writes a share so that it never reads as 100 % when something failed: rounded down to two decimals. */
export const cautiousShare = (share: number) => Math.floor(share * 10_000 + 1e-6) / 10_000
