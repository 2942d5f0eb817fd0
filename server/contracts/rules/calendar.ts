import type { BillingPeriod } from './price.ts'

/** Asia/Ho_Chi_Minh is seven hours ahead of UTC all year, and has been since 1975. The host's time zone is not used. */
const OFFSET = 7 * 60 * 60 * 1000

/** A day without a change of the clock, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** The day of the month (1 to 31) in Asia/Ho_Chi_Minh at a given time in milliseconds. */
export const dayOfMonth = (at: number) => new Date(at + OFFSET).getUTCDate()

/** The day in Asia/Ho_Chi_Minh at a given time in milliseconds, as `2026-11-23`. */
export const dayOf = (at: number) => new Date(at + OFFSET).toISOString().slice(0, 10)

/** The start, in milliseconds, of the day in Asia/Ho_Chi_Minh that contains `at`. */
export const startOfDay = (at: number) => at - ((at + OFFSET) % DAY_MS)

/** The start, in milliseconds, of the calendar month in Asia/Ho_Chi_Minh that contains `at`. */
export function startOfMonth(at: number): number {
  const local = new Date(at + OFFSET)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - OFFSET
}

/** The start, in milliseconds, of the calendar year in Asia/Ho_Chi_Minh that follows the one with `at`. */
export const startOfNextYear = (at: number) => Date.UTC(new Date(at + OFFSET).getUTCFullYear() + 1, 0, 1) - OFFSET

/**
 * The time `months` calendar months after `at`, at the same time of day in Asia/Ho_Chi_Minh, on `anchorDay` or, in a
 * shorter month, on its last day: with anchor 31, 31 January is followed by 28 February and 31 March.
 */
export function addMonths(at: number, months: number, anchorDay = dayOfMonth(at)): number {
  const local = new Date(at + OFFSET)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const timeOfDay = (at + OFFSET) % DAY_MS
  return Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay - OFFSET
}

/** The end of the billing period that starts at `at`. */
export const periodEnd = (at: number, period: BillingPeriod, anchorDay = dayOfMonth(at)) =>
  addMonths(at, period === 'monthly' ? 1 : 12, anchorDay)
