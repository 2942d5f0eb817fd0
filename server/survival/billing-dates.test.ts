import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addMonths, dayOfMonth, periodEnd, startOfMonth } from '#contracts/rules/calendar.ts'

const printedIn = (zone: string): { offset: number; lines: number[][] } =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'billing-dates-test-tools.ts')], {
      env: { PATH: process.env.PATH, TZ: zone },
      encoding: 'utf8',
      maxBuffer: 1e8,
    }),
  )

test('a host in New York and one in Ho Chi Minh City compute the same dates', () => {
  const [newYork, hoChiMinh] = [printedIn('America/New_York'), printedIn('Asia/Ho_Chi_Minh')]
  expect([newYork.offset, hoChiMinh.offset]).toEqual([300, -420])
  expect(newYork.lines.length).toBeGreaterThan(5000)
  expect(newYork.lines).toEqual(hoChiMinh.lines)
})

/** The calendar of Ho Chi Minh City by the platform's time zone database: an independent way to compute the same dates. */
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})
const local = (at: number) => {
  const [year = 0, month = 0, day = 0, ...time] = (format.format(at).match(/\d+/g) ?? []).map(Number)
  return { year, month, day, time: time.join(':') }
}
const lastDayOf = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

test('for every day of eight years, a month and a year later is the same local day and time, or the last day of a shorter month', () => {
  const DAY = 86_400_000
  // 16:59:59 and 17:00 UTC are the last second of a day and the first of the next one in Ho Chi Minh City.
  for (const timeOfDay of [0, 17 * 3_600_000 - 1000, 17 * 3_600_000]) {
    for (let at = Date.UTC(2026, 0, 1) + timeOfDay; at < Date.UTC(2034, 0, 1); at += DAY) {
      const from = local(at)
      const next = from.month === 12 ? { year: from.year + 1, month: 1 } : { year: from.year, month: from.month + 1 }
      expect(dayOfMonth(at)).toBe(from.day)
      expect(local(periodEnd(at, 'monthly'))).toEqual({
        ...next,
        day: Math.min(from.day, lastDayOf(next.year, next.month)),
        time: from.time,
      })
      const year = from.year + 1
      const day = Math.min(from.day, lastDayOf(year, from.month))
      expect(local(periodEnd(at, 'yearly'))).toEqual({ year, month: from.month, day, time: from.time })
      expect(local(startOfMonth(at))).toEqual({ year: from.year, month: from.month, day: 1, time: '0:0:0' })
    }
  }
})

test('a hundred consecutive months keep their anchor day', () => {
  for (const anchor of [28, 29, 30, 31]) {
    let at = Date.parse(`2027-12-${anchor}T12:00:00.000+07:00`)
    for (let month = 0; month < 100; month += 1) {
      at = addMonths(at, 1, anchor)
      const { year, month: current, day } = local(at)
      expect(day).toBe(Math.min(anchor, lastDayOf(year, current)))
    }
    expect(local(at)).toMatchObject({ year: 2036, month: 4 })
  }
})
