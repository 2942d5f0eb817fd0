import type { Region, Size } from './report-data.ts'

/** Pixels as RGBA, one byte per channel. Its memory begins at a multiple of four bytes. */
interface Rgba extends Size {
  data: Uint8Array | Uint8ClampedArray
}

/** Colours for changed pixels, and for pixels that only one of the two pictures has. */
const changedColour = [255, 0, 60, 255] as const
const paddedColour = [255, 150, 0, 255] as const

/** Edge of the squares that changed pixels are grouped in, and the distance in squares at which two are merged. */
const tileEdge = 8
const mergeDistance = 2

/** With more regions than this, a single one covers them all. */
const mostRegions = 100

/**
 * Compares two decoded pictures exactly, in Node and in the browser.
 * @returns the number of different pixels, rectangles around neighbouring ones, and a mask with the larger width and the larger height of the
 *   two: different pixels in colour, all others transparent.
 */
export function compareAllPixels(before: Rgba, after: Rgba) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const mask = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const beforePixels = pixelsOf(before)
  const afterPixels = pixelsOf(after)
  const tiles = new Map<number, Region & { count: number }>()
  const tilesPerRow = Math.ceil(width / tileEdge)
  let pixels = 0

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inBefore = x < before.width && y < before.height
      const inAfter = x < after.width && y < after.height
      const inBoth = inBefore && inAfter
      if (inBoth && beforePixels[y * before.width + x] === afterPixels[y * after.width + x]) continue
      // Outside both, if one is wider and the other higher.
      if (!inBefore && !inAfter) continue
      pixels++
      mask.data.set(inBoth ? changedColour : paddedColour, (y * width + x) * 4)
      const tile = Math.floor(y / tileEdge) * tilesPerRow + Math.floor(x / tileEdge)
      const seen = tiles.get(tile)
      tiles.set(tile, { ...around(seen, { x, y, width: 1, height: 1 }), count: (seen?.count ?? 0) + 1 })
    }
  return { pixels, regions: gather(tiles, tilesPerRow), mask }
}

/** One number per pixel, so that two pixels are compared in one step. */
const pixelsOf = ({ data, width, height }: Rgba) => new Uint32Array(data.buffer, data.byteOffset, width * height)

/** Merges tiles that touch, or almost touch, into regions. */
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
      for (let down = -mergeDistance; down <= mergeDistance; down++)
        for (let across = -mergeDistance; across <= mergeDistance; across++) {
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
