import { expect, test } from 'vitest'
import { isMet, median, table } from './figures.ts'

test('the median is the middle, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([7])).toBe(7)
})

test('a goal is met by the median, from its own side', () => {
  const figure = { name: 'x', unit: 's', ours: [1, 20, 16] }
  expect(isMet({ ...figure, goal: { atLeast: 15 } })).toBe(true)
  expect(isMet({ ...figure, goal: { atMost: 15 } })).toBe(false)
  expect(isMet(figure)).toBeUndefined()
  const beside = { ...figure, peer: [4, 4, 4] }
  expect(isMet({ ...beside, goal: { atMost: 4, timesPeer: true } })).toBe(true)
  expect(isMet({ ...beside, goal: { atLeast: 5, timesPeer: true } })).toBe(false)
})

test('a line says what, ours, peer, ratio, goal, met or not', () => {
  const [, line] = table([{ name: 'pictures', unit: 'a second', ours: [30], peer: [15], goal: { atLeast: 15 } }]).split(
    '\n',
  )
  expect(line?.split(/ {2,}/)).toEqual(['pictures, a second', '30', '15', '2', '≥ 15', 'met'])
})
