import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Meter.css.ts'

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is measured. */
  label: string
  /** How much there is, from 0 to `max`. */
  value: number
  /** The value of a full track. Default: 100. */
  max?: number
  /** The value in words, with its unit: "1,2 GB trên 2 GB". */
  valueText: string
  /** `promised` is dashed: what is expected or guaranteed, not measured. Default: `measured`. */
  basis?: 'measured' | 'promised'
  /** Shows only the track, where texts next to it say the same. Screen readers still get label and value. Default: false. */
  bare?: boolean
}

/**
 * A level of water in a track of 2 px: how much of something there is. A meter to assistive technology; for a task that proceeds, pass
 * `role="progressbar"`.
 */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  basis = 'measured',
  bare = false,
  className,
  ...rest
}: MeterProps) {
  const shown = Math.min(Math.max(value, 0), max)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in their own way, and it has no text
    <div
      data-component="Meter"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={valueText}
      {...rest}
      className={classNames(css.root, className)}
    >
      {!bare && (
        <span className={css.texts}>
          <span className={css.label}>{label}</span>
          <span className={css.value}>{valueText}</span>
        </span>
      )}
      <span className={css.track}>
        <span
          className={classNames(css.level, css.basis[basis])}
          style={assignInlineVars({ [css.share]: `${max > 0 ? (shown / max) * 100 : 0}%` })}
        />
      </span>
    </div>
  )
}
