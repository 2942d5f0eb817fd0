import { expect, test } from 'vitest'
import { addMonths, periodEnd, startOfMonth } from './calendar.ts'

const iso = (at: number) => new Date(at).toISOString()
const at = (moment: string) => Date.parse(moment)

test.each([
  ['2026-01-31T05:00:00.000Z', 1, '2026-02-28T05:00:00.000Z', 'a short month is clamped'],
  ['2028-01-31T05:00:00.000Z', 1, '2028-02-29T05:00:00.000Z', 'in a leap year to its 29th'],
  ['2026-08-31T05:00:00.000Z', 1, '2026-09-30T05:00:00.000Z', 'and to a 30th'],
  ['2026-12-15T05:00:00.000Z', 1, '2027-01-15T05:00:00.000Z', 'December goes on in January'],
  ['2028-02-29T05:00:00.000Z', 12, '2029-02-28T05:00:00.000Z', 'a leap day comes back a day early'],
  // 20:00 UTC is 03:00 of the next day in Ho Chi Minh City.
  [
    '2026-01-30T20:00:00.000Z',
    1,
    '2026-02-27T20:00:00.000Z',
    'the day is that of Ho Chi Minh City: 31 January, 28 February',
  ],
  ['2026-02-28T17:00:00.000Z', 1, '2026-03-31T17:00:00.000Z', 'and midnight there begins a day: 1 March, 1 April'],
])('%s and %i months is %s: %s', (from, months, to) => {
  expect(iso(addMonths(at(from), months))).toBe(to)
})

test('with its anchor day a chain of months finds the end of each month again', () => {
  const january = at('2026-01-31T05:00:00.000Z')
  const february = addMonths(january, 1, 31)
  const march = addMonths(february, 1, 31)
  expect([iso(february), iso(march)]).toEqual(['2026-02-28T05:00:00.000Z', '2026-03-31T05:00:00.000Z'])
})

test('a period is a month or a year', () => {
  const start = at('2026-11-21T03:00:00.000Z')
  expect(iso(periodEnd(start, 'monthly'))).toBe('2026-12-21T03:00:00.000Z')
  expect(iso(periodEnd(start, 'yearly'))).toBe('2027-11-21T03:00:00.000Z')
})

test('a month begins at midnight in Ho Chi Minh City', () => {
  expect(iso(startOfMonth(at('2026-11-30T16:59:59.999Z')))).toBe('2026-10-31T17:00:00.000Z')
  expect(iso(startOfMonth(at('2026-11-30T17:00:00.000Z')))).toBe('2026-11-30T17:00:00.000Z')
})
