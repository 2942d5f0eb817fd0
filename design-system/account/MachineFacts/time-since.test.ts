import { expect, test } from 'vitest'
import { monthShareAt, timeSince } from './time-since.ts'

test.each([
  ['2026-11-22T00:22:30.000Z', 'minutes', 0],
  ['2026-11-21T23:30:00.000Z', 'minutes', 53],
  ['2026-11-21T22:23:00.000Z', 'hours', 2],
  ['2026-10-12T00:00:00.000Z', 'days', 41],
  // This clock runs ahead.
  ['2026-11-22T00:24:00.000Z', 'minutes', 0],
])('since %s it is so many %s', (since, unit, count) => {
  expect(timeSince(since, '2026-11-22T00:23:00.000Z')).toEqual({ unit, count })
})

test('a month passes by Vietnam’s calendar', () => {
  expect(monthShareAt('2026-10-31T17:00:00.000Z')).toBe(0)
  expect(monthShareAt('2026-11-15T17:00:00.000Z')).toBe(0.5)
  expect(monthShareAt('2026-11-30T16:59:59.000Z')).toBeCloseTo(1, 4)
  expect(monthShareAt('2028-02-14T17:00:00.000Z')).toBeCloseTo(14 / 29, 4)
})
