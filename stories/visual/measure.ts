import { createHash } from 'node:crypto'
import { compareAllPixels } from './compare-pixels.ts'
import { decodePicture, encodePng, type Pixels } from './picture-file.ts'
import type { ChangedRegion, Region, Size } from './report-data.ts'

/** How two pictures of one story differ. */
export interface Measure {
  before: Size
  after: Size
  /** Number of different pixels, including those that only one of the two has. */
  pixels: number
  /** Rectangles around neighbouring different pixels, from top to bottom. */
  regions: ChangedRegion[]
  /** A PNG with the larger width and the larger height of the two: different pixels in colour, all others transparent. */
  mask: Buffer
}

/** Compares two picture files (WebP or PNG) exactly: every pixel counts, and a different size is a difference too. */
export async function measure(beforeFile: Buffer, afterFile: Buffer): Promise<Measure> {
  const [before, after] = await Promise.all([decodePicture(beforeFile), decodePicture(afterFile)])
  const { pixels, regions, mask } = compareAllPixels(before, after)
  return {
    before: { width: before.width, height: before.height },
    after: { width: after.width, height: after.height },
    pixels,
    regions: regions.map((region) => withPixels(region, before, after)),
    mask: await encodePng({ ...mask, data: Buffer.from(mask.data.buffer) }),
  }
}

/** Smaller regions are equal by chance. */
const leastPixels = 16

function withPixels(region: Region, ...pictures: Pixels[]): ChangedRegion {
  const { x, y, width, height } = region
  if (width * height < leastPixels) return region
  const hash = createHash('sha256').update(`${width} ${height}`)
  for (const picture of pictures) {
    if (x + width > picture.width || y + height > picture.height) return region
    for (let row = y; row < y + height; row++) {
      const start = (row * picture.width + x) * 4
      hash.update(picture.data.subarray(start, start + width * 4))
    }
  }
  return { ...region, pixels: hash.digest('hex').slice(0, 16) }
}
