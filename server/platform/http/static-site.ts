import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import { inlineHashes, pagePolicy } from './security-headers.ts'

/** The page that React Router builds for every path without a page of its own. */
const FALLBACK = '__spa-fallback.html'

interface Page {
  html: string
  etag: string
  policy: string
}

interface StaticSiteOptions {
  /** The folder of the built site. */
  dir: string
  secure: boolean
}

const readPage = (path: string, secure: boolean): Page => {
  const html = readFileSync(path, 'utf8')
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { html, etag, policy: pagePolicy(inlineHashes(html), secure) }
}

/** The address of a built page: `login/index.html` is `/login`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

/** A path without the slash that somebody may have put at its end. */
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Serves the built site: its pages from memory, each with the hashes of its own inline code; its files from the folder,
 * those under `/assets` for ever, since their names hold their hash; and the fallback page for every other path. Null
 * when the site is not built.
 */
export function staticSite({ dir, secure }: StaticSiteOptions): RequestHandler[] | null {
  if (!existsSync(join(dir, FALLBACK))) return null
  const fallback = readPage(join(dir, FALLBACK), secure)
  const files = globSync('**/*.html', { cwd: dir }).filter((file) => file !== FALLBACK)
  const pages = new Map(files.map((file) => [addressOf(file), readPage(join(dir, file), secure)]))

  const sendPage: RequestHandler = (request, response, next) => {
    const address = withoutSlash(request.path)
    // A form that was sent before the script of its page had arrived: the page again, to be filled in anew.
    if (request.method === 'POST' && pages.has(address)) return response.redirect(303, address)
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { html, etag, policy } = pages.get(address) ?? fallback
    response.set({ 'content-security-policy': policy, 'cache-control': 'no-cache', etag })
    response.type('html').send(html)
  }

  const sendFile = express.static(dir, {
    index: false,
    redirect: false,
    setHeaders(response, path) {
      const isAsset = path.startsWith(join(dir, 'assets'))
      response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const isPage: RequestHandler = (request, response, next) =>
    pages.has(request.path) || request.path.endsWith('.html') ? sendPage(request, response, next) : next()

  const missingAsset: RequestHandler = (request, response, next) =>
    request.path.startsWith('/assets/') ? response.sendStatus(404) : next()

  return [isPage, sendFile, missingAsset, sendPage]
}
