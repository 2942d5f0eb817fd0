import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import * as v from 'valibot'
import type { Route, RouteResponse } from './route.ts'

/** A response as it is sent. Headers are in the form of `writeHead`: names and values alternate. */
interface FixedResponse {
  route: Route
  etag: string
  headers: readonly string[]
  bytes: Buffer
}

interface FixedResponsesOptions {
  routes: readonly Route[]
  /** The headers of every response. */
  headers: ReadonlyMap<string, string>
  /** Counts a call of the route; throws when the caller has made too many. */
  limit(route: Route, address: string): void
}

/**
 * Serves the routes whose response is the same for all callers (`isFixed`), from headers and bytes made at start: a call looks up,
 * serialises and hashes nothing. Any request other than a GET or HEAD of such a route, or over the rate limit, is left to the
 * router. Throws when a response does not match its declared schema.
 */
export function fixedResponses({ routes, headers, limit }: FixedResponsesOptions): RequestHandler {
  const responses = new Map(
    routes.filter(({ isFixed }) => isFixed).map((route) => [route.path, makeOnce(route, headers)]),
  )
  return (request, response, next) => {
    const fixed = ['GET', 'HEAD'].includes(request.method) ? responses.get(request.path) : undefined
    if (!fixed) return next()
    try {
      limit(fixed.route, response.locals.address)
    } catch {
      // The router checks the limit too, and sends the refusal.
      return next()
    }
    response.locals.route = fixed.route.path
    const id = ['x-request-id', response.locals.requestId]
    if (isKnown(request.headers['if-none-match'], fixed.etag)) {
      response.writeHead(304, [...id, ...fixed.headers]).end()
    } else {
      const { bytes } = fixed
      const content = ['content-type', 'application/json; charset=utf-8', 'content-length', `${bytes.length}`]
      response.writeHead(200, [...id, ...content, ...fixed.headers]).end(bytes)
    }
  }
}

/** Whether `If-None-Match` contains the ETag, possibly in the weak form that a proxy makes of it. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

function makeOnce(route: Route, common: ReadonlyMap<string, string>): FixedResponse {
  // A handler whose response is the same for all callers reads nothing from the call.
  const { status, body, headers } = route.handle(undefined as never) as RouteResponse
  const bytes = Buffer.from(JSON.stringify(v.parse(route.responses[status] as v.GenericSchema, body)))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { route, etag, bytes, headers: Object.entries({ ...Object.fromEntries(common), ...headers, etag }).flat() }
}
