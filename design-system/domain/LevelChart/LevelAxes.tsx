import { labelWidth } from '#ds/components/data/charts/AxisLabel.tsx'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { monthsBetween } from '#ds/components/data/charts/scales.ts'
import type { PlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { useMessage } from '#ds/providers/messages.tsx'
import * as css from './LevelChart.css.ts'
import type { LevelLayout } from './level-layout.ts'
import type { LevelData } from './types.ts'

interface LevelAxesProps {
  data: LevelData
  layout: LevelLayout
  plotSize: PlotSize
  formatTick: (value: number) => string
}

/** Narrower than this, the values stand at the end, where there is more air: a level sinks. */
const NARROW = 480

/** A hairline for each value of the scale, drawn before the level, which covers it. */
export function LevelGrid({ layout, width }: { layout: LevelLayout; width: number }) {
  const lines = layout.values.map((value) => `M0 ${lineAt(layout, value)}H${width}`)
  return <path d={lines.join('')} className={shared.hairline} />
}

/** In the middle of a pixel, so that the line is sharp. */
const lineAt = (layout: LevelLayout, value: number) => Math.round(layout.y(value)) + 0.5

/** The values of the scale, above their lines. */
export function LevelScale({ layout, plotSize: { width }, formatTick }: LevelAxesProps) {
  const atEnd = width < NARROW
  return layout.values.map((value) => (
    <text
      key={value}
      x={atEnd ? width : 4}
      y={lineAt(layout, value) - 5}
      textAnchor={atEnd ? 'end' : 'start'}
      className={atEnd ? shared.label.tick : shared.label.onLevel}
    >
      {formatTick(value)}
    </text>
  ))
}

const TICK = 5

/** The beginnings of months below the plot: each label stands after its tick, as long as there is space for it. */
export function MonthAxis({ data, layout, plotSize: { width, height, fontSize } }: LevelAxesProps) {
  const { shortMonth } = useFormats()
  const months = monthsBetween(new Date(data.from).getTime(), new Date(data.to).getTime())
  let end = 0
  const labels = months.flatMap((time) => {
    const text = shortMonth(new Date(time).toISOString())
    const x = layout.x(time)
    const textWidth = labelWidth(text, fontSize) + TICK
    if (x < end || x + textWidth > width) return []
    end = x + textWidth + fontSize / 2
    return [{ x, text }]
  })
  return (
    <>
      <path
        d={labels.map(({ x }) => `M${Math.round(x) + 0.5} ${height + 2}v${TICK}`).join('')}
        className={shared.tick}
      />
      {labels.map(({ x, text }) => (
        <text key={text} x={x + TICK} y={height + fontSize + 6} className={shared.label.tick}>
          {text}
        </text>
      ))}
    </>
  )
}

/** Today, and the days that need words, above the plot. */
export function LevelFlags({ data, layout, plotSize }: LevelAxesProps) {
  const { day } = useFormats()
  const today = useMessage('today')
  const nowX = layout.x(new Date(data.now).getTime())
  const flagged = data.points.filter(({ flag }) => flag !== undefined)
  const [first] = flagged
  return (
    <>
      <Flag
        x={nowX}
        text={today}
        tone="now"
        plotSize={plotSize}
        baseline={layout.baseline}
        limit={first && layout.x(new Date(first.at).getTime())}
      />
      {flagged.map((point) => {
        const x = layout.x(new Date(point.at).getTime())
        const long = `${day(point.at)} ${point.flag}`
        const half = labelWidth(long, plotSize.fontSize) / 2
        const left = Math.min(x, plotSize.width - half) - half
        const isClose = left < nowX + labelWidth(today, plotSize.fontSize) / 2 + plotSize.fontSize
        return (
          <Flag
            key={point.id}
            x={x}
            text={isClose ? day(point.at) : long}
            tone="caution"
            plotSize={plotSize}
            baseline={layout.baseline}
          />
        )
      })}
    </>
  )
}

interface FlagProps {
  x: number
  text: string
  tone: 'now' | 'caution'
  plotSize: PlotSize
  baseline: number
  /** Where the next flag stands, if one does: the words keep away from it. */
  limit?: number | undefined
}

function Flag({ x, text, tone, plotSize: { width, fontSize }, baseline, limit }: FlagProps) {
  const half = labelWidth(text, fontSize) / 2
  const end = limit !== undefined && limit - x < 4 * half ? x : width
  const middle = Math.min(Math.max(x, half), Math.max(half, end - (end === x ? half + 4 : half)))
  return (
    <>
      <path
        d={`M${Math.round(x) + 0.5} -6V${baseline}`}
        className={tone === 'now' ? css.dayLine.now : css.dayLine.shortfall}
      />
      <text x={middle} y={-12} textAnchor="middle" className={shared.label[tone]}>
        {text}
      </text>
    </>
  )
}
