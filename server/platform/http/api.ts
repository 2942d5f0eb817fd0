import { pipeline, Readable } from 'node:stream'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import * as v from 'valibot'
import type { Language } from '#contracts/languages.ts'
import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { withDeadline } from '#server/platform/db/deadline.ts'
import type { Log } from '#server/platform/log.ts'
import { networkOf } from '#server/platform/networks.ts'
import { genericRefusals, Refusal } from '#server/platform/problems.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import { requestedLanguage } from '#server/platform/requested-language.ts'
import type { Timers } from '#server/platform/timers.ts'
import { bearer, isApiToken } from './bearer.ts'
import { MAX_BODY_BYTES } from './body-limit.ts'
import type { SessionCookie } from './cookies.ts'
import { refuseCrossSite } from './cross-site.ts'
import { openEventStream } from './event-stream.ts'
import { fixedResponses } from './fixed-responses.ts'
import { createBodyReader, parseJson } from './read-body.ts'
import { checkRoutes, type Route, type RouteResponse, refusalsOf, type Session } from './route.ts'
import { validate } from './validate.ts'

/** Finds the session of a token; null if there is none. */
export interface Authenticator {
  customer(token: string): Promise<Session | null>
  admin(token: string): Promise<Session | null>
  /** The session of a customer's API token. */
  apiToken(token: string): Promise<Session | null>
}

/** A call that was refused because of its caller. */
export interface Denial {
  /** Undefined for an anonymous caller. */
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
  /** Returns what answers a route for demo sessions: of the demo customer's records alone. */
  demoHandler: (route: Route) => Promise<Route['handle']>
  clock: Clock
  timers: Timers
  log: Log
  sessionCookie: SessionCookie
  publicOrigin: string | undefined
  /** Whether calls are rate limited. */
  limits: boolean
  /** Called for every call that was refused because of its caller (401 and 403). */
  onDenied: (denial: Denial) => void
  /** Whether every response is validated against its declared schema; for tests. */
  checkResponses: boolean
}

/** The handlers of the API. There are two, since fixed responses need none of the middleware that the router needs. */
interface Api {
  /** Responses that are the same for all callers. */
  fixed: RequestHandler
  /** Everything under `/api`. */
  router: Router
}

/** Deadline of a call's work in the database, in milliseconds, so that each call gets a response. */
const CALL_TIMEOUT = 10_000
/** The same for a call that sends a file, which may take as long as the server waits for a request. */
const UPLOAD_TIMEOUT = 60_000

const NO_BODY = Buffer.alloc(0)
/** The upload of a call without a file. */
const noUpload: AsyncIterable<Buffer> = { async *[Symbol.asyncIterator]() {} }

