import { type Position, roundUp, roundValues, scale } from '#ds/components/data/charts/scales.ts'
import type { LevelData, LevelNow, LevelPoint } from './types.ts'

const timeOf = (iso: string) => new Date(iso).getTime()

/** The level at the present: after the last change that has happened. */
export function levelNow({ now, start, points }: LevelData): number {
  const last = points.findLast(
    ({ at, kind }) => kind !== 'planned' && kind !== 'shortfall' && timeOf(at) <= timeOf(now),
  )
  return last?.level ?? start
}

const isPlanned = ({ kind }: LevelPoint) => kind === 'planned' || kind === 'shortfall'

/** All points with the present among them, in order of time. */
export function pointsWithNow(data: LevelData): (LevelPoint | LevelNow)[] {
  const now: LevelNow = { id: 'now', kind: 'now', at: data.now, level: levelNow(data) }
  return [...data.points.filter((point) => !isPlanned(point)), now, ...data.points.filter(isPlanned)]
}

export interface LevelLayout {
  /** The steps until now, and those that are expected. */
  past: readonly Position[]
  planned: readonly Position[]
  /** Where a point stands. */
  positionOf: (point: LevelPoint | LevelNow) => Position
  x: (time: number) => number
  y: (level: number) => number
  /** Round values for the hairlines. */
  values: readonly number[]
  /** The bottom: a level of zero. */
  baseline: number
}

/** Where the steps and points of a level are in a plot of a size. The highest level has some air above it. */
export function levelLayout(data: LevelData, width: number, height: number): LevelLayout {
  const all = pointsWithNow(data)
  const highest = Math.max(data.start, ...all.map(({ level }) => level))
  const top = highest > 0 ? Math.min(roundUp(highest), highest * 1.12) : 1
  // The baseline is 2 px wide.
  const baseline = height - 1
  const x = scale(timeOf(data.from), timeOf(data.to), 0, width)
  const y = scale(0, top, baseline, 1)
  const positionOf = ({ at, level }: LevelPoint | LevelNow) => ({ x: x(timeOf(at)), y: y(level) })
  const now = positionOf({ id: 'now', kind: 'now', at: data.now, level: levelNow(data) })
  const planned = data.points.filter(isPlanned).map(positionOf)
  const runsOut = data.points.some(({ kind }) => kind === 'shortfall')
  return {
    past: [{ x: 0, y: y(data.start) }, ...data.points.filter((point) => !isPlanned(point)).map(positionOf), now],
    // Nothing is known beyond the day on which it does not suffice.
    planned: [now, ...planned, ...(runsOut ? [] : [{ x: width, y: (planned.at(-1) ?? now).y }])],
    positionOf,
    x,
    y,
    values: highest > 0 ? roundValues(top, 3) : [],
    baseline,
  }
}

/** The point nearest to a position: across first, since points of one day stand above one another. */
export function nearestPoint(positions: readonly Position[], { x, y }: Position): number {
  const distance = (position: Position | undefined) =>
    position ? Math.abs(position.x - x) * 4 + Math.abs(position.y - y) : Number.POSITIVE_INFINITY
  return positions.reduce(
    (nearest, position, index) => (distance(position) < distance(positions[nearest]) ? index : nearest),
    0,
  )
}
