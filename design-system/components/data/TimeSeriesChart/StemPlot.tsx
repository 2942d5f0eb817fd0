import { type PointerEvent, type ReactNode, useMemo } from 'react'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { PlotBubble } from '#ds/components/data/charts/PlotBubble.tsx'
import { StemDrawing, type StemScales, stemHeights } from '#ds/components/data/charts/StemDrawing.tsx'
import { mergeToFit, type StemSample } from '#ds/components/data/charts/scales.ts'
import { nearestStem, type StemLayout, stemLayout, stemsThatFit } from '#ds/components/data/charts/stem-layout.ts'
import { usePlotSize } from '#ds/components/data/charts/use-plot-size.ts'
import { useRovingPoint } from '#ds/components/data/charts/use-roving-point.ts'
import { classNames } from '#ds/css/class-names.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { gutterWidth, StemScale } from './StemScale.tsx'
import { TimeAxis } from './TimeAxis.tsx'
import type { StemSeries } from './TimeSeriesChart.tsx'
import { timeFormat, useValueText } from './use-chart-texts.ts'

export interface StemPlotProps {
  title: string
  /** All samples; neighbours are merged where there is no space for each. */
  samples: readonly StemSample[]
  scales: StemScales
  above: StemSeries
  below: StemSeries | undefined
  size: 'small' | 'medium'
  /** What is drawn if there are no samples. */
  state: 'measured' | 'loading' | 'empty' | 'still'
  /** Whether the table is shown in its place. */
  replaced: boolean
  /** A message in place of the stems. */
  children: ReactNode
}

/** The scale, the stems and the axis of a TimeSeriesChart, with the pointer and the keys that pick a stem. */
export function StemPlot({ title, samples, scales, above, below, size, state, replaced, children }: StemPlotProps) {
  const [plotRef, plotSize] = usePlotSize<HTMLDivElement>()
  const drawn = useMemo(
    () => (plotSize ? mergeToFit(samples, stemsThatFit(plotSize.width, size)) : samples),
    [samples, plotSize, size],
  )
  const hasBelow = below !== undefined
  const layout = useMemo(
    () => plotSize && stemLayout({ ...plotSize, count: drawn.length, hasBelow, size }),
    [plotSize, drawn.length, hasBelow, size],
  )
  const { picked, pick, onKeyDown } = useRovingPoint(drawn.length, drawn.length - 1)
  const describe = useDescription(samples, above, below)
  const sample = picked === undefined ? undefined : drawn[picked]
  const current = sample ?? drawn.at(-1)

  const pickNearest = (event: PointerEvent<HTMLDivElement>) => {
    if (layout)
      pick(nearestStem(layout, drawn.length, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  const interaction = state === 'measured' &&
    current && {
      // Of the roles with one value of many, whose text is read out at each key, it is the one that a picture can have.
      role: 'slider',
      tabIndex: 0,
      'aria-label': title,
      'aria-readonly': true,
      'aria-valuemin': 1,
      'aria-valuemax': drawn.length,
      'aria-valuenow': (picked ?? drawn.length - 1) + 1,
      'aria-valuetext': describe(current).join(' · '),
      onKeyDown,
      onFocus: () => picked === undefined && pick(drawn.length - 1),
      onBlur: () => pick(undefined),
      onPointerMove: pickNearest,
      onPointerDown: pickNearest,
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) =>
        event.currentTarget !== document.activeElement && pick(undefined),
    }

  return (
    <div data-replaced={replaced ? '' : undefined} className={shared.drawing}>
      <div className={size === 'medium' ? shared.plotGrid : undefined}>
        {size === 'medium' && <span style={gutterWidth(scales, above, below)} className={shared.gutter} />}
        <div ref={plotRef} {...interaction} className={classNames(shared.plot, shared.plotHeight[size])}>
          {layout && plotSize && (
            <>
              <svg aria-hidden className={shared.svg}>
                {size === 'medium' && state === 'measured' && (
                  <StemScale layout={layout} scales={scales} above={above} below={below} width={plotSize.width} />
                )}
                {state === 'measured' ? (
                  <StemDrawing samples={drawn} scales={scales} layout={layout} width={plotSize.width} still={false} />
                ) : (
                  <EmptyWater state={state} layout={layout} width={plotSize.width} />
                )}
                <TimeAxis samples={drawn} layout={layout} plotSize={plotSize} />
                {sample && picked !== undefined && (
                  <PickedStem sample={sample} x={layout.x(picked)} layout={layout} scales={scales} />
                )}
              </svg>
              {sample && picked !== undefined && !replaced && (
                <PlotBubble
                  at={{
                    x: layout.x(picked),
                    y: stemHeights(layout, scales).above(sample.peakAbove ?? sample.above ?? 0),
                  }}
                  width={plotSize.width}
                >
                  {describe(sample).join(' · ')}
                </PlotBubble>
              )}
            </>
          )}
          {children}
        </div>
        <div className={shared.axis} />
      </div>
    </div>
  )
}

/** The words for a sample: its time and its values. */
function useDescription(samples: readonly StemSample[], above: StemSeries, below: StemSeries | undefined) {
  const formats = useFormats()
  const valueText = useValueText()
  const format = timeFormat(samples, formats)
  return (sample: StemSample): string[] => {
    const aboveText = valueText(above, sample.above, sample.peakAbove)
    if (!below) return [format(sample.at), aboveText]
    const belowText = valueText(below, sample.below, sample.peakBelow)
    return [format(sample.at), `${aboveText} ${above.name}`, `${belowText} ${below.name}`]
  }
}

interface PickedStemProps {
  sample: StemSample
  x: number
  layout: StemLayout
  scales: StemScales
}

/** The stems of the picked sample, over the others. */
function PickedStem({ sample, x, layout, scales }: PickedStemProps) {
  const y = stemHeights(layout, scales)
  const top = typeof sample.above === 'number' ? y.above(sample.above) : layout.water
  const bottom = typeof sample.below === 'number' ? y.below(sample.below) : layout.water
  return <path d={`M${x} ${top}V${bottom}`} strokeWidth={layout.stroke + 1} className={shared.stem.picked} />
}

interface EmptyWaterProps {
  state: 'loading' | 'empty' | 'still'
  layout: StemLayout
  width: number
}

/** The water line without samples. While loading, short equal stems: a row of figures is coming, and nothing is known of them. */
function EmptyWater({ state, layout, width }: EmptyWaterProps) {
  const { water } = layout
  if (state === 'empty') return <path d={`M0 ${water}H${width}`} className={shared.waterLine.unmeasured} />
  const count = Math.floor(width / 8)
  const stubs = Array.from({ length: count }, (_, index) => `M${index * 8 + 1} ${water}v-12`).join('')
  return (
    <>
      {state === 'loading' && <path d={stubs} strokeWidth={2} className={shared.stem.loading} />}
      <path d={`M0 ${water}H${width}`} className={shared.waterLine.still} />
    </>
  )
}
