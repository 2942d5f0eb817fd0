import { Baseline } from '#ds/components/brand/Baseline/index.ts'
import { EmptyMark } from '#ds/components/brand/EmptyMark/index.ts'
import { Ripple } from '#ds/components/brand/Ripple/index.ts'
import { type PetalState, StepIndicator } from '#ds/components/brand/StepIndicator/index.ts'
import type { signPixels } from '#ds/tokens/scale.ts'

const steps = (states: readonly PetalState[]) =>
  states.map((state, index) => ({ name: String(index + 1), state, stateText: state }))

const making = steps(['open', 'open', 'opening', 'pending', 'pending'])

const signs = {
  still: () => <Baseline />,
  moving: () => <Baseline moving />,
  promised: () => <Baseline basis="promised" />,
  ripple: () => <Ripple state="running" size="medium" />,
  petals: () => <StepIndicator label="" aria-hidden size="medium" steps={making} />,
  bud: () => <EmptyMark size="medium" />,
  bloom: () => <StepIndicator label="" aria-hidden size="medium" steps={steps(['open', 'open', 'opening'])} />,
} as const

/** One sign, as the components draw it. */
export const Sign = ({ of }: { of: keyof typeof signs }) => (
  <div className="sb-unstyled" style={{ inlineSize: '6rem' }}>
    {signs[of]()}
  </div>
)

/** The petal of each state, in a flower of its own. */
export const PetalOf = ({ state }: { state: PetalState }) => (
  <div className="sb-unstyled">
    <StepIndicator label="" aria-hidden size="large" steps={steps(['pending', state, 'pending'])} />
  </div>
)

/** A bud and a flower of one size. */
export const SignsAt = ({ size }: { size: Exclude<keyof typeof signPixels, 'tiny' | 'hero'> }) => (
  <div className="sb-unstyled" style={{ display: 'flex', alignItems: 'end', gap: '1rem' }}>
    <EmptyMark size={size} />
    <StepIndicator
      label=""
      aria-hidden
      size={size}
      steps={size === 'inline' ? steps(['open', 'open', 'open', 'open', 'open']) : making}
    />
  </div>
)
