import { expect, test } from 'vitest'
import { isSwipe, swipeOffset } from './swipe.ts'

const from = { x: 100, y: 100 }
const by = (x: number, y: number) => ({ x: from.x + x, y: from.y + y })

test.each([
  ['50 px to the right stays', by(50, 0), false],
  ['51 px to the right goes', by(51, 0), true],
  ['half a pixel beyond 50 goes', by(50.5, 0), true],
  ['51 px to the left stays', by(-51, 0), false],
  ['51 px down stays', by(0, 51), false],
  ['51 px up stays', by(0, -51), false],
  ['51 px to the right and 50 down goes', by(51, 50), true],
  ['rather down than right stays', by(60, 61), false],
])('%s', (_name, to, goes) => {
  expect(isSwipe(from, to)).toBe(goes)
})

test('a toast follows to the right and to nowhere else', () => {
  expect(swipeOffset(from, by(20, 5))).toBe(20)
  expect(swipeOffset(from, by(-20, 0))).toBe(0)
  expect(swipeOffset(from, by(5, 20))).toBe(0)
})
