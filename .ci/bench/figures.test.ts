import { expect, test } from 'vitest'
import { isMet, median } from './figures.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([7])).toBe(7)
})

test('a goal is compared with the median, as a minimum or a maximum', () => {
  const figure = { name: 'x', unit: 's', ours: [1, 20, 16] }
  expect(isMet({ ...figure, goal: { atLeast: 15 } })).toBe(true)
  expect(isMet({ ...figure, goal: { atMost: 15 } })).toBe(false)
  expect(isMet(figure)).toBeUndefined()
  const compared = { ...figure, reference: [4, 4, 4] }
  expect(isMet({ ...compared, goal: { atMost: 4, times: 'reference' } })).toBe(true)
  expect(isMet({ ...compared, goal: { atLeast: 5, times: 'reference' } })).toBe(false)
})

test('a goal may be a multiple of the limit', () => {
  const figure = { name: 'x', unit: 'ms', ours: [11], reference: [40], limit: [10] }
  expect(isMet({ ...figure, goal: { atMost: 1.15, times: 'limit' } })).toBe(true)
  expect(isMet({ ...figure, goal: { atMost: 1.05, times: 'limit' } })).toBe(false)
})
