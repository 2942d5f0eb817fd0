import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, encodePicture, encodePng, isMadeFrom } from './picture-file.ts'
import { canvas } from './test-pictures.ts'

/** Every channel of every pixel is random, alpha too. */
const noise = (width: number, height: number) => {
  let seed = 1
  const next = () => {
    seed = (seed * 48271) % 2147483647
    return seed & 255
  }
  return { width, height, data: Buffer.from(Array.from({ length: width * height * 4 }, next)) }
}

test.each([
  [1, 1],
  [2, 3],
  [37, 53],
])('a picture of %i × %i keeps every channel of every pixel, transparent ones too', async (width, height) => {
  const pixels = noise(width, height)
  const png = await encodePng(pixels)
  const picture = await encodePicture(png)
  expect(await decodePicture(picture)).toEqual(pixels)
})

test('it is a WebP file in the extended format, with the size and transparency of the picture in its header', async () => {
  for (const [png, hasAlpha] of [
    [await encodePng(noise(300, 20)), true],
    [
      await sharp(await canvas(300, 20))
        .removeAlpha()
        .png()
        .toBuffer(),
      false,
    ],
  ] as const) {
    const picture = await encodePicture(png)
    expect(picture.toString('latin1', 0, 4) + picture.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X')
    expect(picture.readUInt32LE(4)).toBe(picture.length - 8)
    expect(picture.readUInt8(20)).toBe(hasAlpha ? 0x10 : 0)
    expect([picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1]).toEqual([300, 20])
  }
})

test('it is recognised as made from its PNG, and from no other', async () => {
  const png = await canvas(4, 4, [[1, 1]])
  const picture = await encodePicture(png)
  expect(isMadeFrom(picture, png)).toBe(true)
  expect(isMadeFrom(picture, await canvas(4, 4, [[1, 2]]))).toBe(false)
})

test.each(['', 'RIFF', '<<<<<<< ours', 'version https://git-lfs'])(
  'a file with "%s" is not made from any PNG',
  async (text) => {
    expect(isMadeFrom(Buffer.from(text), await canvas(1, 1))).toBe(false)
  },
)

test('a picture higher than WebP allows is refused', async () => {
  await expect(encodePicture(await canvas(1, 16_384))).rejects.toThrow(/too large for the WebP format/)
})
