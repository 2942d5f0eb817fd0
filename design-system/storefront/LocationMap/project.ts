/** A place on the globe, in degrees: north and east are positive. */
export interface Coordinates {
  lat: number
  lng: number
}

/** Bounds of the map: from northern Vietnam to Singapore, with the sea to the east. */
const west = 97.5
const east = 116
const north = 23.9
const south = -1.3

/** A degree of longitude gets shorter away from the equator; the map has the true ratio in the middle of Vietnam. */
const lngScale = Math.cos((16 * Math.PI) / 180)

/** Units of the drawing per degree of latitude, so that one decimal place is finer than a pixel. */
const unitsPerDegree = 20

/** Size of the drawing in its units. */
export const mapSize = {
  width: Math.round((east - west) * lngScale * unitsPerDegree),
  height: Math.round((north - south) * unitsPerDegree),
} as const

/** Converts coordinates to a position in the drawing; used for the coast, islands and datacenters. */
export const project = ({ lat, lng }: Coordinates) => ({
  x: (lng - west) * lngScale * unitsPerDegree,
  y: (north - lat) * unitsPerDegree,
})
