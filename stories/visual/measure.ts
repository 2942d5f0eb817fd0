import { decodePicture, type Pixels, type Size } from './picture-file.ts'

/** How two pictures of one story differ. */
export interface Measure {
  before: Size
  after: Size
  /** Number of different pixels, including those that only one of the two has. */
  pixels: number
  /** With the larger width and the larger height of the two: different pixels in red, the others as before, but faint. */
  difference: Pixels
}

/** Pixels as numbers, RGBA in the order of their bytes. */
const RED = 0xff_3c_00_ff
const FAINT = 0x30_00_00_00
const COLOUR = 0x00_ff_ff_ff

/** Compares two picture files (WebP or PNG) exactly: every pixel counts, and a different size is a difference too. */
export async function measure(beforeFile: Buffer, afterFile: Buffer): Promise<Measure> {
  const [before, after] = await Promise.all([decodePicture(beforeFile), decodePicture(afterFile)])
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const [beforePixels, afterPixels, drawn] = [numbersOf(before), numbersOf(after), new Uint32Array(width * height)]
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inBefore = x < before.width && y < before.height
      const inAfter = x < after.width && y < after.height
      // It is outside both, if one is wider and the other higher.
      if (!inBefore && !inAfter) continue
      const pixel = beforePixels[y * before.width + x] ?? 0
      const isSame = inBefore && inAfter && pixel === afterPixels[y * after.width + x]
      if (!isSame) pixels++
      drawn[y * width + x] = isSame ? (pixel & COLOUR) | FAINT : RED
    }
  return {
    before: { width: before.width, height: before.height },
    after: { width: after.width, height: after.height },
    pixels,
    difference: { data: Buffer.from(drawn.buffer), width, height },
  }
}

/** One number per pixel, so that two pixels are compared in one step. */
const numbersOf = ({ data, width, height }: Pixels) => new Uint32Array(data.buffer, data.byteOffset, width * height)

/** `1 pixel changed, less than 0.1 % of the picture; 1200 × 60 as before` */
export function describeMeasure({ pixels, before, after }: Omit<Measure, 'difference'>): string {
  const share = pixels / (Math.max(before.width, after.width) * Math.max(before.height, after.height))
  const percent =
    share < 0.001 ? 'less than 0.1 %' : `${(share * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %`
  const size = `${after.width} × ${after.height}`
  const isResized = before.width !== after.width || before.height !== after.height
  const sizes = isResized ? `${before.width} × ${before.height} became ${size}` : `${size} as before`
  return `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'} changed, ${percent} of the picture; ${sizes}`
}
