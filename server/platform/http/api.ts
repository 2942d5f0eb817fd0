import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import * as v from 'valibot'
import type { Clock } from '#server/platform/clock.ts'
import { withinTime } from '#server/platform/db/time-allowed.ts'
import { createLimit } from '#server/platform/limits.ts'
import type { Log } from '#server/platform/log.ts'
import { networkOf } from '#server/platform/networks.ts'
import { type Language, Refusal } from '#server/platform/problems.ts'
import { bearer } from './bearer.ts'
import { readCookie, sessionCookieName } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { fixedResponses } from './fixed-responses.ts'
import { languageOf } from './problem-response.ts'
import { parseJson, readBody } from './read-body.ts'
import { checkRoutes, type Route, type RouteResponse, refusalsOf, type Session } from './route.ts'
import { validate } from './validate.ts'

/** Finds the session that a credential stands for, or null. */
export interface Authenticator {
  customer(token: string): Promise<Session | null>
  admin(token: string): Promise<Session | null>
}

/** A call that was refused for who made it. */
export interface Denial {
  /** Absent when nobody is signed in. */
  userId: string | undefined
  /** Such as `GET /api/admin/users`. */
  route: string
  code: string
  address: string
  requestId: string
}

export interface ApiDeps {
  routes: readonly Route[]
  authenticator: Authenticator
  clock: Clock
  log: Log
  /** Whether the site is served by https, so that cookies are Secure. */
  secure: boolean
  publicOrigin: string | undefined
  /** Whether successful calls are limited too. */
  limits: boolean
  /** Hears of every call that was refused for who makes it (401 and 403). */
  onDenied: (denial: Denial) => void
  /** Whether every answer is checked against its declared shape; for tests. */
  checkResponses: boolean
}

/** What answers calls of the API, in two parts, since only the second needs what is set up for every other answer. */
interface Api {
  /** What is the same for everybody. */
  fixed: RequestHandler
  /** Everything under `/api`. */
  router: Router
}

/** After how long, in milliseconds, a call's work in the database is broken off, so that each is answered. */
const CALL_TIME = 10_000

