import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { originPlaceholder } from '#contracts/site-origin.ts'
import { inlineHashes, pagePolicy } from './security-headers.ts'

interface StaticSiteOptions {
  /** The folder of the built site. */
  dir: string
  https: boolean
  /** The public origin of the site, such as `https://sen.example`; empty for links without a host. */
  origin: string
}

/** Content codings, the better one first. The build puts a compressed copy next to each asset that it makes smaller. */
const codings = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip) },
] as const
type Coding = (typeof codings)[number]

/** Documents of fewer bytes are not compressed: with its headers, one fits into one packet either way. */
const SMALL = 1000

/** The page for unknown paths. */
const NOT_FOUND = '/404'

/** The path of a built file: `login/index.html` is `/login`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`

/** A path without a trailing slash. */
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** The best of the available codings that the client accepts. */
const codingFor = (request: Request, available: readonly Coding[] = codings) =>
  available.find(({ name }) => request.acceptsEncodings(name))

/** A text file in memory, with its headers. */
interface Document {
  bytes: Buffer
  /** The start of its ETag; each coding is a separate representation. */
  hash: string
  /** Such as `.html`. */
  extension: string
  /** Undefined for files other than pages. */
  policy: string | undefined
  compressed: Map<Coding, Promise<Buffer>>
}

function readDocument(path: string, { origin, https }: StaticSiteOptions): Document {
  const text = readFileSync(path, 'utf8').replaceAll(originPlaceholder, origin)
  const extension = extname(path)
  return {
    bytes: Buffer.from(text),
    hash: createHash('sha256').update(text).digest('base64url').slice(0, 27),
    extension,
    policy: extension === '.html' ? pagePolicy(inlineHashes(text), https) : undefined,
    compressed: new Map(),
  }
}

/** The bytes of a document, compressed once on the first request: they contain the origin of the site, so the build could not do it. */
function bytesOf({ bytes, compressed }: Document, coding: Coding | undefined): Promise<Buffer> | Buffer {
  if (!coding) return bytes
  const result = compressed.get(coding) ?? coding.compress(bytes)
  compressed.set(coding, result)
  return result
}

async function sendDocument(request: Request, response: Response, document: Document) {
  const coding = document.bytes.length < SMALL ? undefined : codingFor(request)
  response.vary('Accept-Encoding').set('cache-control', 'no-cache')
  response.set('etag', `"${document.hash}${coding ? `-${coding.name}` : ''}"`)
  if (document.policy) response.set('content-security-policy', document.policy)
  if (coding) response.set('content-encoding', coding.name)
  response.type(document.extension).send(await bytesOf(document, coding))
}

/**
 * Serves the built site. A path is a page of the site when there is a file for it; any other path gets a 404 with the not-found
 * page. The page of a folder whose name is in brackets, such as `products/[category]`, is served for any other name in its place.
 *
 * Pages and other documents that contain the site's origin are kept in memory, pages with the hashes of their inline code. Other
 * files are read from the folder; those under `/assets` may be cached forever, since their names contain their hash. Null when the
 * site is not built.
 */
export function staticSite(options: StaticSiteOptions): RequestHandler[] | null {
  const { dir } = options
  if (!existsSync(join(dir, '404/index.html'))) return null

  const all = globSync('**/*.*', { cwd: dir })
  const isDocument = (file: string) => /\.(html|xml|txt)$/.test(file)
  const documents = new Map(
    all.filter(isDocument).map((file) => [
      // The name in brackets does not matter for the lookup.
      addressOf(file).replace(/\[[^/]*\]$/, '[]'),
      readDocument(join(dir, file), options),
    ]),
  )
  const fileNames = new Set(all)
  const files = new Map(
    all
      .filter((file) => !isDocument(file) && !codings.some(({ suffix }) => file.endsWith(suffix)))
      .map((file) => [`/${file}`, codings.filter(({ suffix }) => fileNames.has(file + suffix))]),
  )

  /** The document of a path, or the one for any name in its folder. */
  const find = (address: string) =>
    documents.get(address) ?? documents.get(`${address.slice(0, address.lastIndexOf('/'))}/[]`)

  const sendPage: RequestHandler = async (request, response, next) => {
    const address = withoutSlash(request.path)
    const document = find(address)
    // A form that was submitted before the script of its page had loaded: shows the page again.
    if (request.method === 'POST' && document?.policy) return response.redirect(303, address)
    if (!document || address === NOT_FOUND || !isReading(request)) return next()
    await sendDocument(request, response, document)
  }

  const sendFile: RequestHandler = (request, response, next) => {
    const path = request.path
    const available = files.get(path)
    if (!available || !isReading(request)) return next()
    const coding = codingFor(request, available)
    const isAsset = path.startsWith('/assets/')
    if (available.length > 0) response.vary('Accept-Encoding')
    if (coding) response.set('content-encoding', coding.name)
    const headers = { 'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache' }
    response.type(extname(path)).sendFile(path + (coding?.suffix ?? ''), { root: dir, headers }, (error) => {
      // A client that has disconnected is no error, and gets no response.
      if (!error || response.headersSent || request.socket.destroyed) return
      // The problem document sent instead, such as for an invalid range, is not compressed.
      response.removeHeader('content-encoding')
      next(error)
    })
  }

  const sendNotFound: RequestHandler = async (request, response, next) => {
    if (!isReading(request)) return next()
    if (request.path.startsWith('/assets/')) return response.sendStatus(404)
    const page = documents.get(NOT_FOUND)
    if (page) await sendDocument(request, response.status(404), page)
  }

  return [sendPage, sendFile, sendNotFound]
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'
