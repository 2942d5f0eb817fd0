import { lotus } from '#ds/components/brand/Logo/lotus.ts'
import type { VpsLook } from '#ds/domain/status-looks.ts'
import * as css from './VpsStateMark.css.ts'

/** The petals of the mark in the order in which they open, from left to right. */
const openingOrder = [0, 2, 4, 3, 1] as const
const lotusWater = lotus.find(({ part }) => part === 'water')?.path

interface MarksProps {
  mark: VpsLook['mark']
  stepsDone: number
}

/** The drawing of a state, on a grid of 32 × 24; the lotus on its own of 32 × 32. */
export function Marks({ mark, stepsDone }: MarksProps) {
  if (mark === 'opening')
    return (
      <svg viewBox="0 0 32 32" className={css.lotus} aria-hidden>
        {lotus.map(
          ({ part, path }, index) =>
            part !== 'water' && <path key={path} d={path} className={css.petal[petalLook(index, stepsDone)]} />,
        )}
        <path d={lotusWater} className={css.lotusWater} />
      </svg>
    )
  return (
    <svg viewBox="0 0 32 24" className={css.mark} aria-hidden>
      {drawings[mark]}
    </svg>
  )
}

function petalLook(index: number, stepsDone: number): keyof typeof css.petal {
  const step = openingOrder.indexOf(index as (typeof openingOrder)[number])
  if (step < stepsDone) return 'open'
  return step === stepsDone ? 'opening' : 'closed'
}

const flatWater = <path d="M1 12h8M23 12h8" className={css.water.flat} />

const drawings = {
  fullDrop: (
    <>
      <circle cx="16" cy="12" r="4.5" className={css.fullDrop} />
      <path
        d="M1 12.4c1.5-1.9 2.8-1.9 4.2 0s2.7 1.9 4.2 0M22.6 12.4c1.5-1.9 2.8-1.9 4.2 0s2.7 1.9 4.2 0"
        className={css.water.moving}
      />
    </>
  ),
  hollowDrop: (
    <>
      <circle cx="16" cy="12" r="4" className={css.hollowDrop} />
      {flatWater}
    </>
  ),
  pause: (
    <>
      <circle cx="16" cy="12" r="8" className={css.disc} />
      <path d="M13.6 9v6M18.4 9v6" className={css.bars} />
      <path d="M1 12h4M27 12h4" className={css.water.critical} />
    </>
  ),
  cross: (
    <>
      <path d="m12.4 8.4 7.2 7.2m0-7.2-7.2 7.2" className={css.cross} />
      {flatWater}
    </>
  ),
  nothing: <path d="M1 12h30" className={css.water.flat} />,
}
