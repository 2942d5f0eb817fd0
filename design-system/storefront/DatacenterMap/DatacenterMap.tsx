import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { archipelagos, land, type Point } from './coast.ts'
import * as css from './DatacenterMap.css.ts'
import { type Coordinates, mapSize, project } from './project.ts'

export interface DatacenterMapTexts {
  /** What the map shows, for who does not see it. */
  alternative: string
  /** Names that stand on the map. */
  archipelagos: Record<keyof typeof archipelagos, string>
}

export interface MapPlace {
  name: string
  coordinates: Coordinates
  /** On which side of the place its name hides least of the coast: west or east. Default: `east`. */
  nameSide?: 'west' | 'east'
}

export interface DatacenterMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: DatacenterMapTexts
  /** Set at their coordinates, and numbered in this order from 1. */
  places: readonly MapPlace[]
}

const drawn = ([lng, lat]: Point) => {
  const { x, y } = project({ lng, lat })
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

const between = ([lng, lat]: Point, [otherLng, otherLat]: Point): Point => [(lng + otherLng) / 2, (lat + otherLat) / 2]

/** A closed line that bends at each point and passes halfway between two: a coast has no corners. */
function outline(points: readonly Point[]) {
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return { point, end: between(point, next) }
  })
  const start = bends.at(-1)
  return start ? `M${drawn(start.end)}${bends.map(({ point, end }) => `Q${drawn(point)} ${drawn(end)}`).join('')}Z` : ''
}

const coast = Object.values(land).map(outline).join('')

/** Lines of no length, which a round pen draws as dots of one size however large the map is. */
const islands = Object.values(archipelagos)
  .flat()
  .map((point) => `M${drawn(point)}h0`)
  .join('')

/** Every five degrees, on the sea. */
const graticule = [
  ...[100, 105, 110, 115].map((lng) => `M${drawn([lng, 30])}L${drawn([lng, -10])}`),
  ...[0, 5, 10, 15, 20].map((lat) => `M${drawn([90, lat])}L${drawn([120, lat])}`),
].join('')

/** Where a place is, in parts of the map. */
function position(coordinates: Coordinates) {
  const { x, y } = project(coordinates)
  return assignInlineVars({
    [css.across]: `${((x / mapSize.width) * 100).toFixed(2)}%`,
    [css.down]: `${((y / mapSize.height) * 100).toFixed(2)}%`,
  })
}

/** Below the islands, where their names stand. */
const namedAt: Record<keyof typeof archipelagos, Coordinates> = {
  hoangSa: { lat: 15.7, lng: 111.9 },
  truongSa: { lat: 7.8, lng: 113.4 },
}

/**
 * The coast from Vietnam to Singapore, drawn here from coordinates, and places on it at theirs (product spec, section 3). One
 * image to assistive technology. It takes the width it is given and keeps its shape; lines keep their size, and words
 * as long as they have room.
 */
export function DatacenterMap({ texts, places, className, ...rest }: DatacenterMapProps) {
  return (
    <div
      data-component="DatacenterMap"
      role="img"
      aria-label={texts.alternative}
      {...rest}
      className={classNames(css.map, className)}
    >
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden className={css.drawing}>
        <path d={graticule} vectorEffect="non-scaling-stroke" className={css.graticule} />
        <path d={coast} vectorEffect="non-scaling-stroke" className={css.coast} />
        <path d={islands} vectorEffect="non-scaling-stroke" className={css.islands} />
      </svg>
      {(['hoangSa', 'truongSa'] as const).map((name) => (
        <span key={name} className={css.islandName} style={position(namedAt[name])}>
          {texts.archipelagos[name]}
        </span>
      ))}
      {places.map(({ name, coordinates, nameSide = 'east' }, index) => (
        <span key={name} className={css.place} style={position(coordinates)}>
          <span className={css.mark}>{index + 1}</span>
          <span className={css.placeName[nameSide]}>{name}</span>
        </span>
      ))}
    </div>
  )
}
