import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import * as v from 'valibot'
import type { Route, RouteResponse } from './route.ts'

/** An answer as it goes over the wire. Headers are what `writeHead` takes: names and values in turn. */
interface FixedResponse {
  route: Route
  etag: string
  headers: readonly string[]
  bytes: Buffer
}

interface FixedResponsesOptions {
  routes: readonly Route[]
  /** The headers of every answer. */
  headers: ReadonlyMap<string, string>
  /** Counts a call of the route; throws when its caller has made too many. */
  limit(route: Route, address: string): void
}

/**
 * Answers the routes that say the same to everybody (`isFixed`), from headers and bytes that are made at start: nothing is
 * looked up, written as JSON or hashed for a call. Whatever is no GET or HEAD of one of them, or comes too often, is left to the
 * router. Throws when an answer does not have its declared shape.
 */
export function fixedResponses({ routes, headers, limit }: FixedResponsesOptions): RequestHandler {
  const answers = new Map(
    routes.filter(({ isFixed }) => isFixed).map((route) => [route.path, makeOnce(route, headers)]),
  )
  return (request, response, next) => {
    const answer = ['GET', 'HEAD'].includes(request.method) ? answers.get(request.path) : undefined
    if (!answer) return next()
    try {
      limit(answer.route, response.locals.address)
    } catch {
      // The router finds the same, and says so.
      return next()
    }
    response.locals.route = answer.route.path
    const id = ['x-request-id', response.locals.requestId]
    if (isKnown(request.headers['if-none-match'], answer.etag)) {
      response.writeHead(304, [...id, ...answer.headers]).end()
    } else {
      const { bytes } = answer
      const about = ['content-type', 'application/json; charset=utf-8', 'content-length', `${bytes.length}`]
      response.writeHead(200, [...id, ...about, ...answer.headers]).end(bytes)
    }
  }
}

/** Whether a caller holds what has this ETag: `If-None-Match` names it, even as the weak one that a proxy makes of it. */
const isKnown = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

function makeOnce(route: Route, common: ReadonlyMap<string, string>): FixedResponse {
  // What is the same for everybody asks for nothing of the call.
  const { status, body, headers } = route.handle(undefined as never) as RouteResponse
  const bytes = Buffer.from(JSON.stringify(v.parse(route.responses[status] as v.GenericSchema, body)))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  return { route, etag, bytes, headers: Object.entries({ ...Object.fromEntries(common), ...headers, etag }).flat() }
}
