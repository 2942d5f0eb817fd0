import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#ds/css/class-names.ts'
import { setTitleIfTruncated } from '#ds/primitives/truncated-title.ts'
import { archipelagos, land, type Point } from './coast.ts'
import * as css from './DatacenterMap.css.ts'
import { type Coordinates, mapSize, project } from './project.ts'

export interface DatacenterMapTexts {
  /** Text alternative of the map. */
  alternative: string
  /** Names shown on the map. */
  archipelagos: Record<keyof typeof archipelagos, string>
}

export interface MapPlace {
  name: string
  coordinates: Coordinates
  /** Side of the mark where the name covers less of the coast. Default: `east`. */
  nameSide?: 'west' | 'east'
}

export interface DatacenterMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: DatacenterMapTexts
  /** Shown at their coordinates, and numbered in this order from 1. */
  places: readonly MapPlace[]
}

const toSvgPoint = ([lng, lat]: Point) => {
  const { x, y } = project({ lng, lat })
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

const midpoint = ([lng, lat]: Point, [otherLng, otherLat]: Point): Point => [(lng + otherLng) / 2, (lat + otherLat) / 2]

/** Returns a closed smooth path: each point is a control point, and the path passes through the midpoints between them. */
function outline(points: readonly Point[]) {
  const bends = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return { point, end: midpoint(point, next) }
  })
  const start = bends.at(-1)
  return start
    ? `M${toSvgPoint(start.end)}${bends.map(({ point, end }) => `Q${toSvgPoint(point)} ${toSvgPoint(end)}`).join('')}Z`
    : ''
}

const coast = Object.values(land).map(outline).join('')

/** Zero-length lines with round caps: dots of the same size at any scale of the map. */
const islands = Object.values(archipelagos)
  .flat()
  .map((point) => `M${toSvgPoint(point)}h0`)
  .join('')

/** A line every five degrees, visible on the sea. */
const graticule = [
  ...[100, 105, 110, 115].map((lng) => `M${toSvgPoint([lng, 30])}L${toSvgPoint([lng, -10])}`),
  ...[0, 5, 10, 15, 20].map((lat) => `M${toSvgPoint([90, lat])}L${toSvgPoint([120, lat])}`),
].join('')

/** Returns the inline variables for a position on the map. */
function position(coordinates: Coordinates) {
  const { x, y } = project(coordinates)
  return assignInlineVars({
    [css.across]: ((x / mapSize.width) * 100).toFixed(2),
    [css.down]: ((y / mapSize.height) * 100).toFixed(2),
  })
}

/** Positions of the archipelagos' names, below the islands. */
const namePositions: Record<keyof typeof archipelagos, Coordinates> = {
  hoangSa: { lat: 15.7, lng: 111.9 },
  truongSa: { lat: 7.8, lng: 113.4 },
}

/**
 * The coast from Vietnam to Singapore, drawn from coordinates, with numbered places on it (product spec, section 3). A single
 * image to assistive technology. It fills the available width and keeps its aspect ratio; line widths stay the same, and so does
 * the text size as long as the labels fit.
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
        <span key={name} className={css.islandName} style={position(namePositions[name])}>
          {texts.archipelagos[name]}
        </span>
      ))}
      {places.map(({ name, coordinates, nameSide = 'east' }, index) => (
        <span key={name} className={css.place} style={position(coordinates)}>
          <span className={css.mark}>{index + 1}</span>
          <span className={css.placeName[nameSide]} onPointerEnter={setTitleIfTruncated}>
            {name}
          </span>
        </span>
      ))}
    </div>
  )
}
