import * as css from './charts.css.ts'
import type { PlotSize } from './use-plot-size.ts'

/** Width of an average character in units of the text size. */
const CHARACTER = 0.6

/** About how wide a label is, in CSS pixels. Chinese characters are as wide as they are high. */
export const labelWidth = (text: string, fontSize: number) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 1 : CHARACTER), 0) * fontSize

interface AxisLabelProps {
  /** What it labels. It is centred there, unless it would leave the plot. */
  x: number
  text: string
  plotSize: PlotSize
  /** Whether it is the present. Default: false. */
  now?: boolean
}

/** A label below the plot. */
export function AxisLabel({ x, text, plotSize: { width, height, fontSize }, now = false }: AxisLabelProps) {
  const half = labelWidth(text, fontSize) / 2
  const edge = (x < half && 'start') || (x > width - half && 'end')
  return (
    <text
      x={(edge === 'start' && 0) || (edge === 'end' && width) || x}
      y={height + fontSize + 6}
      textAnchor={edge || 'middle'}
      className={now ? css.label.now : css.label.tick}
    >
      {text}
    </text>
  )
}
