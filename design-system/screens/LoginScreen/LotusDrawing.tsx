interface LotusDrawingProps {
  className?: string
}

/** One upright petal, in the middle of the water. */
const petal = 'M200 250 C150 196 148 112 200 40 C252 112 250 196 200 250 Z'

/** Angle of each pair of petals in degrees, and its length relative to the upright petal; outermost first. */
const petals = [
  { lean: 72, length: 0.8 },
  { lean: 48, length: 0.92 },
  { lean: 24, length: 0.98 },
] as const

/** Horizontal radii of the rings on the water. */
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
      {rings.map((radius) => (
        <ellipse key={radius} cx="200" cy="254" rx={radius} ry={radius / 7} />
      ))}
      {petals.map((pair) => (
        <g key={pair.lean}>
          <path d={petal} transform={lean(-pair.lean, pair.length)} />
          <path d={petal} transform={lean(pair.lean, pair.length)} />
        </g>
      ))}
      <path d={petal} />
    </svg>
  )
}
