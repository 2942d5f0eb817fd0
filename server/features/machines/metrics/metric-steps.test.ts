import { expect, test } from 'vitest'
import { metricWindows } from '#contracts/machine-metrics.ts'
import { allSteps, beginOfStep, firstBegin, stepsOf } from './metric-steps.ts'

const at = Date.parse('2026-11-24T00:23:45.678Z')
const iso = (time: number) => new Date(time).toISOString()

test.each([
  ['1h', '2026-11-24T00:23:00.000Z'],
  ['24h', '2026-11-24T00:15:00.000Z'],
  // This is 07:23 in Vietnam.
  ['7d', '2026-11-23T23:00:00.000Z'],
  ['30d', '2026-11-23T17:00:00.000Z'],
  // This is Monday at midnight in Vietnam.
  ['1y', '2026-11-22T17:00:00.000Z'],
] as const)('the present step of %s began at %s', (window, begin) => {
  expect(iso(beginOfStep(at, stepsOf[window].step))).toBe(begin)
})

test('a step contains its begin, and not its end', () => {
  for (const { step } of allSteps) {
    const begin = beginOfStep(at, step)
    expect(beginOfStep(begin, step)).toBe(begin)
    expect(beginOfStep(begin - 1, step)).toBe(begin - step * 1000)
  }
})

test.each(metricWindows)('a graph of %s reaches that far back', (window) => {
  const hours = { '1h': 1, '24h': 24, '7d': 168, '30d': 720, '1y': 364 * 24 }[window]
  expect(at - firstBegin(at, stepsOf[window])).toBeGreaterThanOrEqual((hours - 8) * 3_600_000)
  expect(at - firstBegin(at, stepsOf[window])).toBeLessThanOrEqual((hours + 168) * 3_600_000)
})
