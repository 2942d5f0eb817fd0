import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './Ripple.css.ts'

export interface RippleProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /**
   * `running`: a dot and a ring. `starting`: a dashed ring, since it is promised and not there yet. `off`: a hollow dot without a ring.
   * `loading`: three rings, which appear after 400 ms.
   */
  state: 'running' | 'starting' | 'off' | 'loading'
  /** 16, 24 or 48 px. Default: `small`. */
  size?: 'small' | 'medium' | 'large'
  /** Text alternative, if no text next to it says the same. Without it the drawing is hidden from assistive technology. */
  label?: string
  /** Identifies the last change, such as by its time: whenever it is another one, a ring spreads once from what runs. */
  changeKey?: string | number
}

/** The rings of `loading`, from the centre outwards. */
const rings = [2.25, 4.75, 7.25] as const

/** A ripple around something that lives, or that is awaited: a sign of state beside its word. */
export function Ripple({ state, size = 'small', label, changeKey, className, ...rest }: RippleProps) {
  const [firstChangeKey] = useState(changeKey)
  return (
    <svg
      data-component="Ripple"
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classNames(css.ripple, css.size[size], css.state[state], className)}
    >
      {state === 'loading' &&
        rings.map((radius, index) => (
          <circle key={radius} cx={8} cy={8} r={radius} className={css.loadingRing[index as 0 | 1 | 2]} />
        ))}
      {state === 'off' && <circle cx={8} cy={8} r={3.25} className={css.hollow} />}
      {(state === 'running' || state === 'starting') && (
        <>
          {/* A line of no length with round ends: a point of the same size in every drawing. */}
          <path d="M8 8h0" className={css.dot} />
          <circle cx={8} cy={8} r={6.5} className={css.ring[state]} />
        </>
      )}
      {state === 'running' && changeKey !== firstChangeKey && (
        <circle key={changeKey} cx={8} cy={8} r={7.25} className={css.spreads} />
      )}
    </svg>
  )
}
