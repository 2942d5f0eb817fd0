import { type ComponentPropsWithRef, useMemo } from 'react'
import * as shared from '#ds/components/charts/charts.css.ts'
import { StemDrawing } from '#ds/components/charts/StemDrawing.tsx'
import { mergeToFit, roundUp, type StemSample } from '#ds/components/charts/scales.ts'
import { stemLayout } from '#ds/components/charts/stem-layout.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Sparkline.css.ts'

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The samples in order and at equal distances, the present one last. One that is missing has the value `null`. */
  samples: readonly Pick<StemSample, 'at' | 'above'>[]
  /** The highest possible value, such as 100 %. Default: the highest sample, rounded up. */
  max?: number
  /** Whether the machine does not run: the water is flat and grey. Default: false. */
  still?: boolean
}

/** In CSS pixels. They do not grow with the text, as icons do not. */
const width = 80
const height = 24

/** 4 px for each: they are told apart in a row of a table. */
const MOST_STEMS = 18

/** A StemChart for a row or a card, 80 × 24 px. Hidden from screen readers: the value stands beside it in words. */
export function Sparkline({ samples, max, still = false, className, ...rest }: SparklineProps) {
  const drawn = useMemo(() => (still ? [] : mergeToFit(samples, MOST_STEMS)), [samples, still])
  const scales = useMemo(
    () => ({ above: max ?? roundUp(Math.max(0, ...drawn.map(({ above }) => above ?? 0))), below: 1 }),
    [drawn, max],
  )
  const layout = useMemo(
    () => stemLayout({ width, height, count: drawn.length, hasBelow: false, size: 'small' }),
    [drawn.length],
  )
  // Too small for dots above the stems.
  const stems = useMemo(() => drawn.map(({ at, above }) => ({ at, above })), [drawn])
  return (
    <svg
      data-component="Sparkline"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...rest}
      className={classNames(css.sparkline, className)}
    >
      {stems.length > 0 || still ? (
        <StemDrawing samples={stems} scales={scales} layout={layout} width={width} still={still} />
      ) : (
        <path d={`M0 ${layout.water}H${width}`} className={shared.waterLine.unmeasured} />
      )}
    </svg>
  )
}
