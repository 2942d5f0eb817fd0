import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { decodePicture, encodePng } from './picture-file.ts'
import { canvas } from './test-pictures.ts'

/** The pixels of a mask that are not transparent. */
async function marked(mask: Buffer) {
  const { data, width, height } = await decodePicture(mask)
  const places = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)])
  return { size: [width, height], places: places.filter((_, at) => data[at * 4 + 3] !== 0) }
}

test('finds a single pixel', async () => {
  const { pixels, regions, mask } = await measure(await canvas(40, 30), await canvas(40, 30, [[33, 7]]))
  expect(pixels).toBe(1)
  expect(regions).toEqual([{ x: 33, y: 7, width: 1, height: 1 }])
  expect((await marked(mask)).places).toEqual([[33, 7]])
})

test('finds the smallest difference of a colour', async () => {
  const after = await decodePicture(await canvas(2, 2))
  after.data[0] = 254
  expect((await measure(await canvas(2, 2), await encodePng(after))).pixels).toBe(1)
})

test('merges nearby pixels into one region, and sorts separate regions from top to bottom', async () => {
  const near: [number, number][] = [
    [100, 100],
    [110, 104],
  ]
  const { regions } = await measure(await canvas(200, 200), await canvas(200, 200, [...near, [3, 180], [190, 2]]))
  expect(regions).toMatchObject([
    { x: 190, y: 2, width: 1, height: 1 },
    { x: 100, y: 100, width: 11, height: 5 },
    { x: 3, y: 180, width: 1, height: 1 },
  ])
})

test('does not merge across the edges of the picture', async () => {
  const { regions } = await measure(
    await canvas(160, 40),
    await canvas(160, 40, [
      [159, 4],
      [0, 12],
    ]),
  )
  expect(regions).toHaveLength(2)
})

test('counts pixels that only one of two sizes has, and pads to the larger size', async () => {
  const { pixels, before, after, mask } = await measure(await canvas(10, 4), await canvas(8, 6))
  expect([before, after]).toEqual([
    { width: 10, height: 4 },
    { width: 8, height: 6 },
  ])
  expect(pixels).toBe(2 * 4 + 8 * 2)
  expect((await marked(mask)).size).toEqual([10, 6])
})

test('returns a single region for changes all over the picture', async () => {
  const everywhere = Array.from({ length: 121 }, (_, at): [number, number] => [
    (at % 11) * 40,
    Math.floor(at / 11) * 40,
  ])
  expect((await measure(await canvas(440, 440), await canvas(440, 440, everywhere))).regions).toMatchObject([
    { x: 0, y: 0, width: 401, height: 401 },
  ])
})

test('equal changes have equal pixels, wherever they are in the picture', async () => {
  const bar = (x: number, y: number) => Array.from({ length: 20 }, (_, at): [number, number] => [x + at, y + (at % 2)])
  const { regions } = await measure(
    await canvas(200, 200),
    await canvas(200, 200, [...bar(10, 10), ...bar(100, 90), ...bar(40, 160).slice(1)]),
  )
  const [first, second, third] = regions.map(({ pixels }) => pixels)
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
