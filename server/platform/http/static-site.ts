import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { siteFolders } from '#contracts/built-site.ts'
import { languageChoice, languageCookie } from '#contracts/language-choice.ts'
import { LANGUAGE_PARAMETER, type Language } from '#contracts/languages.ts'
import { referralCookie } from '#contracts/referral-link.ts'
import { originPlaceholder } from '#contracts/site-origin.ts'
import { codingFor, codings, createDocument } from './documents.ts'
import { readSitePages, type SiteOptions, type SitePages } from './site-pages.ts'

interface StaticSiteOptions extends SiteOptions {
  /** The language of visitors who have not chosen one; null for the default edition, in which each area has its own. */
  defaultLanguage: Language | null
}

/** A built site that is served. */
export interface StaticSite {
  handlers: RequestHandler[]
  pages: SitePages
}

/** A path without a trailing slash. */
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Serves the built site. A path is a page of the site when there is one for it; any other path gets a 404 with the not-found page: that
 * of a folder whose name is in brackets, such as `products/[category]`, for any other name in its place. The edition of
 * a page follows the parameter `lang` of its address, which stores the choice, or else the cookie. The parameter `ref` of an address, the
 * code of a customer who invites, is stored as well.
 *
 * Pages and other documents that contain the site's origin are kept in memory, pages with the hashes of their inline code. Other
 * files are read from the folder; those under `/assets` may be cached forever, since their names contain their hash. Null when the
 * site is not built.
 */
export function staticSite(options: StaticSiteOptions): StaticSite | null {
  const pages = readSitePages(options)
  if (!pages) return null

  const { https, origin, defaultLanguage } = options
  const dir = join(options.dir, siteFolders.client)
  const all = globSync('**/*.*', { cwd: dir })
  const isDocument = (file: string) => /\.(xml|txt)$/.test(file)
  const withOrigin = (text: string) => text.replaceAll(originPlaceholder, origin)
  const documents = new Map(
    all.filter(isDocument).map((file) => {
      const source = readFileSync(join(dir, file))
      return [`/${file}`, createDocument({ source, extension: extname(file), complete: withOrigin, https })]
    }),
  )
  const fileNames = new Set(all)
  const files = new Map(
    all
      .filter((file) => !isDocument(file) && !codings.some(({ suffix }) => file.endsWith(suffix)))
      .map((file) => [`/${file}`, codings.filter(({ suffix }) => fileNames.has(file + suffix))]),
  )

  /** The edition for a request. Stores a choice that its address makes. */
  function editionFor(request: Request, response: Response) {
    const parameter = request.query[LANGUAGE_PARAMETER]
    const { language, isNew } = languageChoice({ parameter, cookie: request.headers.cookie })
    response.vary('Cookie')
    if (language && isNew) response.append('set-cookie', languageCookie(language, https))
    return language ?? defaultLanguage ?? 'mixed'
  }

  const sendPage: RequestHandler = async (request, response, next) => {
    const path = withoutSlash(request.path)
    if (!pages.find('mixed', path)) return next()
    // A form that was submitted before the script of its page had loaded: shows the page again.
    if (request.method === 'POST') return response.redirect(303, path)
    if (!isReading(request)) return next()
    const { query, headers } = request
    const invitation = referralCookie({ query, cookie: headers.cookie }, https)
    if (invitation) response.append('set-cookie', invitation)
    const withoutScript = query.view === 'text' ? pages.withoutScript(path) : undefined
    const edition = editionFor(request, response)
    if (withoutScript !== undefined)
      return response.redirect(303, `${withoutScript}?language=${edition === 'mixed' ? 'vi' : edition}`)
    await pages.find(edition, path)?.send(request, response)
  }

  const sendDocument: RequestHandler = async (request, response, next) => {
    const document = request.path === '/sitemap.xml' ? pages.sitemap() : documents.get(request.path)
    if (!document || !isReading(request)) return next()
    await document.send(request, response)
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
      // A client that has disconnected is not an error, and gets no response.
      if (!error || response.headersSent || request.socket.destroyed) return
      // The problem document sent instead, such as for an invalid range, is not compressed.
      response.removeHeader('content-encoding')
      next(error)
    })
  }

  const sendNotFound: RequestHandler = async (request, response, next) => {
    if (!isReading(request)) return next()
    if (request.path.startsWith('/assets/')) return response.sendStatus(404)
    const page = pages.findMissing(editionFor(request, response), withoutSlash(request.path))
    await page?.send(request, response.status(404))
  }

  return { handlers: [sendPage, sendDocument, sendFile, sendNotFound], pages }
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'
