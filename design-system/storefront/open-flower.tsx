import { backPetals, fans, petalPath } from '#ds/components/brand/signature-shapes.ts'
import { classNames } from '#ds/css/class-names.ts'
import * as css from './open-flower.css.ts'

/** The five petals in front, from left to right. */
const frontPetals = fans[5]

interface FlowerProps {
  /** Length of the longest petal in px. */
  length: number
  /** Breadth of the petals: slim in small drawings, full in large ones. Default: 0.82. */
  breadth?: number
}

/** The tip of each front petal, from the base of the flower: five from left to right. */
export const tipsOf = (length: number) =>
  frontPetals.map(({ angle, share }) => ({
    x: Math.sin((angle * Math.PI) / 180) * share * length,
    y: -Math.cos((angle * Math.PI) / 180) * share * length,
  }))

/** A small open flower for what is opening, such as an offer: five pink petals, as high as a line of text. */
export function SmallFlower({ length, breadth = 0.82 }: FlowerProps) {
  const height = Math.ceil(length * 1.16)
  const width = Math.ceil(height * 1.7)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden className={css.flower}>
      <svg x={0} y={0} width={width} height={height - 1} aria-hidden>
        <g transform={`translate(${width / 2} ${height - 1})`} strokeWidth={1.5}>
          {frontPetals.map(({ angle, share }) => (
            <path
              key={angle}
              d={petalPath(length * share, breadth)}
              transform={`rotate(${angle})`}
              className={css.opening}
            />
          ))}
        </g>
      </svg>
    </svg>
  )
}

interface LargeFlowerProps extends FlowerProps {
  /** Whether its petals open one after another when it first appears. Default: false, all of them are open. */
  opens?: boolean
}

/** From left to right. */
const orders = [0, 1, 2, 3, 4] as const

/** The petals of a large flower around 0,0, with those behind them; the last one has just opened. To be cut off at the water line. */
export const LargeStepIndicator = ({ length, breadth = 1.12, opens = false }: LargeFlowerProps) => (
  <g strokeWidth={1.5}>
    {backPetals.map(({ angle, share }) => (
      <path key={angle} d={petalPath(length * share, breadth)} transform={`rotate(${angle})`} className={css.back} />
    ))}
    {frontPetals.map(({ angle, share }, index) => (
      // The petal grows along itself, so its turn is that of the element around it.
      <g key={angle} transform={`rotate(${angle})`}>
        <path
          d={petalPath(length * share, breadth)}
          className={classNames(
            index === frontPetals.length - 1 ? css.opening : css.settled,
            opens && css.opens[orders[index] ?? 0],
          )}
        />
      </g>
    ))}
  </g>
)

/** Ripples on the water around 0,0, seen flat: the lower half of ellipses, each fainter than the one before. `flatness`: 10 is very flat. */
export const Ripples = ({ radii, flatness }: { radii: readonly number[]; flatness: number }) =>
  radii.map((radius, index) => (
    <path
      key={radius}
      d={`M${-radius} 0A${radius} ${radius / flatness} 0 0 0 ${radius} 0`}
      opacity={[0.9, 0.62, 0.42, 0.27, 0.16][index]}
      className={css.ripple}
    />
  ))

/** The large flower standing on the water line, its ripples below. As wide as it is drawn; the line itself is the edge that it stands on. */
export function StandingFlower({ length }: { length: number }) {
  const width = length * 3
  const height = Math.round(length * 1.08)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden className={css.flower}>
      <svg x={0} y={0} width={width} height={height} aria-hidden>
        <g transform={`translate(${width / 2} ${height})`}>
          <LargeStepIndicator length={length} />
        </g>
      </svg>
      <g transform={`translate(${width / 2} ${height + 1})`}>
        <Ripples radii={[0.43, 0.74, 1.08, 1.47].map((share) => share * length)} flatness={9} />
      </g>
    </svg>
  )
}
