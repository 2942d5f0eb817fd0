import { expect, test } from 'vitest'
import { movedPoint } from './use-roving-point.ts'

test.each([
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 3, undefined],
])('%s moves from point %d of five to %s', (key, from, to) => {
  expect(movedPoint(key, from, 5)).toBe(to)
})
