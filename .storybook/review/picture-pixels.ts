import React from 'react'
import { compareAllPixels } from '#stories/visual/compare-pixels.ts'
import type { Region, Size } from '#stories/visual/report-data.ts'

/** A picture that has been loaded and decoded. */
interface Decoded extends Size {
  data: Uint8ClampedArray
}

export interface PixelDifference {
  before?: Size
  after?: Size
  /** Number of different pixels. */
  pixels: number
  regions: Region[]
  /** URL of a picture with the different pixels in colour. */
  mask?: string
}

/** The result of comparing two pictures; `failed` if one could not be loaded. */
export type PixelResult = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & PixelDifference)

async function decode(url: string): Promise<Decoded> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  // Colours as in the file, so that equal files have equal pixels.
  const bitmap = await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  const { width, height } = bitmap
  const context = contextOf(width, height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

function contextOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser cannot draw.')
  return context
}

function urlOf(mask: Decoded): Promise<string> {
  const context = contextOf(mask.width, mask.height)
  const image = context.createImageData(mask.width, mask.height)
  image.data.set(mask.data)
  context.putImageData(image, 0, 0)
  return new Promise((resolve) => context.canvas.toBlob((blob) => resolve(blob ? URL.createObjectURL(blob) : '')))
}

async function compare(beforeFile: string | undefined, afterFile: string | undefined): Promise<PixelDifference> {
  const [before, after] = await Promise.all([beforeFile && decode(beforeFile), afterFile && decode(afterFile)])
  const sizes = {
    ...(before ? { before: { width: before.width, height: before.height } } : {}),
    ...(after ? { after: { width: after.width, height: after.height } } : {}),
  }
  if (!before || !after) return { ...sizes, pixels: 0, regions: [] }
  const { pixels, regions, mask } = compareAllPixels(before, after)
  return { ...sizes, pixels, regions, ...(pixels > 0 ? { mask: await urlOf(mask) } : {}) }
}

/** Loads two pictures, given by their URLs, and compares them pixel by pixel. Either may be absent. */
export function usePixels(before: string | undefined, after: string | undefined): PixelResult {
  const [result, setResult] = React.useState<PixelResult>({ state: 'loading' })
  React.useEffect(() => {
    let isCurrent = true
    let mask: string | undefined
    setResult({ state: 'loading' })
    compare(before, after).then(
      (difference) => {
        mask = difference.mask
        if (isCurrent) setResult({ state: 'ready', ...difference })
        else if (mask) URL.revokeObjectURL(mask)
      },
      () => isCurrent && setResult({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
      if (mask) URL.revokeObjectURL(mask)
    }
  }, [before, after])
  return result
}
