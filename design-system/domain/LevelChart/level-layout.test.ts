import { expect, test } from 'vitest'
import { levelLayout, levelNow, nearestPoint, pointsWithNow } from './level-layout.ts'
import type { LevelData, LevelPoint } from './types.ts'

const point = (id: string, day: string, kind: LevelPoint['kind'], level: number): LevelPoint => ({
  id,
  at: `${day}T00:00:00+07:00`,
  kind,
  label: id,
  change: 0,
  level,
})

const data: LevelData = {
  from: '2026-11-01T00:00:00+07:00',
  now: '2026-11-21T00:00:00+07:00',
  to: '2026-12-01T00:00:00+07:00',
  start: 500,
  points: [
    point('charged', '2026-11-11', 'fall', 200),
    point('refunded', '2026-11-11', 'return', 500),
    point('renewal', '2026-11-26', 'planned', 250),
  ],
}

test('the level is that after the last change that has happened', () => {
  expect(levelNow(data)).toBe(500)
  expect(levelNow({ ...data, points: [] })).toBe(500)
  expect(levelNow({ ...data, points: data.points.slice(0, 1) })).toBe(200)
})

test('the present stands between what has happened and what is expected', () => {
  expect(pointsWithNow(data).map(({ id }) => id)).toEqual(['charged', 'refunded', 'now', 'renewal'])
})

test('a charge that was refunded at once stays visible as a dip', () => {
  const { past } = levelLayout(data, 300, 101)
  const [start, dip, back, now] = past
  expect(past).toHaveLength(4)
  expect([start?.x, dip?.x, back?.x, now?.x]).toEqual([0, 100, 100, 200])
  expect(dip?.y).toBeGreaterThan(back?.y as number)
  expect(back?.y).toBe(start?.y)
})

test('what is expected goes on to the edge, and ends where the level does not suffice', () => {
  expect(levelLayout(data, 300, 101).planned.map(({ x }) => x)).toEqual([200, 250, 300])
  const runsOut = { ...data, points: [...data.points, point('runs out', '2026-11-29', 'shortfall', 250)] }
  expect(levelLayout(runsOut, 300, 101).planned.map(({ x }) => x)).toEqual([200, 250, 280])
})

test('a wallet without money is flat at the baseline', () => {
  const { past, values, baseline } = levelLayout({ ...data, start: 0, points: [] }, 300, 101)
  expect(new Set(past.map(({ y }) => y))).toEqual(new Set([baseline]))
  expect(values).toEqual([])
})

test('of points above one another, the pointer takes the nearer one', () => {
  const positions = [
    { x: 100, y: 10 },
    { x: 100, y: 60 },
    { x: 130, y: 50 },
  ]
  expect(nearestPoint(positions, { x: 103, y: 50 })).toBe(1)
  expect(nearestPoint(positions, { x: 103, y: 12 })).toBe(0)
  expect(nearestPoint(positions, { x: 125, y: 0 })).toBe(2)
})
