import { useMemo } from 'react'
import type { DataColumn, DataRow } from '#ds/components/data/charts/ChartDataTable.tsx'
import { DAY, type StemSample } from '#ds/components/data/charts/scales.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import type { StemSeries } from './TimeSeriesChart.tsx'

const timeOf = (sample: StemSample | undefined) => (sample ? new Date(sample.at).getTime() : 0)

/** How a sample's time is written: as short as it is clear. Days if they are days apart, times alone within one day. */
export function timeFormat(samples: readonly StemSample[], { date, dateTime, time }: Formats): (iso: string) => string {
  const length = timeOf(samples.at(-1)) - timeOf(samples[0])
  if (length <= DAY) return time
  return length / Math.max(samples.length - 1, 1) >= DAY ? date : dateTime
}

/** How a value is written, with its peak. */
export function useValueText() {
  const notMeasured = useMessage('notMeasured')
  const highest = useMessage('highest')
  return (series: StemSeries, value: number | null | undefined, peak: number | undefined): string => {
    if (typeof value !== 'number') return notMeasured
    const text = series.format(value)
    return peak === undefined ? text : `${text}, ${highest(series.format(peak))}`
  }
}

export interface StemTexts {
  /** The last value of each side. */
  current: readonly { name: string; text: string }[]
  columns: readonly DataColumn[]
  rows: readonly DataRow[]
}

/** The samples in words: the current value, and the table. */
export function useChartTexts(
  samples: readonly StemSample[],
  above: StemSeries,
  below: StemSeries | undefined,
): StemTexts {
  const formats = useFormats()
  const valueText = useValueText()
  const timeHeader = useMessage('time')
  const last = samples.at(-1)

  // Kept while nothing changes: picking a stem must not write a thousand rows again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: valueText depends on the language only, as formats do
  const table = useMemo(() => {
    const format = timeFormat(samples, formats)
    const columns: DataColumn[] = [
      { id: 'time', header: timeHeader },
      { id: 'above', header: above.name, align: 'end' },
      ...(below ? [{ id: 'below', header: below.name, align: 'end' } as const] : []),
    ]
    const rows = samples.map((sample) => ({
      id: sample.at,
      cells: [
        format(sample.at),
        valueText(above, sample.above, sample.peakAbove),
        ...(below ? [valueText(below, sample.below, sample.peakBelow)] : []),
      ],
    }))
    return { columns, rows }
  }, [samples, above, below, formats, timeHeader])

  return {
    ...table,
    current: [
      { name: above.name, text: valueText(above, last?.above, undefined) },
      ...(below ? [{ name: below.name, text: valueText(below, last?.below, undefined) }] : []),
    ],
  }
}
