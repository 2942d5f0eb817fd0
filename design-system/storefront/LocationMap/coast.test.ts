import { describe, expect, test } from 'vitest'
import { places } from '#stories/fixtures/landing.ts'
import { archipelagos, land, type Point } from './coast.ts'
import { mapSize, project } from './project.ts'

/** Whether a place lies inside a closed outline: a ray from it crosses the outline an odd number of times. */
function isWithin([lng, lat]: Point, outline: readonly Point[]) {
  return (
    outline.filter(([lngA, latA], index) => {
      const [lngB, latB] = outline[(index + 1) % outline.length] ?? [lngA, latA]
      return latA > lat !== latB > lat && lng < lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA)
    }).length %
      2 ===
    1
  )
}

const landUnder = (place: Point) =>
  Object.entries(land)
    .filter(([, outline]) => isWithin(place, outline))
    .map(([name]) => name)

describe('the coast', () => {
  test.each<[string, Point, string]>([
    ['Hà Nội', [105.85, 21.03], 'mainland'],
    ['Hải Phòng', [106.6, 20.85], 'mainland'],
    ['Huế', [107.5, 16.45], 'mainland'],
    ['Quy Nhơn', [109.15, 13.78], 'mainland'],
    ['TP. Hồ Chí Minh', [106.7, 10.78], 'mainland'],
    ['Cà Mau', [105.15, 9.18], 'mainland'],
    ['Phnom Penh', [104.92, 11.56], 'mainland'],
    ['Bangkok', [100.5, 13.76], 'mainland'],
    ['Kuala Lumpur', [101.69, 3.14], 'mainland'],
    ['Singapore', [103.82, 1.35], 'singapore'],
    ['Medan', [98.67, 3.59], 'sumatra'],
    ['Kuching', [110.35, 1.5], 'borneo'],
    ['Haikou', [110.3, 19.95], 'hainan'],
  ])('has %s on land', (_, place, name) => {
    expect(landUnder(place)).toEqual([name])
  })

  test.each<[string, Point]>([
    ['the gulf of Tonkin', [107.8, 20]],
    ['the gulf of Thailand', [101.5, 10]],
    ['the strait of Malacca', [100, 4]],
    ['the sea off Nha Trang', [110, 12.2]],
    ['the sea off Vũng Tàu', [107.5, 9.8]],
  ])('has %s at sea', (_, place) => {
    expect(landUnder(place)).toEqual([])
  })

  test.each(Object.entries(archipelagos))('has the islands of %s at sea, and on the map', (_, islands) => {
    for (const [lng, lat] of islands) {
      expect(landUnder([lng, lat])).toEqual([])
      expect(isOnMap(project({ lng, lat }))).toBe(true)
    }
  })
})

const isOnMap = ({ x, y }: { x: number; y: number }) => x > 0 && x < mapSize.width && y > 0 && y < mapSize.height

test('all datacenters of the landing page are on the map, ordered from north to south', () => {
  const positions = places.places.map(({ coordinates }) => project(coordinates))
  expect(positions.every(isOnMap)).toBe(true)
  expect(positions.map(({ y }) => y)).toEqual(positions.map(({ y }) => y).sort((a, b) => a - b))
})

test('the ratio of a degree of longitude to a degree of latitude is that of the middle of Vietnam', () => {
  const origin = project({ lat: 16, lng: 107 })
  const { x } = project({ lat: 16, lng: 108 })
  const { y } = project({ lat: 17, lng: 107 })
  expect((x - origin.x) / (origin.y - y)).toBeCloseTo(0.961, 3)
})
