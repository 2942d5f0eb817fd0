import type { RequestHandler } from 'express'
import type { Language } from '#contracts/languages.ts'
import { requestedLanguage } from '#server/platform/requested-language.ts'
import type { PreparedBody } from './prepared.ts'
import type { Prepared, Route } from './route.ts'

interface FixedResponsesOptions {
  routes: readonly Route[]
  /** The headers of every response. */
  headers: ReadonlyMap<string, string>
  /** Counts a call of the route; throws when the caller has made too many. */
  limit(route: Route, address: string): void
}

/** The number of values of `Accept-Language` whose meaning is remembered, and the longest of them. */
const REMEMBERED = 500
const LONGEST = 100

/**
 * Serves the routes whose response is the same for all callers of a language (`prepared`), from headers and bytes made in advance: a call
 * looks up, serialises and hashes nothing. Any request other than a GET or HEAD of such a route, or over the rate limit, is left to the
 * router.
 */
export function fixedResponses({ routes, headers, limit }: FixedResponsesOptions): RequestHandler {
  const byPath = new Map(
    routes.flatMap((route) => (route.prepared ? [[route.path, { route, prepared: route.prepared }] as const] : [])),
  )
  const languageOf = rememberedLanguages()
  const headersOf = rememberedHeaders(headers)
  return (request, response, next) => {
    const found = ['GET', 'HEAD'].includes(request.method) ? byPath.get(request.path) : undefined
    if (!found) return next()
    const { route, prepared } = found
    try {
      limit(route, response.locals.address)
    } catch {
      // The router checks the limit too, and sends the refusal.
      return next()
    }
    response.locals.route = route.path
    const language = languageOf(request.headers['accept-language'], route.language)
    const body = prepared.read(language)
    const id = ['x-request-id', response.locals.requestId]
    const common = headersOf(body, language, prepared)
    if (isKnown(request.headers['if-none-match'], body.etag)) {
      response.writeHead(304, [...id, ...common]).end()
    } else {
      const content = ['content-type', 'application/json; charset=utf-8', 'content-length', `${body.bytes.length}`]
      response.writeHead(200, [...id, ...content, ...common]).end(body.bytes)
    }
  }
}

/** Whether `If-None-Match` contains the ETag, possibly in the weak form that a proxy makes of it. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

/** Reads `Accept-Language`, of which browsers send few different values. */
function rememberedLanguages(): (header: string | undefined, fallback: Language) => Language {
  const remembered = {
    vi: new Map<string, Language>(),
    en: new Map<string, Language>(),
    zh: new Map<string, Language>(),
  }
  return (header, fallback) => {
    if (header === undefined) return fallback
    const known = remembered[fallback].get(header)
    if (known) return known
    const language = requestedLanguage(header, fallback)
    if (header.length <= LONGEST && remembered[fallback].size < REMEMBERED) remembered[fallback].set(header, language)
    return language
  }
}

/** Makes the headers of a prepared body once, in the form of `writeHead`: names and values alternate. */
function rememberedHeaders(
  common: ReadonlyMap<string, string>,
): (body: PreparedBody, language: Language, prepared: Prepared) => readonly string[] {
  const remembered = new WeakMap<PreparedBody, readonly string[]>()
  return (body, language, { headers }) => {
    const known = remembered.get(body)
    if (known) return known
    const own = { ...headers, 'content-language': language, vary: 'accept-language', etag: body.etag }
    const made = Object.entries({ ...Object.fromEntries(common), ...own }).flat()
    remembered.set(body, made)
    return made
  }
}
