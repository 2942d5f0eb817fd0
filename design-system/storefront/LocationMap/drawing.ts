import { archipelagos, type Point } from './coast.ts'
import { project } from './project.ts'
import { wideLand } from './wide-land.ts'

/** The map as paths in the units of `project`. */

/** Whole units are fine enough for a coast, and short: the path is in the page. */
function toSvgPoint([lng, lat]: Point): Point {
  const { x, y } = project({ lng, lat })
  return [Math.round(x), Math.round(y)]
}

const midpoint = ([lng, lat]: Point, [otherLng, otherLat]: Point): Point => [(lng + otherLng) / 2, (lat + otherLat) / 2]

/** Returns a closed smooth path: each point is a control point, and the path passes through the midpoints between them. */
function outline(points: readonly Point[]) {
  const bends = points.map((point, index) => ({
    point: toSvgPoint(point),
    end: toSvgPoint(midpoint(point, points[(index + 1) % points.length] ?? point)),
  }))
  const start = bends.at(-1)?.end
  if (!start) return ''
  const curves = bends.map(({ point, end }, index) => {
    const [x, y] = bends[index - 1]?.end ?? start
    return `${point[0] - x},${point[1] - y} ${end[0] - x},${end[1] - y}`
  })
  return `M${start}q${curves.join(' ')}Z`
}

/** All outlines as one path. The drawing bleeds out of the page, so it goes on beyond the bounds of the map. */
export const coast = Object.values(wideLand).map(outline).join('')

/** Zero-length lines with round caps: dots of the same size at any scale of the map. */
export const islands = Object.values(archipelagos)
  .flat()
  .map((point) => `M${toSvgPoint(point)}h0`)
  .join('')

/** A line every five degrees, from edge to edge, visible on the sea. */
export const graticule = [
  ...[60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120].map(
    (lng) => `M${toSvgPoint([lng, 30])}L${toSvgPoint([lng, -10])}`,
  ),
  ...[0, 5, 10, 15, 20].map((lat) => `M${toSvgPoint([50, lat])}L${toSvgPoint([125, lat])}`),
].join('')
