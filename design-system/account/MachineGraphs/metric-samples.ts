import type { MachineMetrics, MetricName, MetricWindow } from '#contracts/machine-metrics.ts'
import type { StemSample } from '#ds/components/data/TimeSeriesChart/index.ts'

/** In these windows a point stands for hours or days, whose highest value says what the mean does not. */
const withPeaks: readonly MetricWindow[] = ['7d', '30d', '1y']

interface SampleOptions {
  above: MetricName
  below?: MetricName | undefined
  window: MetricWindow
  /** What one unit of the chart is in units of the series: 1e6 for MB of bytes. Default: 1. */
  unit?: number
}

/** The samples of one chart: one series of the metrics, or two that go in opposite directions. None if the server has not measured it. */
export function samplesOf(
  { series }: MachineMetrics,
  { above, below, window, unit = 1 }: SampleOptions,
): readonly StemSample[] {
  const pointsOf = (name: MetricName | undefined) => series.find((one) => one.name === name)?.points
  const [up, down] = [pointsOf(above), pointsOf(below)]
  const hasPeaks = withPeaks.includes(window)
  const inUnits = (value: number | null | undefined) => (value == null ? null : value / unit)
  const peak = (value: number | null | undefined) => (hasPeaks && value != null ? value / unit : undefined)
  return (up ?? []).map(([time, mean, max], index) => {
    const other = down?.[index]
    return {
      at: new Date(time).toISOString(),
      above: inUnits(mean),
      peakAbove: peak(max),
      ...(down && { below: inUnits(other?.[1]), peakBelow: peak(other?.[2]) }),
    }
  })
}

/** The distance of two points in its largest whole unit. */
export function stepOf(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds >= 86_400) return { unit: 'days', count: Math.round(seconds / 86_400) }
  if (seconds >= 3600) return { unit: 'hours', count: Math.round(seconds / 3600) }
  return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) }
}
