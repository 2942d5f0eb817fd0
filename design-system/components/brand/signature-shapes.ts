import { signPixels } from '#ds/tokens/scale.ts'

/**
 * The shapes of the signature, "sen và mặt nước" (docs: Foundations/Signature), as SVG paths in px. All of them are strokes; colours and
 * states belong to the components that draw them.
 */

/** A height of the drawn signs. */
export type SignSize = keyof typeof signPixels

/** Thickness of every water line: it lies on whole pixels. */
export const lineWidth = 2

/** Stroke width: small drawings need thicker strokes to be as dark as large ones. */
const strokes: Partial<Record<SignSize, number>> = { page: 1.5, hero: 1.25 }
/** The width of the strokes of a sign at a size. */
export const strokeOf = (size: SignSize) => strokes[size] ?? 1.75

/** Breadth of the petals. Small ones are slimmer, so that the gaps between them stay open; the largest flower has the fullest. */
const breadths: Partial<Record<SignSize, number>> = { tiny: 0.82, inline: 0.82, small: 0.82, hero: 1.12 }

const number = (value: number) => +value.toFixed(2)
const point = (x: number, y: number) => `${number(x)} ${number(y)}`

/**
 * The outline of an upright petal, from its base at 0,0 to its tip: round below and drawn in near the tip, so that it is not a leaf. `breadth` 1
 * is 0.62 of the length wide.
 */
export function petalPath(length: number, breadth = 1): string {
  const curve = (side: 1 | -1, ...points: [x: number, y: number][]) =>
    `C${points.map(([x, y]) => point(side * x * length * breadth, -y * length)).join(' ')}`
  const up = curve(-1, [0.3, 0.2], [0.31, 0.56], [0.13, 0.8]) + curve(-1, [0.075, 0.873], [0.022, 0.93], [0, 1])
  const down = curve(1, [0.022, 0.93], [0.075, 0.873], [0.13, 0.8]) + curve(1, [0.31, 0.56], [0.3, 0.2], [0, 0])
  return `M0 0${up}${down}Z`
}

/** A petal's place in a flower: its angle from upright in degrees, clockwise, and its share of the longest petal's length. */
export interface PetalPlace {
  angle: number
  share: number
}

/** The petals of a flower from left to right. Each one stands for a step. */
export const fans: Readonly<Record<3 | 5, readonly PetalPlace[]>> = {
  3: [
    { angle: -42, share: 0.9 },
    { angle: 0, share: 1 },
    { angle: 42, share: 0.9 },
  ],
  5: [
    { angle: -61, share: 0.76 },
    { angle: -30.5, share: 0.965 },
    { angle: 0, share: 1 },
    { angle: 30.5, share: 0.965 },
    { angle: 61, share: 0.76 },
  ],
}

/** StepIndicator behind those of a large flower. They give it depth and stand for nothing. */
export const backPetals: readonly PetalPlace[] = [
  { angle: -46, share: 0.8 },
  { angle: -15, share: 0.93 },
  { angle: 15, share: 0.93 },
  { angle: 46, share: 0.8 },
]

/** The measures of a flower of 3 or 5 petals in a box of the given size, whose lowest `lineWidth` is the water line. */
export function flowerOf(count: 3 | 5, size: SignSize) {
  const height = signPixels[size]
  return {
    width: number(height * (count === 3 ? 1.44 : 1.7)),
    height,
    /** Length of the longest petal. */
    length: height * 0.86,
    breadth: breadths[size] ?? 0.9,
  }
}

/** The half of a flat circle on the water that the viewer sees: from the line downwards, around 0,0. */
export const flatRipple = (radius: number) =>
  `M${point(-radius, 0)}A${point(radius, radius / 6)} 0 0 0 ${point(radius, 0)}`

/** A closed bud on flat water in a square box of the given size. */
export function budOf(size: SignSize) {
  const height = signPixels[size]
  const isDrawnFully = height >= signPixels.medium
  const hasRipples = height >= signPixels.page
  const length = height * (isDrawnFully ? 0.5 : 0.62)
  const path = (...points: [x: number, y: number][]) => points.map(([x, y]) => point(x * length, y * length)).join(' ')
  const teardrop = [-1, 1].map(
    (side) =>
      `M0 0C${path([side * 0.19, -0.07], [side * 0.29, -0.29], [side * 0.2, -0.55])}C${path([side * 0.155, -0.68], [side * 0.04, -0.84], [0, -1])}`,
  )
  const front = `M0 0C${path([-0.17, -0.14], [-0.17, -0.5], [0.05, -0.84])}`
  const fold = [
    `M${path([-0.195, -0.565])}C${path([-0.17, -0.45], [-0.16, -0.34], [-0.115, -0.22])}`,
    `M0 0C${path([0.15, -0.14], [0.19, -0.5], [0.05, -0.84])}`,
  ]
  const stem = isDrawnFully ? `M0 0C${path([0.06, 0.25], [0.024, 0.5], [0, 0.72])}` : `M0 0V${number(length * 0.32)}`
  /** The middle of the water line: on whole pixels, with space for the ripples below it. */
  const water = hasRipples ? Math.round(height * 0.908) : height - lineWidth / 2
  return {
    height,
    /** The strokes of the bud and its stem, around the base of the bud. */
    strokes: [...teardrop, front, ...(isDrawnFully ? fold : []), stem],
    /** The base of the bud, from the upper edge. */
    base: number(water - lineWidth / 2 - length * (isDrawnFully ? 0.72 : 0.32)),
    water,
    /** Half the length of the water line. */
    reach: number(height * (hasRipples ? 0.5 : 0.38)),
    /** Ripples around the foot of the stem, the strongest first. */
    ripples: hasRipples
      ? [0.12, 0.25, 0.38].slice(0, size === 'hero' ? 3 : 2).map((share) => flatRipple(height * share))
      : [],
  }
}
