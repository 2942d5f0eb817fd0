import { expect, test } from 'vitest'
import { advantage } from './advantage.ts'

test('two kinds of calls with the same times cannot be told apart', () => {
  expect(advantage([1, 2, 3], [3, 2, 1])).toBe(0)
})

test('two kinds are told apart by every time, whichever is longer', () => {
  expect(advantage([4, 5], [1, 2, 3])).toBe(1)
  expect(advantage([1, 2], [3, 4, 5])).toBe(1)
})

test('times that overlap are told apart as often as one kind is longer', () => {
  expect(advantage([2, 4], [1, 3])).toBe(0.5)
})
