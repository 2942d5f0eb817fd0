interface LotusDrawingProps {
  className?: string
}

/** Half of the flower's petals, from the middle outwards: the other half is the mirror image. */
const petals = [
  'M200 40 C 246 96 250 190 200 262',
  'M236 108 C 292 124 316 196 268 262',
  'M276 142 C 338 150 362 214 306 262',
  'M312 176 C 372 182 398 232 340 262',
]

/** The line that the flower stands on, and its reflection in the water. */
const water = ['M40 262 H360', 'M88 282 H312', 'M128 300 H272', 'M164 316 H236']

/** The brand's lotus as a line drawing on water. Decorative. */
export function LotusDrawing({ className }: LotusDrawingProps) {
  return (
    <svg
      data-component="LotusDrawing"
      aria-hidden
      viewBox="0 0 400 340"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={className}
    >
      {petals.map((petal) => (
        <g key={petal}>
          <path d={petal} />
          <path d={petal} transform="matrix(-1 0 0 1 400 0)" />
        </g>
      ))}
      {water.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
