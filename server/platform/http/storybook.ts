import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RequestHandler } from 'express'
import { inlineHashes } from './security-headers.ts'

/** Where a built Storybook is served. */
const HOME = '/storybook/'

/**
 * The paths of the footer that lead to Storybook's own pages, and the ids of those. Without a Storybook they are pages of the site.
 */
const pages: Readonly<Record<string, string>> = {
  '/products/editor': '/story/components-button--brand',
  '/products/components': '/docs/components-button--docs',
  '/products/templates': '/docs/screens-landingscreen--docs',
}

/** Files that compress well. */
const isText = (path: string) => /\.(html|js|mjs|css|json|svg|txt|map|md)$/.test(path)

/** Compressed once on its first request, so quickly that a reader can wait for it: some files have megabytes. */
const compress = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/**
 * The content security policy of a page of Storybook: its own files and inline scripts, and any style, since it writes styles while it
 * runs.
 */
const policyOf = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Serves a built Storybook, which search engines do not list, and leads the paths of its pages to it. Throws if the folder has none. */
export function serveStorybook(dir: string): RequestHandler[] {
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`${dir} has no built Storybook: run npm run build:storybook.`)
  const files = new Set(globSync('**/*.*', { cwd: dir }))
  const compressed = new Map<string, Promise<Buffer>>()
  const scripts = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, inlineHashes(readFileSync(join(dir, file), 'utf8')).scripts]),
  )

  const redirect: RequestHandler = (request, response, next) => {
    const page = pages[request.path]
    if (page) return response.redirect(302, `${HOME}?path=${page}`)
    // Its addresses are relative to its folder.
    if (request.path === HOME.slice(0, -1)) return response.redirect(301, HOME)
    next()
  }

  const send: RequestHandler = async (request, response, next) => {
    if (!request.path.startsWith(HOME)) return next()
    const path = decoded(request.path.slice(HOME.length))
    const file = path === '' ? 'index.html' : path
    if (file === null || !files.has(file) || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    // Files of `assets` have their hash in their names.
    const cacheControl = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.set({
      'x-robots-tag': 'noindex',
      // It shows its stories in frames.
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': cacheControl,
    })
    const inline = scripts.get(file)
    if (inline) response.set('content-security-policy', policyOf(inline))
    response.type(extname(file))
    if (!isText(file)) return response.sendFile(file, { root: dir, cacheControl: false, dotfiles: 'allow' })
    response.vary('Accept-Encoding')
    if (!request.acceptsEncodings('br'))
      return response.sendFile(file, { root: dir, cacheControl: false, dotfiles: 'allow' })
    const bytes = compressed.get(file) ?? compress(readFileSync(join(dir, file)))
    compressed.set(file, bytes)
    response.set('content-encoding', 'br').send(await bytes)
  }

  return [redirect, send]
}

/** A path without percent-encoding; null for one that is not valid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
