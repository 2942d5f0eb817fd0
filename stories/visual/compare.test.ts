import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differenceFromCommitted, savePicture } from './compare.ts'
import { pictureFile, reportFolder } from './files.ts'
import { measure } from './measure.ts'
import { decodePicture, encodePicture, encodePng } from './picture-file.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A white PNG with black pixels at the given positions. */
function canvas(width: number, height: number, black: [x: number, y: number][] = []): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4, 255)
  for (const [x, y] of black) data.set([0, 0, 0, 255], (y * width + x) * 4)
  return encodePng({ data, width, height })
}
const committed = () => join(root, pictureFile('components/Button', 'default_dark'))
function commit(file: Buffer) {
  mkdirSync(dirname(committed()), { recursive: true })
  writeFileSync(committed(), file)
}
const differs = (picture: Buffer) =>
  differenceFromCommitted(root, { component: 'components/Button', name: 'default_dark', picture })
const isInReport = (mark: string) => existsSync(join(root, reportFolder, `components/Button/default_dark-${mark}.png`))

test('pictures made from the same bytes, or with the same pixels, are equal; a single pixel is a difference', async () => {
  const picture = await canvas(4, 4, [[1, 1]])
  for (const file of [await encodePicture(picture), await sharp(picture).webp({ lossless: true }).toBuffer()]) {
    commit(file)
    expect(await differs(picture)).toBeUndefined()
    expect(await differs(await sharp(picture).png({ compressionLevel: 0 }).toBuffer())).toBeUndefined()
    expect(existsSync(join(root, reportFolder, 'components'))).toBe(false)
  }
  expect(await differs(await canvas(4, 4))).toBe(
    'Picture default_dark: 1 pixel changed, 6.3 % of the picture; 4 × 4 as before.',
  )
  expect(isInReport('actual')).toBe(true)
})

test('an equal hash is enough: nothing is decoded', async () => {
  const picture = await canvas(4, 4)
  // Damages the first bytes of the image, so that it can no longer be decoded.
  commit((await encodePicture(picture)).fill(0, 38, 44))
  expect(await differs(picture)).toBeUndefined()
  expect(await differs(await canvas(4, 4, [[0, 0]]))).toContain('is not a readable picture')
})

test('a picture without a committed one is a fault, and an update writes it without loss', async () => {
  const noise = {
    width: 37,
    height: 53,
    data: Buffer.from(Array.from({ length: 37 * 53 * 4 }, (_, at) => (at * at) % 251)),
  }
  const picture = await encodePng(noise)
  expect(await differs(picture)).toContain('there is no committed one yet')
  expect(isInReport('reference')).toBe(true)
  await savePicture(root, { component: 'components/Button', name: 'default_dark', picture })
  expect(await decodePicture(readFileSync(committed()))).toEqual(noise)
  expect(await differs(picture)).toBeUndefined()
})

test('the difference is red, over the faint others, and as large as both pictures', async () => {
  const { pixels, difference } = await measure(await canvas(10, 4), await canvas(8, 6, [[3, 1]]))
  expect(pixels).toBe(1 + 2 * 4 + 8 * 2)
  expect(difference).toMatchObject({ width: 10, height: 6 })
  const at = (x: number, y: number) => [...difference.data.subarray((y * 10 + x) * 4, (y * 10 + x + 1) * 4)]
  expect([at(3, 1), at(9, 0), at(2, 1)]).toEqual([
    [255, 0, 60, 255],
    [255, 0, 60, 255],
    [255, 255, 255, 48],
  ])
})
