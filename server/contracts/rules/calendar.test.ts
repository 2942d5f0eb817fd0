import { expect, test } from 'vitest'
import { addMonths, periodEnd, startOfMonth } from './calendar.ts'

const iso = (at: number) => new Date(at).toISOString()
const at = (time: string) => Date.parse(time)

test.each([
  ['2026-01-31T05:00:00.000Z', 1, '2026-02-28T05:00:00.000Z', 'the last day of a shorter month'],
  ['2028-01-31T05:00:00.000Z', 1, '2028-02-29T05:00:00.000Z', '29 February in a leap year'],
  ['2026-08-31T05:00:00.000Z', 1, '2026-09-30T05:00:00.000Z', 'the 30th of a month with 30 days'],
  ['2026-12-15T05:00:00.000Z', 1, '2027-01-15T05:00:00.000Z', 'January after December'],
  ['2028-02-29T05:00:00.000Z', 12, '2029-02-28T05:00:00.000Z', '28 February a year after a leap day'],
  // 20:00 UTC is 03:00 of the next day in Ho Chi Minh City.
  [
    '2026-01-30T20:00:00.000Z',
    1,
    '2026-02-27T20:00:00.000Z',
    'days are those of Ho Chi Minh City: 28 February after 31 January',
  ],
  ['2026-02-28T17:00:00.000Z', 1, '2026-03-31T17:00:00.000Z', 'days begin at midnight there: 1 April after 1 March'],
])('%s plus %i months is %s: %s', (from, months, to) => {
  expect(iso(addMonths(at(from), months))).toBe(to)
})

test('with an anchor day, consecutive months end on the last day of each month', () => {
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
