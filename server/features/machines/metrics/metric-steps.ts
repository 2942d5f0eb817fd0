import type { MetricWindow } from '#contracts/machine-metrics.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** The steps of a graph: how long each is, in seconds, and how many there are. */
export interface MetricSteps {
  step: number
  count: number
}

/**
 * What is kept for each window: its own steps and no others, so that a machine has a few hundred rows for ever, and a graph reads about as many rows
 * as it has points.
 */
export const stepsOf: Readonly<Record<MetricWindow, MetricSteps>> = {
  '1h': { step: MINUTE, count: 60 },
  '24h': { step: 15 * MINUTE, count: 96 },
  '7d': { step: 2 * HOUR, count: 84 },
  '30d': { step: 8 * HOUR, count: 90 },
  '1y': { step: WEEK, count: 53 },
}

export const allSteps: readonly MetricSteps[] = Object.values(stepsOf)

/** What is added to a time so that days begin at midnight in Vietnam, and weeks with a Monday: 1 January 1970 was a Thursday. */
const offsetOf = (step: number) => (step === WEEK ? 3 * DAY : 0) + 7 * HOUR

/** The begin of the step that contains a time; both in milliseconds. */
export function beginOfStep(at: number, step: number): number {
  const offset = offsetOf(step) * SECOND
  const length = step * SECOND
  return Math.floor((at + offset) / length) * length - offset
}

/** The begin of the first step of a graph that ends at `now`. */
export const firstBegin = (now: number, { step, count }: MetricSteps) =>
  beginOfStep(now, step) - (count - 1) * step * SECOND
