import * as v from 'valibot'
import { countSchema } from './values.ts'

/** How far back a graph reaches. */
export const metricWindows = ['1h', '24h', '7d', '30d', '1y'] as const
export type MetricWindow = (typeof metricWindows)[number]

/** What is measured: `cpu` in percent of all its processors, `memory` in bytes, disk in bytes per second, network in bits per second. */
export const metricNames = ['cpu', 'memory', 'diskRead', 'diskWrite', 'networkIn', 'networkOut'] as const
export type MetricName = (typeof metricNames)[number]

/**
 * `GET /api/vps/{id}/metrics?window=`. `step` is the distance of two points in seconds. A point is the begin of its step in milliseconds since 1970, the
 * mean during it and the highest value: both null where nothing was measured. The points of all series have the same times; the last one is the present step.
 */
export const machineMetricsSchema = v.strictObject({
  step: countSchema,
  series: v.array(
    v.strictObject({
      name: v.picklist(metricNames),
      unit: v.picklist(['percent', 'bytes', 'bytesPerSecond', 'bitsPerSecond']),
      points: v.array(v.tuple([v.number(), v.nullable(v.number()), v.nullable(v.number())])),
    }),
  ),
})
export type MachineMetrics = v.InferOutput<typeof machineMetricsSchema>

/** The query of the graph. */
export const metricsQuerySchema = v.object({ window: v.optional(v.picklist(metricWindows), '24h') })
