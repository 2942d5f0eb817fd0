interface LotusDrawingProps {
  className?: string
}

/** One petal, upright on the middle of the water. */
const petal = 'M200 250 C150 196 148 112 200 40 C252 112 250 196 200 250 Z'

/** How each petal leans, in degrees, and how long it is against the upright one; outermost first. */
const petals = [
  { lean: 72, length: 0.8 },
  { lean: 48, length: 0.92 },
  { lean: 24, length: 0.98 },
] as const

/** Half widths of the rings on the water. */
const rings = [56, 104, 152, 196] as const

const lean = (degrees: number, length: number) =>
  `rotate(${degrees} 200 250) translate(200 250) scale(${length}) translate(-200 -250)`

/** The brand's lotus as a line drawing on water. Decorative. */
export function LotusDrawing({ className }: LotusDrawingProps) {
  return (
    <svg
      data-component="LotusDrawing"
      aria-hidden
      viewBox="0 0 400 290"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={className}
    >
      {rings.map((halfWidth) => (
        <ellipse key={halfWidth} cx="200" cy="254" rx={halfWidth} ry={halfWidth / 7} />
      ))}
      {petals.map((one) => (
        <g key={one.lean}>
          <path d={petal} transform={lean(-one.lean, one.length)} />
          <path d={petal} transform={lean(one.lean, one.length)} />
        </g>
      ))}
      <path d={petal} />
    </svg>
  )
}
