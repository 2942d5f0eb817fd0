import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { type StemScales, stemHeights } from '#ds/components/data/charts/StemDrawing.tsx'
import type { StemLayout } from '#ds/components/data/charts/stem-layout.ts'
import type { StemSeries } from './TimeSeriesChart.tsx'

interface ScaleValue {
  side: 'above' | 'below'
  value: number
  text: string
}

/** The values of the hairlines: at most two, round. Half and all of the scale, or all of each side, which have scales of their own. */
function scaleValues(scales: StemScales, above: StemSeries, below: StemSeries | undefined): ScaleValue[] {
  const write = ({ format, formatTick = format }: StemSeries, value: number) => formatTick(value)
  const top: ScaleValue = { side: 'above', value: scales.above, text: write(above, scales.above) }
  if (below) return [top, { side: 'below', value: scales.below, text: write(below, scales.below) }]
  const half = scales.above / 2
  return [top, { side: 'above', value: half, text: write(above, half) }]
}

/** The inline variable for the width of the labels. */
export const gutterWidth = (scales: StemScales, above: StemSeries, below: StemSeries | undefined) =>
  assignInlineVars({
    [shared.characters]: String(Math.max(...scaleValues(scales, above, below).map(({ text }) => text.length))),
  })

interface StemScaleProps {
  layout: StemLayout
  scales: StemScales
  above: StemSeries
  below: StemSeries | undefined
  width: number
}

/** Distance between a label and the plot. */
const GAP = 8

/** Hairlines with their values before the plot, and zero at the water. */
export function StemScale({ layout, scales, above, below, width }: StemScaleProps) {
  const y = stemHeights(layout, scales)
  const lines = scaleValues(scales, above, below).map(({ side, value, text }) => ({
    text,
    y: Math.round(y[side](value)) + 0.5,
  }))
  return (
    <>
      <path d={lines.map((line) => `M0 ${line.y}H${width}`).join('')} className={shared.hairline} />
      {[...lines, { text: '0', y: layout.water }].map((line) => (
        <text key={line.text} x={-GAP} y={line.y} dy="0.35em" textAnchor="end" className={shared.label.tick}>
          {line.text}
        </text>
      ))}
    </>
  )
}
