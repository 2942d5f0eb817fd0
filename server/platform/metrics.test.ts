import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('metrics are read in the text format, each with its help and its type', async () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'Calls')
  const load = metrics.gauge('load', 'Load')
  const time = metrics.histogram('time_seconds', 'Time', [0.1, 1])
  calls.add({ route: '/api/plans', method: 'GET' })
  calls.add({ route: '/api/plans', method: 'GET' }, 2)
  calls.add({ route: '/api/plans', method: 'POST' })
  metrics.beforeReading(async () => load.set(3))
  for (const seconds of [0.0625, 0.1, 0.5, 8]) time.observe(seconds, { kind: 'a' })
  expect(await metrics.read()).toBe(`# HELP calls_total Calls
# TYPE calls_total counter
calls_total{route="/api/plans",method="GET"} 3
calls_total{route="/api/plans",method="POST"} 1
# HELP load Load
# TYPE load gauge
load 3
# HELP time_seconds Time
# TYPE time_seconds histogram
time_seconds_bucket{kind="a",le="0.1"} 2
time_seconds_bucket{kind="a",le="1"} 3
time_seconds_bucket{kind="a",le="+Inf"} 4
time_seconds_sum{kind="a"} 8.6625
time_seconds_count{kind="a"} 4
`)
  load.clear()
  metrics.beforeReading(() => load.clear())
  expect(await metrics.read()).not.toMatch(/^load/m)
})

test('label values are escaped', async () => {
  const metrics = createMetrics()
  metrics.counter('calls_total', 'Calls').add({ route: 'a"b\\c\nd' })
  expect(await metrics.read()).toContain('calls_total{route="a\\"b\\\\c\\nd"} 1\n')
})

test('any number of label sets takes bounded memory, and no count is lost', async () => {
  const metrics = createMetrics()
  const calls = metrics.counter('calls_total', 'Calls')
  for (let number = 0; number < 5000; number += 1) calls.add({ path: `/${number}` })
  const lines = (await metrics.read()).split('\n').filter((line) => line.startsWith('calls_total'))
  expect(lines).toHaveLength(1001)
  expect(lines.at(-1)).toBe('calls_total{path="overflow"} 4000')
})

test('a name can be registered only once', () => {
  const metrics = createMetrics()
  metrics.counter('calls_total', 'Calls')
  expect(() => metrics.gauge('calls_total', 'Calls')).toThrow('twice')
})
