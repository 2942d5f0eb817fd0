/** Scales, ticks and paths of all charts. Pure, in CSS pixels and milliseconds, so that drawings can be tested without a browser. */

/** Maps a value between two bounds to a position between two others; values outside are clipped to them. */
export const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number => {
    if (from === to) return start
    return start + Math.min(Math.max((value - from) / (to - from), 0), 1) * (end - start)
  }

/** One decimal place is finer than a pixel of any screen, and keeps paths short. */
const short = (value: number) => Number(value.toFixed(1))

/** The round values that a scale may end at, in units of a power of ten: each is round when halved, too. */
const roundUnits = [1, 2, 4, 5, 8, 10]

/** The smallest round value that is not below the given one: 7 becomes 8, 612000 becomes 800000. Zero and less become 1. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  // Dividing by 0.1 would leave digits such as 0.30000000000000004.
  const of = (unit: number) => (power < 1 ? unit / Math.round(1 / power) : unit * power)
  return of(roundUnits.find((unit) => of(unit) >= value) ?? 10)
}

/** Round values above zero up to a maximum, at most `count` of them: in steps of 1, 2 or 5 and their powers of ten. */
export function roundValues(max: number, count: number): number[] {
  if (!(max > 0) || count < 1) return []
  const power = Math.floor(Math.log10(max / count))
  const steps = [power, power + 1].flatMap((exponent) => [1, 2, 5].map((unit) => Number(`${unit}e${exponent}`)))
  const step = steps.find((candidate) => Math.floor(max / candidate + 1e-9) <= count) ?? max
  return Array.from({ length: Math.floor(max / step + 1e-9) }, (_, index) =>
    Number((step * (index + 1)).toPrecision(12)),
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Vietnam is seven hours ahead of UTC, all year. */
const OFFSET = 7 * HOUR

export interface TimeTick {
  /** Milliseconds since 1970. */
  at: number
  /** What to write: the time, the day with its weekday (at a midnight among times), the day, or the month. */
  unit: 'time' | 'weekday' | 'day' | 'month'
}

const timeSteps = [
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
]
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** The first of a month in Vietnam; months count from January of the year 0. */
const monthStart = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) - OFFSET

function monthTicks(from: number, to: number, step: number): TimeTick[] {
  const start = new Date(from + OFFSET)
  const first = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / step) * step
  const ticks: TimeTick[] = []
  for (let month = first; monthStart(month) <= to; month += step)
    if (monthStart(month) >= from) ticks.push({ at: monthStart(month), unit: 'month' })
  return ticks
}

/** 5 January 1970 was the first Monday: steps of weeks begin on Mondays. */
const MONDAY = 4 * DAY - OFFSET

function clockTicks(from: number, to: number, step: number): TimeTick[] {
  const unit = (at: number) => {
    if (step >= DAY) return step === DAY ? 'weekday' : 'day'
    return (at + OFFSET) % DAY === 0 ? 'weekday' : 'time'
  }
  const ticks: TimeTick[] = []
  for (let at = MONDAY + Math.ceil((from - MONDAY) / step) * step; at <= to; at += step)
    ticks.push({ at, unit: unit(at) })
  return ticks
}

/** At most `count` round times in Vietnam between two times: full hours, midnights, Mondays or months. */
export function timeTicks(from: number, to: number, count: number): TimeTick[] {
  if (!(to > from) || count < 1) return []
  const step = timeSteps.find((candidate) => (to - from) / candidate <= count)
  if (step !== undefined) return clockTicks(from, to, step)
  const months = monthSteps.find((candidate) => (to - from) / (candidate * 30.4 * DAY) <= count)
  return months === undefined ? [] : monthTicks(from, to, months).slice(0, count)
}

/** The firsts of all months between two times. */
export const monthsBetween = (from: number, to: number): number[] => monthTicks(from, to, 1).map(({ at }) => at)

export interface Position {
  x: number
  y: number
}

/** A line in steps: it keeps its height until the next position, and moves there at once. Two positions at one x are a dip. */
export const stepPath = (positions: readonly Position[]): string =>
  positions.map(({ x, y }, index) => (index === 0 ? `M${short(x)} ${short(y)}` : `H${short(x)}V${short(y)}`)).join('')

/** A line from position to position, with a gap where one is missing. */
export function linePath(positions: readonly (Position | undefined)[]): string {
  let isOpen = false
  return positions
    .map((position) => {
      const command = isOpen ? 'L' : 'M'
      isOpen = position !== undefined
      return position ? `${command}${short(position.x)} ${short(position.y)}` : ''
    })
    .join('')
}

/** One upright stroke from the water to each position. A single path, however many there are. */
export const stemPath = (positions: readonly Position[], water: number): string =>
  positions.map(({ x, y }) => `M${short(x)} ${short(water)}V${short(y)}`).join('')

/** A sample of a TimeSeriesChart. */
export interface StemSample {
  /** The time of the measurement, or the beginning of the period that it is the mean of, in ISO 8601. */
  at: string
  /** Drawn above the water: what is used or comes in. `null` if nothing was measured then. */
  above: number | null
  /** The highest value of the period, if `above` is a mean. */
  peakAbove?: number | undefined
  /** Drawn below the water: what goes out. `null` if nothing was measured then. */
  below?: number | null | undefined
  /** The highest value of the period, if `below` is a mean. */
  peakBelow?: number | undefined
}

const numbers = (values: readonly (number | null | undefined)[]) => values.filter((value) => typeof value === 'number')

const mean = (values: readonly (number | null | undefined)[]): number | null => {
  const measured = numbers(values)
  return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0) / measured.length
}

const highest = (values: readonly (number | null | undefined)[]): number | undefined => {
  const measured = numbers(values)
  return measured.length === 0 ? undefined : Math.max(...measured)
}

/** One sample for several: their means and their peaks, at the time of the first. */
function merge(samples: readonly StemSample[]): StemSample {
  const [first] = samples as readonly [StemSample]
  if (samples.length === 1) return first
  return {
    at: first.at,
    above: mean(samples.map(({ above }) => above)),
    peakAbove: highest(samples.map(({ above, peakAbove }) => peakAbove ?? above)),
    below: mean(samples.map(({ below }) => below)),
    peakBelow: highest(samples.map(({ below, peakBelow }) => peakBelow ?? below)),
  }
}

/**
 * As many samples as there is space for: neighbours are merged in twos, threes … The last sample, which is the present, is never merged.
 * @param count the number of stems that fit.
 */
export function mergeToFit(samples: readonly StemSample[], count: number): readonly StemSample[] {
  if (samples.length <= count || samples.length < 2) return samples
  const past = samples.slice(0, -1)
  const size = Math.ceil(past.length / Math.max(1, count - 1))
  // They are counted from the end, so that the newest group is a complete one.
  const first = past.length % size
  const merged = first === 0 ? [] : [merge(past.slice(0, first))]
  for (let index = first; index < past.length; index += size) merged.push(merge(past.slice(index, index + size)))
  return [...merged, ...samples.slice(-1)]
}

/** Runs of neighbours that fulfil a condition, each with its first and its last index. */
export function runs<Item>(
  items: readonly Item[],
  condition: (item: Item) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = []
  items.forEach((item, index) => {
    if (!condition(item)) return
    const run = found.at(-1)
    if (run?.last === index - 1) run.last = index
    else found.push({ first: index, last: index })
  })
  return found
}
