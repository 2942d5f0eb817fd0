import { PNG } from 'pngjs'
import type { Region, Size } from './report-data.ts'

/** How two pictures of one story differ. */
export interface Measure {
  before: Size
  after: Size
  /** Pixels that are not the same, those that only one of the two has included. */
  pixels: number
  /** Where they lie, from top to bottom: neighbouring pixels in one rectangle. */
  regions: Region[]
  /** A PNG as large as the larger of the two in each direction: changed pixels in colour, all others transparent. */
  mask: Buffer
}

/** Pixels that changed, and pixels that only one of the two pictures has. */
const changedColour = [255, 0, 60, 255] as const
const paddedColour = [255, 150, 0, 255] as const

/** Edge of the squares that changed pixels are gathered in, and how many squares apart still belong together. */
const tileEdge = 8
const reach = 2

/** More rectangles than anyone looks at, one by one: then one stands for all. */
const mostRegions = 100

/** Compares two PNG files exactly, as the gate does: no pixel is forgiven, and a different size is a difference too. */
export function measure(beforeFile: Buffer, afterFile: Buffer): Measure {
  const before = PNG.sync.read(beforeFile)
  const after = PNG.sync.read(afterFile)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const mask = new PNG({ width, height })
  const beforePixels = pixelsOf(before)
  const afterPixels = pixelsOf(after)
  const tiles = new Map<number, Region & { count: number }>()
  const tilesPerRow = Math.ceil(width / tileEdge)
  let pixels = 0

  const rowOf = ({ data, width: pixelsInRow }: PNG, y: number) =>
    data.subarray(y * pixelsInRow * 4, (y + 1) * pixelsInRow * 4)
  for (let y = 0; y < height; y++) {
    // Most rows are the same, and are compared at once.
    if (before.width === after.width && rowOf(before, y).equals(rowOf(after, y))) continue
    for (let x = 0; x < width; x++) {
      const inBefore = x < before.width && y < before.height
      const inAfter = x < after.width && y < after.height
      const inBoth = inBefore && inAfter
      if (inBoth && beforePixels[y * before.width + x] === afterPixels[y * after.width + x]) continue
      // Outside of both, where one is wider and the other higher.
      if (!inBefore && !inAfter) continue
      pixels++
      mask.data.set(inBoth ? changedColour : paddedColour, (y * width + x) * 4)
      const tile = Math.floor(y / tileEdge) * tilesPerRow + Math.floor(x / tileEdge)
      const seen = tiles.get(tile)
      tiles.set(tile, { ...around(seen, { x, y, width: 1, height: 1 }), count: (seen?.count ?? 0) + 1 })
    }
  }
  return {
    before: { width: before.width, height: before.height },
    after: { width: after.width, height: after.height },
    pixels,
    regions: gather(tiles, tilesPerRow),
    mask: PNG.sync.write(mask, { deflateLevel: 6, filterType: 0 }),
  }
}

/** One number per pixel, so that two pixels are compared at once. */
const pixelsOf = ({ data, width, height }: PNG) => new Uint32Array(data.buffer, data.byteOffset, width * height)

/** Tiles that touch, or nearly, become one region. */
function gather(tiles: Map<number, Region>, tilesPerRow: number): Region[] {
  const left = new Set(tiles.keys())
  const regions: Region[] = []
  for (const first of left) {
    left.delete(first)
    const found = [first]
    let region: Region | undefined
    for (let next = found.pop(); next !== undefined; next = found.pop()) {
      region = around(region, tiles.get(next) as Region)
      const column = next % tilesPerRow
      for (let down = -reach; down <= reach; down++)
        for (let across = -reach; across <= reach; across++) {
          const neighbour = next + down * tilesPerRow + across
          const sameRow = column + across >= 0 && column + across < tilesPerRow
          if (sameRow && left.delete(neighbour)) found.push(neighbour)
        }
    }
    if (region) regions.push(region)
  }
  regions.sort((a, b) => a.y - b.y || a.x - b.x)
  return regions.length > mostRegions ? [regions.reduce((all, region) => around(all, region))] : regions
}

/** The smallest rectangle around both. */
function around(a: Region | undefined, b: Region): Region {
  if (!a) return { x: b.x, y: b.y, width: b.width, height: b.height }
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
