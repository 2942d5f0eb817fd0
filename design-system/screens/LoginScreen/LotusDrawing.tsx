import { LargeStepIndicator, Ripples } from '#ds/storefront/open-flower.tsx'
import * as css from './LoginScreen.css.ts'

interface LotusDrawingProps {
  className?: string
}

/** The drawing: its size, and the base of the flower on the water line, in px. */
const drawing = { width: 400, height: 244, x: 200, y: 214 } as const
const PETAL_LENGTH = 196

/** The landing page's flower on its water line, with the ripples below. Decorative. */
export function LotusDrawing({ className }: LotusDrawingProps) {
  return (
    <svg
      data-component="LotusDrawing"
      aria-hidden
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={className}
    >
      <svg width={drawing.width} height={drawing.y} aria-hidden>
        <g transform={`translate(${drawing.x} ${drawing.y})`}>
          <LargeStepIndicator length={PETAL_LENGTH} />
        </g>
      </svg>
      <g transform={`translate(${drawing.x} ${drawing.y})`}>
        <Ripples radii={[72, 112, 154, 196]} flatness={9} />
        <path d="M-1000 0H1000" className={css.waterLine} />
      </g>
    </svg>
  )
}