/** The API: every declared route behind the same checks; all else under `/api` is not found. `headers`: those of every answer. */
export function createApi(deps: ApiDeps, headers: ReadonlyMap<string, string>): Api {
  checkRoutes(deps.routes)
  const router = express.Router({ caseSensitive: true, strict: true })
  const calls = new Map(
    deps.routes.map((route) => [route, createLimit({ clock: deps.clock, max: route.callsPerMinute, window: 60_000 })]),
  )

  async function authenticate(request: Request, { method, policy }: Route): Promise<Session | null> {
    if (method !== 'GET' && policy !== 'provider') refuseCrossSite(request, deps.publicOrigin)
    if (policy === 'public' || policy === 'provider') return null
    const token =
      policy === 'admin'
        ? bearer(request.get('authorization'))
        : readCookie(request.get('cookie'), sessionCookieName(deps.secure))
    const session = token ? await deps.authenticator[policy === 'admin' ? 'admin' : 'customer'](token) : null
    if (!session) throw new Refusal('not_signed_in')
    return session
  }

  function limit(route: Route, caller: () => string): void {
    const counter = calls.get(route)
    if (!deps.limits || !counter) return
    const key = caller()
    counter.check(key)
    counter.count(key)
  }

  /** Runs one call of a route: who, may they, is it readable, is it valid, then the handler. */
  async function run(route: Route, request: Request, response: Response, language: Language): Promise<RouteResponse> {
    const { address } = response.locals
    const session = await authenticate(request, route).catch((error) => {
      // Refused requests have a limit of their own, so that they do not use up that of other clients in the same network.
      if (error instanceof Refusal) limit(route, () => `refused ${networkOf(address)}`)
      throw error
    })
    response.locals.userId = session?.userId
    limit(route, () => session?.userId ?? networkOf(address))
    if (route.policy === 'owner') refuseOthers(session, request.params)

    const rawBody = route.body ? await readBody(request, response) : Buffer.alloc(0)
    const params = route.params ? validate(route.params, request.params, language) : undefined
    const query = route.query ? validate(route.query, { ...request.query }, language) : undefined
    const body = route.body && route.body !== 'raw' ? validate(route.body, parseJson(rawBody), language) : undefined
    if (route.policy === 'owner') refuseOthers(session, body)

    const requestId = String(response.locals.requestId)
    const header = (name: string) => request.get(name)
    // The policy decides whether there is a session; `route` ties the handler's type to it.
    return route.handle({
      ...{ session: session as never, params, query, body, rawBody, header, language, address, requestId },
      get signal() {
        return hangUpSignal(response)
      },
    })
  }

  function send(route: Route, response: Response, { status, body, headers, cookie }: RouteResponse): void {
    const shape = route.responses[status]
    if (shape === undefined)
      throw new Error(`${route.method} ${route.path} answered ${status}, which it does not declare`)
    if (deps.checkResponses && shape !== null && shape !== 'text/html') v.parse(shape, body)
    response.status(status).set({ 'cache-control': 'no-store', ...headers })
    if (cookie) response.append('set-cookie', cookie)
    if (shape === null) response.end()
    else if (shape === 'text/html') response.type('html').send(body)
    else if (headers?.['cache-control']) response.json(body)
    else {
      // Express would hash the answer for an ETag, which is of no use to those who must not keep it.
      const text = JSON.stringify(body)
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('content-length', Buffer.byteLength(text))
      response.end(text)
    }
  }

  function noteDenial(route: Route, response: Response, error: unknown): void {
    if (!(error instanceof Refusal) || ![401, 403].includes(error.kind.status)) return
    const { userId, requestId, address } = response.locals
    deps.onDenied({ userId, route: `${route.method} ${route.path}`, code: error.code, address, requestId })
  }

  /** In tests: a refusal that the route does not declare is a bug. */
  function checkRefusal(route: Route, error: unknown): never {
    const isSurprise = deps.checkResponses && error instanceof Refusal && !refusalsOf(route).has(error.kind)
    throw isSurprise
      ? new Error(`${route.method} ${route.path} refused with ${error.code}, which it does not declare`, {
          cause: error,
        })
      : error
  }

  const byPath = Map.groupBy(deps.routes, (route) => route.path)
  for (const [path, routes] of byPath) {
    const allow = routes.map((route) => route.method).join(', ')
    const dispatch: RequestHandler = async (request, response) => {
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const route = routes.find((candidate) => candidate.method === method)
      response.locals.route = path
      response.locals.language = languageOf(request, routes[0]?.language ?? 'vi')
      if (!route) throw new Refusal('method_not_allowed', { allow })
      const call = () => run(route, request, response, response.locals.language)
      const work = withinTime(CALL_TIME, call)
      // The request log waits for it when the client has disconnected.
      response.locals.work = work
      const answer = await work.catch((error) => {
        noteDenial(route, response, error)
        return checkRefusal(route, error)
      })
      send(route, response, answer)
    }
    router.all(path, dispatch)
  }

  router.use('/api', () => {
    throw new Refusal('not_found')
  })
  const fixed = fixedResponses({
    routes: deps.routes,
    headers,
    limit: (route, address) => limit(route, () => networkOf(address)),
  })
  return { fixed, router }
}

/** A signal that is aborted when the connection closes before the response is sent. */
function hangUpSignal(response: Response): AbortSignal {
  const hangUp = new AbortController()
  if (response.destroyed) hangUp.abort()
  response.once('close', () => {
    if (!response.writableFinished) hangUp.abort()
  })
  return hangUp.signal
}

/** Throws a 403 when a path or a body names another user than the signed-in one. */
function refuseOthers(session: Session | null, named: unknown): void {
  const userId = (named as { userId?: unknown } | undefined)?.userId
  if (userId !== undefined && userId !== session?.userId) throw new Refusal('not_yours')
}

/** Sets what every answer carries: the request's name, and `headers`. */
export function responseHeaders(headers: ReadonlyMap<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('x-request-id', response.locals.requestId)
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}
