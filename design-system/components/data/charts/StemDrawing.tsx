import { memo } from 'react'
import * as css from './charts.css.ts'
import { runs, type StemSample, scale, stemPath } from './scales.ts'
import { rippleRatio, type StemLayout } from './stem-layout.ts'

export interface StemScales {
  /** The values at which stems are as high as the plot, above and below the water. */
  above: number
  below: number
}

interface StemDrawingProps {
  samples: readonly StemSample[]
  scales: StemScales
  layout: StemLayout
  width: number
  /** Whether the machine does not run: the water is flat and grey. */
  still: boolean
}

/** Heights of values on both sides of the water; a value of nearly nothing is still visible. */
export function stemHeights({ water, top, bottom }: StemLayout, scales: StemScales) {
  const above = scale(0, scales.above, water, top)
  const below = scale(0, scales.below, water, bottom)
  return {
    above: (value: number) => Math.min(above(value), water - 2),
    below: (value: number) => Math.max(below(value), water + 2),
  }
}

/** The stems, as one path for each side, so that a thousand of them are as fast as one. Picking does not draw them again. */
export const StemDrawing = memo(function StemDrawing({ samples, scales, layout, width, still }: StemDrawingProps) {
  const { x, water, stroke } = layout
  const y = stemHeights(layout, scales)
  const last = samples.length - 1
  const placed = <Side extends 'above' | 'below'>(
    side: Side,
    read: (sample: StemSample) => number | null | undefined,
  ) =>
    samples.flatMap((sample, index) => {
      const value = read(sample)
      return typeof value === 'number' ? [{ index, x: x(index), y: y[side](value) }] : []
    })
  const above = placed('above', (sample) => sample.above)
  const below = placed('below', (sample) => sample.below)
  const past = (position: { index: number }) => position.index < last
  const now = [...above, ...below].filter(({ index }) => index === last)
  const gaps = still ? [] : runs(samples, (sample) => sample.above === null && typeof sample.below !== 'number')
  const pitch = last > 1 ? x(1) - x(0) : width
  // A gap reaches as far as the middle between it and its neighbours.
  const edges = gaps.map(({ first, last: end }) => ({
    from: first === 0 ? 0 : x(first) - pitch / 2,
    to: end >= last ? width : Math.min(x(end) + pitch / 2, width),
  }))
  return (
    <>
      <path d={stemPath(above.filter(past), water)} strokeWidth={stroke} className={css.stem.above} />
      <path d={stemPath(below.filter(past), water)} strokeWidth={stroke} className={css.stem.below} />
      <Peaks positions={placed('above', (sample) => sample.peakAbove).filter(past)} side="above" />
      <Peaks positions={placed('below', (sample) => sample.peakBelow).filter(past)} side="below" />
      {still ? (
        <path d={`M0 ${water}H${width}`} className={css.waterLine.still} />
      ) : (
        <>
          <path d={waterOutside(edges, water, width)} className={css.waterLine.measured} />
          <path
            d={edges.map(({ from, to }) => `M${from} ${water}H${to}`).join('')}
            className={css.waterLine.unmeasured}
          />
        </>
      )}
      {now.length > 0 && !still && (
        <>
          <Ripples x={x(last)} y={water} sizes={layout.ripple} />
          <path d={stemPath(now, water)} strokeWidth={stroke + 0.5} className={css.stem.now} />
        </>
      )}
    </>
  )
})

/** The water line between the gaps. */
function waterOutside(gaps: readonly { from: number; to: number }[], water: number, width: number): string {
  const starts = [0, ...gaps.map(({ to }) => to)]
  const ends = [...gaps.map(({ from }) => from), width]
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? width }))
    .filter(({ start, end }) => end > start)
    .map(({ start, end }) => `M${start.toFixed(1)} ${water}H${end.toFixed(1)}`)
    .join('')
}

/** Zero-length lines with round caps are dots. */
function Peaks({ positions, side }: { positions: readonly { x: number; y: number }[]; side: 'above' | 'below' }) {
  if (positions.length === 0) return null
  return (
    <path d={positions.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')} className={css.peak[side]} />
  )
}

/** Rings on the water around the present. */
function Ripples({ x, y, sizes }: { x: number; y: number; sizes: readonly number[] }) {
  return sizes
    .filter((size) => size > 0)
    .map((size) => <ellipse key={size} cx={x} cy={y} rx={size} ry={size * rippleRatio} className={css.ripple} />)
}