/** Creates the API: every route behind the same checks; any other path under `/api` is a 404. `headers` are those of every response. */
export function createApi(deps: ApiDeps, headers: ReadonlyMap<string, string>): Api {
  checkRoutes(deps.routes)
  const router = express.Router({ caseSensitive: true, strict: true })
  const calls = new Map(
    deps.routes.map((route) => [
      route,
      createRateLimit({ clock: deps.clock, max: route.callsPerMinute, window: 60_000 }),
    ]),
  )

  const bodyReaders = new Map(deps.routes.map((route) => [route, createBodyReader(route.bodyLimit ?? MAX_BODY_BYTES)]))

  async function authenticate(request: Request, route: Route): Promise<Session | null> {
    const { method, policy, isForAdmins } = route
    if (method !== 'GET' && policy !== 'provider') refuseCrossSite(request, deps.publicOrigin)
    if (policy === 'public' || policy === 'provider') return null
    const session = (isForAdmins && (await adminOf(request))) || (await sessionOf(request, policy))
    if (!session) throw new Refusal('not_signed_in')
    if (session.mustEnrol && !route.isForEnrolment) throw new Refusal('second_factor_missing')
    return session
  }

  /** The session of an admin at a route of customers; null for anyone else. */
  async function adminOf(request: Request): Promise<Session | null> {
    const token = bearer(request.get('authorization'))
    const session = token && !isApiToken(token) ? await deps.authenticator.admin(token) : null
    return session && { ...session, isAdmin: true }
  }

  /** The session of a caller. One who sends an API token is never known by a cookie that is sent along. */
  async function sessionOf(request: Request, policy: 'customer' | 'owner' | 'admin'): Promise<Session | null> {
    const token = bearer(request.get('authorization'))
    if (policy === 'admin') return token ? deps.authenticator.admin(token) : null
    if (token && isApiToken(token)) return deps.authenticator.apiToken(token)
    const cookie = deps.sessionCookie.read(request.get('cookie'))
    return cookie ? deps.authenticator.customer(cookie) : null
  }

  function limit(route: Route, caller: () => string): void {
    const counter = calls.get(route)
    if (!deps.limits || !counter) return
    const key = caller()
    counter.check(key)
    counter.count(key)
  }

  /** Runs one call of a route: authentication, rate limit, authorization, parsing, validation, then the handler. */
  async function run(route: Route, request: Request, response: Response, language: Language): Promise<RouteResponse> {
    const { address } = response.locals
    const session = await authenticate(request, route).catch((error) => {
      // Refused requests have a separate limit, so that they do not use up that of other clients in the same network.
      if (error instanceof Refusal) limit(route, () => `refused ${networkOf(address)}`)
      throw error
    })
    response.locals.userId = session?.userId
    // All demo sessions have the same user, and each API token calls for itself.
    limit(route, () => (session?.isDemo || session?.scopes ? session.id : session?.userId) ?? networkOf(address))
    if (session?.isDemo) refuseDemo(route)
    if (session?.scopes) refuseWithoutScope(route, session.scopes)
    if (route.policy === 'owner') refuseOthers(session, request.params)

    const isFile = route.body === 'file'
    if (isFile) refuseTooLarge(request, route.bodyLimit ?? MAX_BODY_BYTES)
    const isRead = route.body !== undefined && !isFile
    const rawBody = (isRead && (await bodyReaders.get(route)?.(request, response))) || NO_BODY
    const params = route.params ? validate(route.params, request.params, language) : undefined
    const query = route.query ? validate(route.query, { ...request.query }, language) : undefined
    const body = typeof route.body === 'object' ? validate(route.body, parseJson(rawBody), language) : undefined
    if (route.policy === 'owner') refuseOthers(session, body)

    const requestId = String(response.locals.requestId)
    const header = (name: string) => request.get(name)
    const rawQuery = request.originalUrl.replace(/^[^?]*\??/, '')
    // Whether there is a session follows from the policy; `route` gives the handler the matching type.
    const handle = session?.isDemo && route.method === 'GET' ? await deps.demoHandler(route) : route.handle
    return handle({
      session: session as never,
      params,
      query,
      body,
      rawBody,
      rawQuery,
      // The request is not destroyed when the handler stops reading: the response still has to be sent.
      upload: isFile ? request.iterator({ destroyOnReturn: false }) : noUpload,
      header,
      language,
      address,
      requestId,
      get signal() {
        return hangUpSignal(response)
      },
    })
  }

  function send(
    route: Route,
    request: Request,
    response: Response,
    { status, body, stream, headers, cookie }: RouteResponse,
  ): void {
    const schema = route.responses[status]
    if (schema === undefined)
      throw new Error(`${route.method} ${route.path} responded with ${status}, which it does not declare`)
    if (stream) {
      sendEvents(route, request, response, stream)
      return
    }
    if (deps.checkResponses && schema !== null && typeof schema === 'object') v.parse(schema, body)
    const language = { 'content-language': response.locals.language, vary: 'accept-language' }
    response.status(status).set({ 'cache-control': 'no-store', ...(schema === null ? {} : language), ...headers })
    if (cookie) response.append('set-cookie', cookie)
    if (schema === null) response.end()
    else if (schema === 'text/html') response.type('html').send(body)
    else if (schema === 'text/csv') sendInPieces(response, 'text/csv; charset=utf-8', body as AsyncIterable<string>)
    else if (schema === 'application/octet-stream') sendInPieces(response, schema, body as AsyncIterable<Buffer>)
    else if (headers?.['cache-control']) response.json(body)
    else {
      // Express would hash the body for an ETag, which is useless for a response that must not be stored.
      // A string would be encoded when it is written, which takes longer.
      const bytes = Buffer.from(JSON.stringify(body))
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.setHeader('content-length', bytes.length)
      response.end(bytes)
    }
  }

  function sendEvents(
    route: Route,
    request: Request,
    response: Response,
    start: NonNullable<RouteResponse['stream']>,
  ): void {
    if (request.method === 'HEAD') {
      response.type('text/event-stream').end()
      return
    }
    const stream = openEventStream(response, {
      timers: deps.timers,
      checkCaller: () => authenticate(request, route),
    })
    start(stream).catch((error) => {
      deps.log.error({ err: error, route: route.path }, 'a stream of events could not be started')
      stream.end()
    })
  }

  /** Sends a file as it is read. When that fails, the connection is closed, so that nobody takes a part for the whole. */
  function sendInPieces(response: Response, type: string, pieces: AsyncIterable<string | Buffer>): void {
    response.setHeader('content-type', type)
    const source = pieces instanceof Readable ? pieces : Readable.from(pieces)
    if (response.req.method === 'HEAD') {
      source.destroy()
      response.end()
      return
    }
    pipeline(source, response, (error) => {
      if (error && !response.destroyed) deps.log.warn({ err: error }, 'a file could not be sent to its end')
    })
  }

  function noteDenial(route: Route, response: Response, error: unknown): void {
    if (!(error instanceof Refusal) || ![401, 403].includes(error.kind.status)) return
    // This is not a misbehaving caller, but a visitor who tries the demo's buttons.
    if (error.kind === genericRefusals.demo_read_only) return
    const { userId, requestId, address } = response.locals
    deps.onDenied({ userId, route: `${route.method} ${route.path}`, code: error.code, address, requestId })
  }

  /** In tests: a refusal that the route does not declare is a bug. */
  function checkRefusal(route: Route, error: unknown): never {
    const isUndeclared = deps.checkResponses && error instanceof Refusal && !refusalsOf(route).has(error.kind)
    throw isUndeclared
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
      response.locals.language = requestedLanguage(request.get('accept-language'), routes[0]?.language ?? 'vi')
      if (!route) throw new Refusal('method_not_allowed', { allow })
      const call = () => run(route, request, response, response.locals.language)
      const work = withDeadline(route.body === 'file' ? UPLOAD_TIMEOUT : CALL_TIMEOUT, call)
      // The request log waits for it when the client has disconnected.
      response.locals.work = work
      const result = await work.catch((error) => {
        noteDenial(route, response, error)
        return checkRefusal(route, error)
      })
      send(route, request, response, result)
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

/** Refuses a file whose sender says that it is too large; one who says nothing, or the wrong thing, is found out by counting. */
function refuseTooLarge(request: Request, limit: number): void {
  if (Number(request.get('content-length') ?? 0) > limit) throw new Refusal('body_too_large', { bodyLimit: limit })
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

/** Throws a 403 for every change by a demo session, unless the route says that it concerns only that session. */
function refuseDemo({ method, isForDemo }: Route): void {
  if (method !== 'GET' && !isForDemo) throw new Refusal('demo_read_only')
}

/** Throws a 403 for a call that an API token with these scopes may not make. */
function refuseWithoutScope({ scope }: Route, scopes: readonly ApiScope[]): void {
  if (!scope) throw new Refusal('token_not_allowed')
  if (!scopes.includes(scope)) throw new Refusal('scope_missing', { scope })
}

/** Sets the headers of every response: the request's id, and `headers`. */
export function responseHeaders(headers: ReadonlyMap<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('x-request-id', response.locals.requestId)
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}
