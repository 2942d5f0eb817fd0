import { expect, test } from 'vitest'
import type { MachineMetrics } from '#contracts/machine-metrics.ts'
import { samplesOf, stepOf } from './metric-samples.ts'

const at = Date.parse('2026-11-22T00:00:00.000Z')
const metrics: MachineMetrics = {
  step: 900,
  series: [
    {
      name: 'networkIn',
      unit: 'bitsPerSecond',
      points: [
        [at, 2e6, 5e6],
        [at + 900_000, null, null],
      ],
    },
    {
      name: 'networkOut',
      unit: 'bitsPerSecond',
      points: [
        [at, 4e6, 9e6],
        [at + 900_000, null, null],
      ],
    },
  ],
}

test('two series that go in opposite directions are one chart, in its unit; what was not measured stays so', () => {
  expect(samplesOf(metrics, { above: 'networkIn', below: 'networkOut', window: '24h', unit: 1e6 })).toEqual([
    { at: '2026-11-22T00:00:00.000Z', above: 2, below: 4 },
    { at: '2026-11-22T00:15:00.000Z', above: null, below: null },
  ])
})

test('long windows have the highest values as well', () => {
  expect(samplesOf(metrics, { above: 'networkIn', window: '30d', unit: 1e6 })[0]).toEqual({
    at: '2026-11-22T00:00:00.000Z',
    above: 2,
    peakAbove: 5,
  })
})

test('a series that the server has not measured has no samples', () => {
  expect(samplesOf(metrics, { above: 'cpu', window: '24h' })).toEqual([])
})

test.each([
  [60, 'minutes', 1],
  [900, 'minutes', 15],
  [3600, 'hours', 1],
  [86_400, 'days', 1],
  [259_200, 'days', 3],
])('a step of %i seconds is so many %s: %i', (seconds, unit, count) => {
  expect(stepOf(seconds)).toEqual({ unit, count })
})
