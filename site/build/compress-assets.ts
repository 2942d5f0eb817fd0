import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Texts that are served as they were built. Pages are not: the server puts the site's address in, and compresses them as they
 * are asked for. Fonts and pictures are compressed in themselves.
 */
const assets = 'js,css,svg,webmanifest'

/** Fewer bytes than these fit into one packet as they are. */
const SMALL = 1000

/** Gives the assets of a built site their compressed copies. */
export const compressAssets = (folder: string) =>
  Promise.all(globSync(`**/*.{${assets}}`, { cwd: folder }).map((file) => compress(join(folder, file))))

/** Puts `x.js.br` and `x.js.gz` beside `x.js`, each only when it is smaller. */
async function compress(path: string) {
  const bytes = await readFile(path)
  if (bytes.length < SMALL) return
  const copies = { br: promisify(brotliCompress)(bytes), gz: promisify(gzip)(bytes, { level: 9 }) }
  for (const [suffix, copy] of Object.entries(copies)) {
    const compressed = await copy
    if (compressed.length < bytes.length) await writeFile(`${path}.${suffix}`, compressed)
  }
}
