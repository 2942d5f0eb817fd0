import { expect, test } from 'vitest'
import type { TrendDay } from '#contracts/admin.ts'
import { shareOfChange, trendsOf } from './trends-of.ts'

const day = (values: Partial<TrendDay>): TrendDay => ({
  day: '2026-11-22',
  deposited: '0',
  revenue: '0',
  newVps: 0,
  replySeconds: null,
  ...values,
})

test('the second half of the days is compared with the first, as sums that grow from day to day', () => {
  const trends = trendsOf({
    days: [
      day({ revenue: '300', newVps: 1 }),
      day({ revenue: '-100' }),
      day({ day: '2026-11-24', revenue: '40', deposited: '500', newVps: 2 }),
      day({ revenue: '210', newVps: 1 }),
    ],
  })
  expect(trends.from).toBe('2026-11-24')
  expect(trends.revenue).toEqual({ sum: 250n, before: 200n, values: { current: [40, 250], previous: [300, 200] } })
  expect(trends.newVps).toEqual({ sum: 3n, before: 1n, values: { current: [2, 3], previous: [1, 1] } })
  expect(trends.deposits).toEqual({
    sum: 500n,
    before: 0n,
    spent: 250n,
    values: { current: [500, 500], previous: [40, 250] },
  })
})

test('the time to a reply is the newest that is known, in minutes begun', () => {
  const { reply } = trendsOf({
    days: [day({ replySeconds: 601 }), day({}), day({ replySeconds: 60 }), day({})],
  })
  expect(reply).toEqual({ latest: 1, before: 11, values: { current: [1, null] } })
})

test.each([
  [250n, 200n, 0.25],
  [150n, 200n, -0.25],
  [2n, 3n, -0.333],
  [5n, 0n, undefined],
])('from %2$s to %1$s', (sum, before, share) => {
  expect(shareOfChange({ sum, before })).toBe(share)
})
