import { expect, test } from 'vitest'
import { describeMeasure, measure } from './measure.ts'
import { decodePicture, encodePng } from './picture-file.ts'
import { canvas } from './test-pictures.ts'

test('finds a single pixel, and draws it in red over the faint others', async () => {
  const { pixels, difference } = await measure(await canvas(40, 30), await canvas(40, 30, [[33, 7]]))
  expect(pixels).toBe(1)
  const at = (x: number, y: number) => [...difference.data.subarray((y * 40 + x) * 4, (y * 40 + x + 1) * 4)]
  expect(at(33, 7)).toEqual([255, 0, 60, 255])
  expect(at(32, 7)).toEqual([255, 255, 255, 48])
})

test('finds the smallest difference of a colour', async () => {
  const after = await decodePicture(await canvas(2, 2))
  after.data[0] = 254
  expect((await measure(await canvas(2, 2), await encodePng(after))).pixels).toBe(1)
})

test('counts pixels that only one of two sizes has', async () => {
  const measured = await measure(await canvas(10, 4), await canvas(8, 6))
  expect(measured).toMatchObject({
    pixels: 2 * 4 + 8 * 2,
    before: { width: 10, height: 4 },
    after: { width: 8, height: 6 },
  })
  expect(measured.difference).toMatchObject({ width: 10, height: 6 })
  expect(describeMeasure(measured)).toBe('24 pixels changed, 40 % of the picture; 10 × 4 became 8 × 6')
})
