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
  secure: boolean
  /** Where the public reaches the site, such as `https://sen.example`; empty for addresses without a host. */
  origin: string
}

/** The ways to compress, the better one first; the build has put a compressed copy beside each asset that gains by it. */
const codings = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip) },
] as const
type Coding = (typeof codings)[number]

/** Texts of fewer bytes go as they are: with its headers, one fits into one packet either way. */
const SMALL = 1000

/** The page of every path that is none of the site's. */
const NOT_FOUND = '/404'

/** The address of a built file: `login/index.html` is `/login`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`

/** A path without the slash that somebody may have put at its end. */
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** The best coding that the caller takes, of those that there are. */
const codingFor = (request: Request, available: readonly Coding[] = codings) =>
  available.find(({ name }) => request.acceptsEncodings(name))

/** A text in memory, with its headers. */
interface Document {
  bytes: Buffer
  /** What its ETag begins with: each coding is a representation of its own. */
  hash: string
  /** Such as `.html`. */
  extension: string
  /** Only of pages. */
  policy: string | undefined
  compressed: Map<Coding, Promise<Buffer>>
}

function readDocument(path: string, { origin, secure }: StaticSiteOptions): Document {
  const text = readFileSync(path, 'utf8').replaceAll(originPlaceholder, origin)
  const extension = extname(path)
  return {
    bytes: Buffer.from(text),
    hash: createHash('sha256').update(text).digest('base64url').slice(0, 27),
    extension,
    policy: extension === '.html' ? pagePolicy(inlineHashes(text), secure) : undefined,
    compressed: new Map(),
  }
}

/** Its bytes, compressed when somebody asks for that, once: the address of the site is in them, so the build could not. */
function bytesOf({ bytes, compressed }: Document, coding: Coding | undefined): Promise<Buffer> | Buffer {
  if (!coding) return bytes
  const made = compressed.get(coding) ?? coding.compress(bytes)
  compressed.set(coding, made)
  return made
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
 * Serves the built site, by what the build has made: a path is a page of the site when there is a file for it, and every
 * other one is answered 404 with the not-found page. The page of a folder whose name is in brackets, such as
 * `products/[category]`, stands for every other name in its place.
 *
 * Pages, and what names the site's own address, are held in memory, each with the hashes of its own inline code; other
 * files come from the folder, those under `/assets` to be kept for ever, since their names hold their hash. Null when the
 * site is not built.
 */
export function staticSite(options: StaticSiteOptions): RequestHandler[] | null {
  const { dir } = options
  if (!existsSync(join(dir, '404/index.html'))) return null

  const all = globSync('**/*.*', { cwd: dir })
  const isDocument = (file: string) => /\.(html|xml|txt)$/.test(file)
  const documents = new Map(
    all.filter(isDocument).map((file) => [
      // Any name in brackets is the same to whoever looks for one.
      addressOf(file).replace(/\[[^/]*\]$/, '[]'),
      readDocument(join(dir, file), options),
    ]),
  )
  const copies = new Set(all)
  const files = new Map(
    all
      .filter((file) => !isDocument(file) && !codings.some(({ suffix }) => file.endsWith(suffix)))
      .map((file) => [`/${file}`, codings.filter(({ suffix }) => copies.has(file + suffix))]),
  )

  /** The document of an address, or that which stands for every name in its folder. */
  const find = (address: string) =>
    documents.get(address) ?? documents.get(`${address.slice(0, address.lastIndexOf('/'))}/[]`)

  const sendPage: RequestHandler = async (request, response, next) => {
    const address = withoutSlash(request.path)
    const document = find(address)
    // A form that was sent before the script of its page had arrived: the page again, to be filled in anew.
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
      // The problem that is answered in its place, such as a part that does not exist, is not compressed.
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
