import { createHash } from 'node:crypto'
import sharp from 'sharp'

/**
 * Committed pictures are lossless WebP, a third of the size of the browser's PNG. Each carries the SHA-256 of the PNG that it was made
 * from, in a RIFF chunk of its own. The pinned browser returns equal bytes for equal pixels, so an equal capture is recognised by its hash
 * alone. A file without the chunk, which an image editor may have written, is compared by its pixels.
 */

/** Name of the chunk with the hash. Decoders skip chunks that they do not know. */
const hashChunk = 'SHA2'

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest()

const carriedHash = (file: Buffer) => chunksOf(file).find(({ name }) => name === hashChunk)?.data

export interface Size {
  width: number
  height: number
}

/** Pixels as RGBA, one byte per channel. */
export interface Pixels extends Size {
  data: Buffer
}

/** Encodes a captured PNG without loss, with its hash. Throws if a side has more than 16,383 pixels, the limit of WebP. */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  // Which of the encoder's settings is the smaller one differs by the picture, by up to a third.
  const settings = [
    { quality: 100, effort: 4 },
    { quality: 75, effort: 6 },
  ]
  const encoded = await Promise.all(
    settings.map((setting) =>
      sharp(png)
        .webp({ lossless: true, exact: true, ...setting })
        .toBuffer(),
    ),
  )
  const smallest = encoded.reduce((best, other) => (other.length < best.length ? other : best))
  return withHash(smallest, sha256(png))
}

/**
 * Whether a committed picture was made from this captured PNG. If not, their pixels may still be equal.
 * @param committed any file; one that is not a picture was not made from any PNG.
 */
export function isMadeFrom(committed: Buffer, png: Buffer): boolean {
  return carriedHash(committed)?.equals(sha256(png)) ?? false
}

/** Decodes a WebP or PNG file. */
export async function decodePicture(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Encodes pixels as PNG. */
export const encodePng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer()

/** A WebP file is a RIFF list of chunks, each with a name of four letters, its length, and its data, padded to an even length. */
const headerLength = 12
const chunkHeaderLength = 8

function chunksOf(file: Buffer): { name: string; data: Buffer }[] {
  const chunks: { name: string; data: Buffer }[] = []
  if (file.toString('latin1', 0, 4) !== 'RIFF') return chunks
  for (let at = headerLength; at + chunkHeaderLength <= file.length; ) {
    const start = at + chunkHeaderLength
    const length = file.readUInt32LE(at + 4)
    chunks.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(start, start + length) })
    at = start + length + (length % 2)
  }
  return chunks
}

function toChunk(name: string, data: Buffer): Buffer {
  const header = Buffer.alloc(chunkHeaderLength)
  header.write(name, 'latin1')
  header.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)])
}

/** Adds the hash. Only the extended format, which begins with a VP8X chunk, allows further chunks. */
function withHash(plain: Buffer, hash: Buffer): Buffer {
  const image = chunksOf(plain).find(({ name }) => name === 'VP8L')
  if (!image) throw new Error('The encoded picture is not lossless WebP.')
  // A byte of signature comes first, then width and height less one, in 14 bits each, and whether there is
  // transparency.
  const description = image.data.readUInt32LE(1)
  const extended = Buffer.alloc(10)
  extended.writeUInt8((description >>> 28) & 1 ? 0b1_0000 : 0)
  extended.writeUIntLE(description & 0x3fff, 4, 3)
  extended.writeUIntLE((description >>> 14) & 0x3fff, 7, 3)
  const chunks = [toChunk('VP8X', extended), toChunk('VP8L', image.data), toChunk(hashChunk, hash)]
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  return toChunk('RIFF', body)
}
