/** Prints the ends of billing periods, for a process in any time zone; `billing-dates.test.ts` compares the output. */
import { addMonths, dayOfMonth, periodEnd, startOfMonth } from '#contracts/rules/calendar.ts'

const HOUR = 3_600_000
const lines: number[][] = []
// It takes every seventh hour of four years with a leap day and every change of New York's clocks.
for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2031, 0, 1); at += 7 * HOUR) {
  lines.push([
    at,
    dayOfMonth(at),
    startOfMonth(at),
    addMonths(at, 1, 31),
    periodEnd(at, 'monthly'),
    periodEnd(at, 'yearly'),
  ])
}
process.stdout.write(JSON.stringify({ offset: new Date(Date.UTC(2027, 0, 1)).getTimezoneOffset(), lines }))
