import { expect, test } from 'vitest'
import {
  linePath,
  mergeToFit,
  monthsBetween,
  roundUp,
  roundValues,
  runs,
  scale,
  stemPath,
  stepPath,
  timeTicks,
} from './scales.ts'

const at = (iso: string) => new Date(iso).getTime()
const iso = (ticks: readonly { at: number; unit: string }[]) =>
  ticks.map(({ at, unit }) => `${new Date(at + 7 * 3_600_000).toISOString().slice(0, 16)} ${unit}`)

test('a scale maps in both directions, clips what lies outside, and is flat without a range', () => {
  const y = scale(0, 100, 150, 10)
  expect([0, 50, 100, 250, -3].map(y)).toEqual([150, 80, 10, 10, 150])
  expect(scale(5, 5, 8, 20)(5)).toBe(8)
})

test.each([
  [58, 80],
  [7, 8],
  [18, 20],
  [44, 50],
  [100, 100],
  [612_000, 800_000],
  [0.3, 0.4],
  [0.051, 0.08],
  [0, 1],
  [Number.NaN, 1],
])('%d rounds up to %d', (value, expected) => {
  expect(roundUp(value)).toBe(expected)
})

test('round values are few, round, and not above the maximum', () => {
  expect(roundValues(100, 2)).toEqual([50, 100])
  expect(roundValues(700_000, 3)).toEqual([200_000, 400_000, 600_000])
  expect(roundValues(0.3, 3)).toEqual([0.1, 0.2, 0.3])
  expect(roundValues(0, 3)).toEqual([])
  for (const max of [1, 3, 7, 12, 99, 101, 555, 1_234_567])
    expect(roundValues(max, 3).length, String(max)).toBeLessThanOrEqual(3)
})

test('a day has ticks every six hours in Vietnam, midnight by its day', () => {
  expect(iso(timeTicks(at('2026-11-21T07:23+07:00'), at('2026-11-22T07:23+07:00'), 5))).toEqual([
    '2026-11-21T12:00 time',
    '2026-11-21T18:00 time',
    '2026-11-22T00:00 weekday',
    '2026-11-22T06:00 time',
  ])
})

test('an hour, a week and a month have ticks at round times', () => {
  const to = at('2026-11-22T07:23+07:00')
  expect(iso(timeTicks(to - 3_600_000, to, 5))).toEqual([
    '2026-11-22T06:30 time',
    '2026-11-22T06:45 time',
    '2026-11-22T07:00 time',
    '2026-11-22T07:15 time',
  ])
  expect(iso(timeTicks(to - 7 * 86_400_000, to, 7)).at(-1)).toBe('2026-11-22T00:00 weekday')
  // These are Mondays.
  expect(iso(timeTicks(to - 30 * 86_400_000, to, 5))).toEqual([
    '2026-10-26T00:00 day',
    '2026-11-02T00:00 day',
    '2026-11-09T00:00 day',
    '2026-11-16T00:00 day',
  ])
})

test('a year has ticks at the beginnings of months', () => {
  const to = at('2026-11-22T07:23+07:00')
  expect(iso(timeTicks(to - 365 * 86_400_000, to, 6))).toEqual([
    '2026-01-01T00:00 month',
    '2026-04-01T00:00 month',
    '2026-07-01T00:00 month',
    '2026-10-01T00:00 month',
  ])
  expect(
    iso(monthsBetween(at('2026-12-01T00:00+07:00'), at('2027-01-31T00:00+07:00')).map((at) => ({ at, unit: '' }))),
  ).toEqual(['2026-12-01T00:00 ', '2027-01-01T00:00 '])
})

test('no period has no ticks, and never more than fit', () => {
  expect(timeTicks(5, 5, 4)).toEqual([])
  expect(timeTicks(0, 86_400_000, 0)).toEqual([])
  const to = at('2026-11-22T07:23+07:00')
  for (const days of [0.04, 0.5, 1, 2, 7, 30, 90, 365, 3650])
    for (const count of [1, 2, 4, 7])
      expect(timeTicks(to - days * 86_400_000, to, count).length, `${days} days, ${count}`).toBeLessThanOrEqual(
        count + 1,
      )
})

test('steps move at once, and a dip within one pixel stays a stroke', () => {
  const path = stepPath([
    { x: 0, y: 50 },
    { x: 10, y: 80 },
    { x: 10, y: 50 },
    { x: 20.06, y: 50 },
  ])
  expect(path).toBe('M0 50H10V80H10V50H20.1V50')
})

test('a line has a gap where a position is missing', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, undefined, { x: 3, y: 4 }])).toBe('M0 1L1 2M3 4')
})

test('stems are one path', () => {
  expect(
    stemPath(
      [
        { x: 1, y: 5 },
        { x: 4, y: 7 },
      ],
      20,
    ),
  ).toBe('M1 20V5M4 20V7')
})

const samples = (values: readonly (number | null)[]) => values.map((above, index) => ({ at: `${index}`, above }))

test('samples that fit stay as they are', () => {
  const all = samples([1, 2, 3])
  expect(mergeToFit(all, 3)).toBe(all)
})

test('neighbours are merged into their mean with their peak, and the present never', () => {
  expect(mergeToFit(samples([1, 3, null, 5, 90]), 3)).toMatchObject([
    { at: '0', above: 2, peakAbove: 3 },
    { at: '2', above: 5, peakAbove: 5 },
    { at: '4', above: 90 },
  ])
})

test('a remainder is merged at the beginning, and a gap stays a gap', () => {
  expect(mergeToFit(samples([7, null, null, 4, 6, 9]), 4)).toMatchObject([
    { above: 7 },
    { above: null, peakAbove: undefined },
    { above: 5 },
    { above: 9 },
  ])
  expect(mergeToFit(samples(Array.from({ length: 1000 }, () => 1)), 90).length).toBeLessThanOrEqual(90)
})

test('runs are found with their ends', () => {
  expect(runs([1, 0, 0, 1, 0], (value) => value === 0)).toEqual([
    { first: 1, last: 2 },
    { first: 4, last: 4 },
  ])
})
