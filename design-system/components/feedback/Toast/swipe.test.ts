import { expect, test } from 'vitest'
import { isSwipe, swipeOffset } from './swipe.ts'

const from = { x: 100, y: 100 }
const by = (x: number, y: number) => ({ x: from.x + x, y: from.y + y })

test.each([
  ['50 px to the right is not a swipe', by(50, 0), false],
  ['51 px to the right is a swipe', by(51, 0), true],
  ['50.5 px to the right is a swipe', by(50.5, 0), true],
  ['51 px to the left is not a swipe', by(-51, 0), false],
  ['51 px down is not a swipe', by(0, 51), false],
  ['51 px up is not a swipe', by(0, -51), false],
  ['51 px to the right and 50 down is a swipe', by(51, 50), true],
  ['more down than right is not a swipe', by(60, 61), false],
])('%s', (_name, to, expected) => {
  expect(isSwipe(from, to)).toBe(expected)
})

test('a toast follows the pointer only to the right', () => {
  expect(swipeOffset(from, by(20, 5))).toBe(20)
  expect(swipeOffset(from, by(-20, 0))).toBe(0)
  expect(swipeOffset(from, by(5, 20))).toBe(0)
})
