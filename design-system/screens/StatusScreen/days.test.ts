import { expect, test } from 'vitest'
import { cautiousShare, lastDays, levelOf, SHOWN_DAYS } from './days.ts'

test('the row ends with the day of the last check in Vietnam, and leaves days without measurement empty', () => {
  // This is 01:30 on the 24th in Vietnam.
  const days = lastDays([{ day: '2026-11-22', uptime: 0.5 }], '2026-11-23T18:30:00.000Z')
  expect(days).toHaveLength(SHOWN_DAYS)
  expect(days.slice(-3)).toEqual([
    { day: '2026-11-22', uptime: 0.5 },
    { day: '2026-11-23', uptime: null },
    { day: '2026-11-24', uptime: null },
  ])
  expect(days[0]?.day).toBe('2026-08-27')
})

test('a share is never rounded up to all', () => {
  expect(cautiousShare(0.99999)).toBe(0.9999)
  expect(cautiousShare(1)).toBe(1)
  expect(cautiousShare(0.9995)).toBe(0.9995)
})

test('a day is full, nearly full, low or not measured', () => {
  expect([1, 0.9993, 0.98, 0, null].map(levelOf)).toEqual(['full', 'partial', 'low', 'low', 'none'])
})
