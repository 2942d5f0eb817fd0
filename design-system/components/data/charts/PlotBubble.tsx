import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as css from './charts.css.ts'
import type { Position } from './scales.ts'

/** Inline variables for a position in a plot of a width. */
export const placed = ({ x, y }: Position, width: number) =>
  assignInlineVars({ [css.along]: `${x}px`, [css.down]: `${y}px`, [css.plotWidth]: `${width}px` })

interface PlotBubbleProps {
  /** The point that it belongs to. */
  at: Position
  /** The plot's width. */
  width: number
  children: ReactNode
}

/** Time and value of the picked point, for the eye: screen readers get it as the point's name. */
export function PlotBubble({ at, width, children }: PlotBubbleProps) {
  return (
    <div aria-hidden className={css.bubble} style={placed(at, width)}>
      {children}
    </div>
  )
}
