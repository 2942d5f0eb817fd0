import { useId } from 'react'
import * as shared from '#ds/components/data/charts/charts.css.ts'
import { Hatching } from '#ds/components/data/charts/Hatching.tsx'
import { type Position, stepPath } from '#ds/components/data/charts/scales.ts'
import * as water from '#ds/components/data/charts/water.css.ts'
import type { LevelLayout } from './level-layout.ts'

interface LevelWaterProps {
  layout: Pick<LevelLayout, 'past' | 'planned' | 'baseline'>
  width: number
  /** Whether the level is zero and nothing is expected: only the baseline is drawn. */
  isEmpty: boolean
}

/** Closes the steps down to the baseline. */
const closed = (positions: readonly Position[], baseline: number) =>
  positions.length < 2 ? '' : `${stepPath(positions)}V${baseline}H${positions[0]?.x.toFixed(1)}Z`

/** The water: solid where it was, hatched where it is expected, on its baseline. */
export function LevelWater({ layout: { past, planned, baseline }, width, isEmpty }: LevelWaterProps) {
  const id = useId()
  return (
    <>
      <Hatching id={id} />
      <path d={closed(past, baseline)} className={water.fill.past} />
      <path d={closed(planned, baseline)} fill={`url(#${id})`} />
      <path d={`M0 ${baseline}H${width}`} className={shared.waterLine.measured} />
      {!isEmpty && (
        <>
          <path d={stepPath(planned)} className={water.edge.planned} />
          <path d={stepPath(past)} className={water.edge.past} />
        </>
      )}
    </>
  )
}
