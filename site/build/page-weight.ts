import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { insertStyles, pageFile, siteFolders } from '#contracts/built-site.ts'
import type { Edition } from '#contracts/languages.ts'

/** Bytes that a visitor with an empty cache fetches for a page, after brotli unless stated otherwise. */
export interface PageWeight {
  /** The HTML, with its inlined styles. */
  html: number
  /** Script that runs before the page can be read, and its links, menus and FAQ can be used. */
  scriptBeforeUse: number
  /** All script of the first view. */
  script: number
  /** The same after gzip. */
  scriptGzip: number
}

const files = (html: string, pattern: RegExp) => [
  ...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path)),
]

/** Returns the weight of a page of a built site (`site/dist`), from the files that its HTML references. */
export function weighPage(site: string, edition: Edition, path: string): PageWeight {
  const folder = join(site, siteFolders.client)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const html = insertStyles(readFileSync(join(site, siteFolders.pages, pageFile(edition, path)), 'utf8'), read)
  const transferSize = (path: string) => {
    const compressed = join(folder, `${path}.br`)
    return readFileSync(existsSync(compressed) ? compressed : join(folder, path)).length
  }
  const sum = (paths: string[], sizeOf: (path: string) => number) =>
    paths.reduce((total, path) => total + sizeOf(path), 0)

  const preloaded = files(html, /<link rel="modulepreload" href="([^"]+)"/g)
  const all = files(html, /(?:"|\()(\/assets\/[^"]+\.js)"/g)
  const inline = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => code).join('\n')
  const inlineWeight = brotliCompressSync(inline).length
  return {
    html: brotliCompressSync(html).length,
    scriptBeforeUse: inlineWeight + sum(preloaded, transferSize),
    script: inlineWeight + sum(all, transferSize),
    // It is not computed unless it is requested.
    get scriptGzip() {
      const gzip = (file: string | Buffer) => gzipSync(file, { level: 9 }).length
      return gzip(inline) + sum(all, (path) => gzip(readFileSync(join(folder, path))))
    },
  }
}
