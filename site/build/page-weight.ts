import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What a visitor who has nothing of the site yet fetches for a page, in bytes after brotli unless said otherwise. */
export interface PageWeight {
  /** The page, its styles in it. */
  html: number
  /** Script that runs before the page can be read and its links, menus and questions used. */
  scriptBeforeUse: number
  /** Script of the first view, all in all. */
  script: number
  /** The same after gzip. */
  scriptGzip: number
}

const files = (html: string, pattern: RegExp) => [
  ...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path)),
]

/** Weighs a built page by what its HTML names: `dashboard/index.html` in `site/dist/client`. */
export function weighPage(folder: string, page: string): PageWeight {
  const html = readFileSync(join(folder, page), 'utf8')
  const travels = (path: string) => {
    const compressed = join(folder, `${path}.br`)
    return readFileSync(existsSync(compressed) ? compressed : join(folder, path)).length
  }
  const sum = (paths: string[], weigh: (path: string) => number) =>
    paths.reduce((total, path) => total + weigh(path), 0)

  const atOnce = files(html, /<link rel="modulepreload" href="([^"]+)"/g)
  const all = files(html, /(?:"|\()(\/assets\/[^"]+\.js)"/g)
  const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => code).join('\n')
  const inlineWeight = brotliCompressSync(inline).length
  return {
    html: brotliCompressSync(html).length,
    scriptBeforeUse: inlineWeight + sum(atOnce, travels),
    script: inlineWeight + sum(all, travels),
    scriptGzip:
      gzipSync(inline, { level: 9 }).length +
      sum(all, (path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length),
  }
}
