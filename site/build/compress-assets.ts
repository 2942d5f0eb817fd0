import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Text files that are served as built. HTML pages are not: the server inserts the site's origin, and compresses them on request.
 * Fonts and images are already compressed.
 */
const assets = 'js,css,svg,webmanifest'

/** Smaller files fit into one packet uncompressed; in bytes. */
const MIN_BYTES = 1000

/** Writes compressed copies of the assets of a built site. */
export const compressAssets = (folder: string) =>
  Promise.all(globSync(`**/*.{${assets}}`, { cwd: folder }).map((file) => compress(join(folder, file))))

/** Writes `x.js.br` and `x.js.gz` next to `x.js`, each only if it is smaller. */
async function compress(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  const copies = { br: promisify(brotliCompress)(bytes), gz: promisify(gzip)(bytes, { level: 9 }) }
  for (const [suffix, copy] of Object.entries(copies)) {
    const compressed = await copy
    if (compressed.length < bytes.length) await writeFile(`${path}.${suffix}`, compressed)
  }
}
