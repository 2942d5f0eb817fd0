import type { ComponentPropsWithRef } from 'react'
import { budOf, lineWidth, type SignSize, strokeOf } from '#ds/components/brand/signature-shapes.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './EmptyMark.css.ts'

export interface EmptyMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** 16, 24, 32, 48, 64, 96 or 240 px. From 96 px it has ripples; the largest sways once. Default: `page`. */
  size?: SignSize
}

/**
 * A closed lotus bud on flat water: nothing is here, yet. Decorative: the text beside it says what is missing, and one action leads on. For a
 * failure use ErrorState.
 */
export function EmptyMark({ size = 'page', className, ...rest }: EmptyMarkProps) {
  const { height, strokes, base, water, reach, ripples } = budOf(size)
  const middle = height / 2
  return (
    <svg
      data-component="EmptyMark"
      viewBox={`0 0 ${height} ${height}`}
      aria-hidden
      {...rest}
      className={classNames(css.bud, css.size[size], className)}
    >
      {ripples.map((path, index) => (
        <path
          key={path}
          d={path}
          transform={`translate(${middle} ${water})`}
          className={css.ripple[index as 0 | 1 | 2]}
        />
      ))}
      <g transform={`translate(${middle} ${water})`}>
        <g className={size === 'hero' ? css.sways : undefined}>
          <g transform={`translate(0 ${base - water})`} strokeWidth={strokeOf(size)} className={css.strokes}>
            {strokes.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </g>
      </g>
      <path d={`M${middle - reach} ${water}h${2 * reach}`} strokeWidth={lineWidth} className={css.water} />
    </svg>
  )
}
