import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = '2026-11-21T03:00:00.000Z'

test.each([
  ['2026-11-21T03:30:00.000Z', { unit: 'hours', count: 1 }],
  ['2026-11-23T03:00:00.000Z', { unit: 'hours', count: 48 }],
  ['2026-11-23T03:00:01.000Z', { unit: 'days', count: 3 }],
  ['2026-12-31T16:59:59.000Z', { unit: 'days', count: 41 }],
])('until %s there is %j left', (endsAt, left) => {
  expect(timeLeft(endsAt, now)).toEqual(left)
})

test('an offer without an end, with a distant one, or one that has ended has no time left to show', () => {
  expect(timeLeft(null, now)).toBeNull()
  expect(timeLeft('2027-06-01T00:00:00.000Z', now)).toBeNull()
  expect(timeLeft(now, now)).toBeNull()
})
