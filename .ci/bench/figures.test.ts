import { expect, test } from 'vitest'
import { type Figure, isMet, median, table } from './figures.ts'

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

/** The cells below the table's head. */
const cellsOf = (figure: Figure) => table([figure]).split('\n')[1]?.split(/ {2,}/)

test('a line of the table has the name, our value, the reference, the limit, the ratio, the goal and the verdict', () => {
  const figure: Figure = { name: 'LCP', unit: 'ms', ours: [1100], reference: [2200], limit: [1000] }
  expect(table([figure]).split('\n')[0]?.split(/ {2,}/)).toEqual([
    'figure',
    'ours',
    'reference',
    'limit',
    'ratio',
    'goal',
    'met',
  ])
  expect(cellsOf({ ...figure, goal: { atMost: 1.15, times: 'limit' } })).toEqual([
    'LCP, ms',
    '1,100',
    '2,200',
    '1,000',
    '1.1 × limit',
    '≤ 1.15 × limit',
    'met',
  ])
  expect(cellsOf({ ...figure, goal: { atMost: 900 } })).toEqual([
    'LCP, ms',
    '1,100',
    '2,200',
    '1,000',
    '0.5 × reference',
    '≤ 900',
    'not met',
  ])
})

test('a missing value is shown as a dash', () => {
  const figure = { name: 'requests', unit: '', ours: [30] }
  expect(cellsOf(figure)).toEqual(['requests', '30', '–', '–', '–', '–', '–'])
  expect(cellsOf({ ...figure, limit: [15] })).toEqual(['requests', '30', '–', '15', '2 × limit', '–', '–'])
  expect(cellsOf({ ...figure, limit: [0] })).toEqual(['requests', '30', '–', '0', '–', '–', '–'])
})
