import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './LatencyRings.css.ts'

export interface LatencyRingsProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Text alternative with both figures and their unit, since nobody measures rings. */
  label: string
  /** Measured latency in milliseconds, drawn solid. Absent until it is measured. */
  measured?: number
  /** Promised latency in milliseconds, drawn dashed. */
  promised?: number
  /** Milliseconds from the centre to the edge; the same for all rings that are compared. Default: the next ten above the larger latency. */
  extent?: number
}

/** A thin ring stands for each of these. */
const stepMs = 10

/**
 * Latency as a ripple: the radius of a ring is time. What is measured is solid, what is promised is dashed, and a thin ring every 10 ms up to
 * the measured one is the scale. It fills the width; place the figures beside it in words.
 */
export function LatencyRings({ label, measured, promised, extent, className, ...rest }: LatencyRingsProps) {
  const edge = extent ?? Math.ceil(Math.max(measured ?? 0, promised ?? 0, stepMs) / stepMs) * stepMs
  // No thin ring below the dashed one, which it would fill.
  const scale = Array.from({ length: Math.ceil((measured ?? 0) / stepMs) }, (_, index) => index * stepMs).filter(
    (ms) => ms > 0 && ms !== promised,
  )
  return (
    <svg
      data-component="LatencyRings"
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      role="img"
      aria-label={label}
      {...rest}
      className={classNames(css.rings, className)}
    >
      {scale.map((ms) => (
        <circle key={ms} r={ms} className={css.step} />
      ))}
      {promised !== undefined && <circle r={promised} className={css.promised} />}
      {/* A new figure spreads anew. */}
      {measured !== undefined && <circle key={measured} r={measured} className={css.measured} />}
      {/* A line of no length with round ends: a point of the same size at any scale. */}
      <path d="M0 0h0" className={css.centre} />
    </svg>
  )
}
