import { encode } from 'uqr'

/** The margin that readers need around a code, in modules (ISO 18004). */
const QUIET_ZONE = 4
/** Pixels of a module in a saved picture: about 400 px in all, which every bank's app reads from a gallery. */
const PICTURE_SCALE = 8

/** A drawn code: its side in modules, with the margin, and the path of its dark ones. */
export interface QrDrawing {
  side: number
  path: string
}

/** Draws a text as a QR code that is still read when 15 % of it is covered (level M). */
export function drawQrCode(value: string): QrDrawing {
  const { size, data } = encode(value, { ecc: 'M', border: 0 })
  let path = ''
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`
    }
  })
  return { side: size + 2 * QUIET_ZONE, path }
}

/** Paints a code as a PNG, black on white, to be saved. Rejects if the browser cannot. */
export async function qrPicture(value: string): Promise<Blob> {
  const { side, path } = drawQrCode(value)
  const canvas = document.createElement('canvas')
  canvas.width = side * PICTURE_SCALE
  canvas.height = side * PICTURE_SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw a picture')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(PICTURE_SCALE, PICTURE_SCALE)
  context.fillStyle = 'black'
  context.fill(new Path2D(path))
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('The browser made no picture'))))
  })
}
