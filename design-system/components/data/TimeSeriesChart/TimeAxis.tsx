import { AxisLabel, labelWidth } from '#ds/components/data/charts/AxisLabel.tsx'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { type StemSample, scale, type TimeTick, timeTicks } from '#ds/components/data/charts/scales.ts'
import type { StemLayout } from '#ds/components/data/charts/stem-layout.ts'
import type { PlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import { type Formats, useFormats } from '#ds/providers/format.tsx'

interface TimeAxisProps {
  samples: readonly StemSample[]
  layout: StemLayout
  plotSize: PlotSize
}

/** The least distance between the middles of two labels, in units of the text size. */
const LABEL_DISTANCE = 5.2

/** Length of a tick below the water. */
const TICK = 4

const textOf = ({ at, unit }: TimeTick, formats: Formats) => {
  const iso = new Date(at).toISOString()
  return unit === 'month' ? formats.shortMonth(iso) : formats[unit](iso)
}

/** Round times below the stems, and the present at the end. */
export function TimeAxis({ samples, layout, plotSize }: TimeAxisProps) {
  const formats = useFormats()
  if (samples.length === 0) return null
  const labels = samples.length > 2 ? labelsOf(samples, layout, plotSize, formats) : []
  return (
    <>
      <path
        d={labels.map(({ x }) => `M${Math.round(x) + 0.5} ${layout.bottom - 1}v${TICK}`).join('')}
        className={shared.tick}
      />
      {labels.map(({ x, text }) => (
        <AxisLabel key={text} x={x} text={text} plotSize={plotSize} />
      ))}
      <AxisLabel x={plotSize.width} text={nowText(samples, formats)} plotSize={plotSize} now />
    </>
  )
}

const timeOf = (sample: StemSample | undefined) => new Date(sample?.at ?? 0).getTime()

/** The present: its time, or its day where samples are days apart. */
function nowText(samples: readonly StemSample[], { time, day }: Formats): string {
  const { at } = samples.at(-1) as StemSample
  const distance = timeOf(samples.at(-2)) - timeOf(samples.at(-3))
  return samples.length > 2 && distance >= 12 * 3_600_000 ? day(at) : time(at)
}

/** The ticks of the past that have space, also beside the present. */
function labelsOf(samples: readonly StemSample[], { x }: StemLayout, { width, fontSize }: PlotSize, formats: Formats) {
  const [from, to] = [timeOf(samples[0]), timeOf(samples.at(-2))]
  const position = scale(from, to, x(0), x(samples.length - 2))
  const end = width - labelWidth(nowText(samples, formats), fontSize) - fontSize
  return timeTicks(from, to, Math.floor(width / (LABEL_DISTANCE * fontSize)))
    .map((tick) => ({ x: position(tick.at), text: textOf(tick, formats) }))
    .filter((label) => label.x + labelWidth(label.text, fontSize) / 2 < end)
}
