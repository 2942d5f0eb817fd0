import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ComponentPropsWithRef, useState } from 'react'
import {
  backPetals,
  fans,
  flowerOf,
  lineWidth,
  petalPath,
  type SignSize,
  strokeOf,
} from '#ds/components/brand/signature-shapes.ts'
import { classNames } from '#ds/css/class-names.ts'
import { VisuallyHidden } from '#ds/primitives/VisuallyHidden/index.ts'
import * as css from './StepIndicator.css.ts'

/** What has become of a step. */
export type PetalState = 'pending' | 'opening' | 'open' | 'failed' | 'skipped'

export interface PetalStep {
  /** Name of the step: "Cài hệ điều hành". */
  name: string
  state: PetalState
  /** The state in words, for screen readers: "đang làm". */
  stateText: string
}

export interface StepIndicatorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Three or five steps, in the order in which they happen: petals open from left to right. */
  steps: readonly PetalStep[]
  /** Name of the list of steps, for screen readers. */
  label: string
  /** 24, 32, 48, 64, 96 or 240 px high. At 24 px only a flower that is open can be read. Default: `medium`. */
  size?: Exclude<SignSize, 'tiny'>
}

/** A petal that leans further than its neighbours has failed. The middle one leans to the left. */
const lean = (angle: number) => angle + (angle > 0 ? 14 : -14)

/**
 * A lotus on the water line whose petals are steps: the shape of each tells its state, and colour repeats it. A text beside it names the current
 * step; screen readers get all of them as a list. A petal that opens while it is shown is pink for a moment. Steps need at least 32 px.
 * @throws if there are neither three nor five steps
 */
export function StepIndicator({ steps, label, size = 'medium', className, ...rest }: StepIndicatorProps) {
  const count = steps.length
  if (count !== 3 && count !== 5) throw new Error(`StepIndicator are three or five steps, not ${count}.`)
  // Only changes move: what was open at first opens once, and what opens later is pink for a moment.
  const [atFirst] = useState(() => steps.map(({ state }) => state))
  const { width, height, length, breadth } = flowerOf(count, size)
  const surface = height - lineWidth
  const base = `translate(${width / 2} ${surface})`
  return (
    <div data-component="StepIndicator" {...rest} className={classNames(css.root, className)}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax" aria-hidden className={css.size[size]}>
        {/* Cuts off what the outer petals would have below the water. */}
        <svg width={width} height={surface} strokeWidth={strokeOf(size)} aria-hidden className={css.flower}>
          {size === 'hero' &&
            backPetals.map(({ angle, share }) => (
              <g key={angle} transform={`${base} rotate(${angle})`}>
                <path d={petalPath(length * share, breadth)} className={css.backPetal} />
              </g>
            ))}
          {fans[count].map(({ angle, share }, index) => {
            const { name, state } = steps[index] as PetalStep
            const hasChanged = atFirst[index] !== state
            return (
              <g key={name} transform={base}>
                <path
                  d={petalPath(length * share, breadth)}
                  className={classNames(
                    css.petal,
                    css.state[state],
                    state === 'open' && (hasChanged ? css.settles : css.opens),
                  )}
                  style={assignInlineVars({
                    [css.angle]: `${angle}deg`,
                    [css.leaning]: `${lean(angle)}deg`,
                    [css.order]: String(index),
                  })}
                />
              </g>
            )
          })}
        </svg>
        <path d={`M0 ${height - lineWidth / 2}H${width}`} strokeWidth={lineWidth} className={css.water} />
      </svg>
      <VisuallyHidden render={<ol aria-label={label} />}>
        {steps.map(({ name, state, stateText }) => (
          <li key={name} aria-current={state === 'opening' ? 'step' : undefined}>
            {`${name}: ${stateText}`}
          </li>
        ))}
      </VisuallyHidden>
    </div>
  )
}
