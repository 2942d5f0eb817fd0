import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differenceFromCommitted, savePicture } from './compare.ts'
import { pictureFile, reportFolder } from './files.ts'
import { decodePicture, encodePicture, isMadeFrom } from './picture-file.ts'
import { canvas } from './test-pictures.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const committed = () => join(root, pictureFile('components/Button', 'default_dark'))
function commit(file: Buffer) {
  mkdirSync(dirname(committed()), { recursive: true })
  writeFileSync(committed(), file)
}
const taken = (picture: Buffer) => ({ component: 'components/Button', name: 'default_dark', picture })
const isInReport = (mark: string) => existsSync(join(root, reportFolder, `components/Button/default_dark-${mark}.png`))

/** The same pixels with another compression. */
const recompressed = (picture: Buffer) => sharp(picture).png({ compressionLevel: 0 }).toBuffer()

test('pictures made from the same bytes, or with the same pixels from other bytes, are equal', async () => {
  const picture = await canvas(4, 4, [[1, 1]])
  commit(await encodePicture(picture))
  expect(await differenceFromCommitted(root, taken(picture))).toBeUndefined()
  const other = await recompressed(picture)
  expect(isMadeFrom(readFileSync(committed()), other)).toBe(false)
  expect(await differenceFromCommitted(root, taken(other))).toBeUndefined()
  expect(existsSync(join(root, reportFolder))).toBe(false)
})

test('an equal hash is enough: nothing is decoded', async () => {
  const picture = await canvas(4, 4)
  const file = await encodePicture(picture)
  // Damages the first bytes of the image, so that it can no longer be decoded.
  file.fill(0, 38, 44)
  commit(file)
  await expect(decodePicture(file)).rejects.toThrow()
  expect(await differenceFromCommitted(root, taken(picture))).toBeUndefined()
})

test('a committed picture without a hash is compared by its pixels', async () => {
  const picture = await canvas(4, 4, [[1, 1]])
  commit(await sharp(picture).webp({ lossless: true }).toBuffer())
  expect(await differenceFromCommitted(root, taken(picture))).toBeUndefined()
  expect(await differenceFromCommitted(root, taken(await canvas(4, 4)))).toContain('1 pixel changed')
})

test('a single pixel is a difference, and is saved for the report', async () => {
  commit(await encodePicture(await canvas(4, 4)))
  expect(await differenceFromCommitted(root, taken(await canvas(4, 4, [[1, 1]])))).toBe(
    'Picture default_dark: 1 pixel changed, 6.3 % of the picture; 4 × 4 as before.',
  )
  expect(isInReport('actual')).toBe(true)
})

test('another size is a difference', async () => {
  commit(await encodePicture(await canvas(4, 4)))
  expect(await differenceFromCommitted(root, taken(await canvas(4, 6)))).toContain('4 × 4 became 4 × 6')
})

test('a picture without a committed one is a fault, and is not committed automatically', async () => {
  expect(await differenceFromCommitted(root, taken(await canvas(4, 4)))).toContain('there is no committed one yet')
  expect(isInReport('reference')).toBe(true)
  expect(existsSync(committed())).toBe(false)
})

test.each([
  ['text', async () => Buffer.from('<<<<<<< ours')],
  ['a damaged picture', async () => (await encodePicture(await canvas(40, 40, [[1, 1]]))).fill(0, 38, 44)],
])('%s instead of the committed picture is a fault, and an update replaces it', async (_, file) => {
  commit(await file())
  const picture = await canvas(4, 4)
  expect(await differenceFromCommitted(root, taken(picture))).toContain('is not a readable picture')
  expect(isInReport('reference')).toBe(true)
  await savePicture(root, taken(picture))
  expect(await differenceFromCommitted(root, taken(picture))).toBeUndefined()
})

test('an update writes pictures that are new or different as WebP, and does not touch equal ones', async () => {
  const first = await canvas(4, 4)
  await savePicture(root, taken(first))
  const written = readFileSync(committed())
  expect(await decodePicture(written)).toEqual(await decodePicture(first))
  expect(isMadeFrom(written, first)).toBe(true)
  await savePicture(root, taken(await recompressed(first)))
  expect(readFileSync(committed())).toEqual(written)
  const other = await canvas(4, 4, [[0, 0]])
  await savePicture(root, taken(other))
  expect(await decodePicture(readFileSync(committed()))).toEqual(await decodePicture(other))
})
