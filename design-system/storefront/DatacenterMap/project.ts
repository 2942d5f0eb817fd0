/** A place on the globe, in degrees: north and east are positive. */
export interface Coordinates {
  lat: number
  lng: number
}

/** What the map shows: from northern Vietnam to Singapore, with the sea to the east. */
const west = 97.5
const east = 116
const north = 23.9
const south = -1.3

/** A degree of longitude is shorter the further it is from the equator; the map is true in the middle of Vietnam. */
const lngScale = Math.cos((16 * Math.PI) / 180)

/** Units of the drawing per degree of latitude: one decimal is then finer than a pixel. */
const unitsPerDegree = 20

/** Size of the drawing, in its own units. */
export const mapSize = {
  width: Math.round((east - west) * lngScale * unitsPerDegree),
  height: Math.round((north - south) * unitsPerDegree),
} as const

/** Where a place stands on the drawing. Coast, islands and datacenters all go through this. */
export const project = ({ lat, lng }: Coordinates) => ({
  x: (lng - west) * lngScale * unitsPerDegree,
  y: (north - lat) * unitsPerDegree,
})
