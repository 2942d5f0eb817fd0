import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { canvas } from './test-pictures.ts'

/** Places of a mask that are not transparent. */
function marked(mask: Buffer) {
  const { data, width, height } = PNG.sync.read(mask)
  const places = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)])
  return { size: [width, height], places: places.filter((_, at) => data[at * 4 + 3] !== 0) }
}

test('finds a single pixel', () => {
  const { pixels, regions, mask } = measure(canvas(40, 30), canvas(40, 30, [[33, 7]]))
  expect(pixels).toBe(1)
  expect(regions).toEqual([{ x: 33, y: 7, width: 1, height: 1 }])
  expect(marked(mask).places).toEqual([[33, 7]])
})

test('finds the smallest step of a colour', () => {
  const after = PNG.sync.read(canvas(2, 2))
  after.data[0] = 254
  expect(measure(canvas(2, 2), PNG.sync.write(after)).pixels).toBe(1)
})

test('gathers what is near into one place, and keeps what is far apart, from top to bottom', () => {
  const near: [number, number][] = [
    [100, 100],
    [110, 104],
  ]
  const { regions } = measure(canvas(200, 200), canvas(200, 200, [...near, [3, 180], [190, 2]]))
  expect(regions).toEqual([
    { x: 190, y: 2, width: 1, height: 1 },
    { x: 100, y: 100, width: 11, height: 5 },
    { x: 3, y: 180, width: 1, height: 1 },
  ])
})

test('does not gather across the edges of the picture', () => {
  const { regions } = measure(
    canvas(160, 40),
    canvas(160, 40, [
      [159, 4],
      [0, 12],
    ]),
  )
  expect(regions).toHaveLength(2)
})

test('counts what only one of two sizes has, and pads to the larger', () => {
  const { pixels, before, after, mask } = measure(canvas(10, 4), canvas(8, 6))
  expect([before, after]).toEqual([
    { width: 10, height: 4 },
    { width: 8, height: 6 },
  ])
  expect(pixels).toBe(2 * 4 + 8 * 2)
  expect(marked(mask).size).toEqual([10, 6])
})

test('gives one place for changes all over the picture', () => {
  const everywhere = Array.from({ length: 121 }, (_, at): [number, number] => [
    (at % 11) * 40,
    Math.floor(at / 11) * 40,
  ])
  expect(measure(canvas(440, 440), canvas(440, 440, everywhere)).regions).toEqual([
    { x: 0, y: 0, width: 401, height: 401 },
  ])
})
