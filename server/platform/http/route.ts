import type * as v from 'valibot'
import type { Language } from '#contracts/languages.ts'
import type { ApiScope } from '#contracts/rules/api-scopes.ts'
import { type RefusalKind, type RefusalName, refusalKind } from '#server/platform/problems.ts'
import type { EventStream } from './event-stream.ts'
import type { PreparedBody } from './prepared.ts'

/**
 * Who may call a route. `public`: anyone. `customer`: a signed-in customer. `owner`: the signed-in customer whose id
 * is the `userId` in the path or the body. `admin`: a caller with an admin's bearer token. `provider`: a payment provider,
 * authenticated by the signature of the body, which the handler checks.
 */
export type Policy = 'public' | 'customer' | 'owner' | 'admin' | 'provider'
export const policies: readonly Policy[] = ['public', 'customer', 'owner', 'admin', 'provider']

/** The session of a signed-in user. */
export interface Session {
  id: string
  userId: string
  /** Present for a visitor who looks at the demo as its customer, and may change nothing. */
  isDemo?: true
  /** Present for an admin who calls a route of customers that is for admins as well. */
  isAdmin?: true
  /** Present for a program that calls with an API token: what the token may be used for. */
  scopes?: readonly ApiScope[]
  /** When the second factor of the session was last checked, in milliseconds; missing if it never was. */
  steppedUpAt?: number
  /** Present for an admin who has to set up a second factor before anything else. */
  mustEnrol?: boolean
}

/** The type of the session that a handler gets, by the route's policy. */
export type SessionOf<P extends Policy> = P extends 'customer' | 'owner' | 'admin' ? Session : null

/** A validated call, without any part of Express. */
export interface Call<P extends Policy, Params, Query, Body> {
  session: SessionOf<P>
  params: Params
  query: Query
  body: Body
  /** The raw body; empty when the route has none. */
  rawBody: Buffer
  /** The body as it arrives, a part at a time; only for a route whose body is a `file`. */
  upload: AsyncIterable<Buffer>
  /** What follows the question mark of the address, as it was sent. */
  rawQuery: string
  /** Returns a header by its name. */
  header(name: string): string | undefined
  /** The language of messages: the one requested by `Accept-Language`, else the route's. */
  language: Language
  /** The caller's address. */
  address: string
  requestId: string
  /** Aborted when the caller disconnects before the response is sent; work that is still waiting may then be skipped. */
  signal: AbortSignal
}

/** The return value of a handler. `cookie` is a complete `Set-Cookie` value. */
export interface RouteResponse {
  status: number
  body?: unknown
  /** Sends events once the response has begun, until either side ends the stream. */
  stream?: (stream: EventStream) => Promise<void>
  headers?: Record<string, string>
  cookie?: string
}

type Schema<Output> = v.GenericSchema<unknown, Output>

/**
 * The success statuses of a route, each with the schema of its body; null for no body, `text/html` for a page, `text/csv` and
 * `application/octet-stream` for a file in pieces, `text/event-stream` for events.
 */
export type Responses = Record<
  number,
  v.GenericSchema | 'text/html' | 'text/csv' | 'text/event-stream' | 'application/octet-stream' | null
>

/** A response that is made in advance. */
export interface Prepared {
  headers: Readonly<Record<string, string>>
  /** Returns the body in a language: the same object until it changes. */
  read(language: Language): PreparedBody
}

/** A route as a feature declares it. */
export interface RouteSpec<P extends Policy, Params, Query, Body> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path in Express' form: `/api/wallet/balance/:userId`. */
  path: string
  /** The purpose of the call, in one line. */
  summary: string
  policy: P
  /** The language of its problem documents, unless `Accept-Language` requests the other. */
  language: Language
  /** Whether the demo may call it although it is not a GET: what it does for a demo session concerns only that session. Default: it may not. */
  isForDemo?: true
  /** Whether an admin may call it who has to set up a second factor first. Default: not. */
  isForEnrolment?: true
  /** Whether an admin's bearer token may be used for a route of customers, too; its session has `isAdmin`. Default: it may not. */
  isForAdmins?: true
  /** The scope with which an API token may be used for it; only for routes of customers. Without one, tokens are refused. */
  scope?: ApiScope
  /** The number of calls that one caller (a customer, an API token, else an address) may make in a minute; more than a human ever makes. */
  callsPerMinute: number
  params?: Schema<Params>
  query?: Schema<Query>
  /**
   * The schema of the JSON body; `raw` leaves parsing to the handler; `file` is any content, which the handler reads as it arrives and limits;
   * undefined for a route without a body.
   */
  body?: Schema<Body> | 'raw' | 'file'
  /** The largest body in bytes. Default: 100 kB. */
  bodyLimit?: number
  /** The request headers that the handler reads, other than credentials, each with its description. */
  requestHeaders?: Record<string, string>
  responses: Responses
  /** The refusals of the handler, in addition to those of the checks before it (`refusalsOf`). */
  refusals?: readonly RefusalName[]
  /** For public GETs without parameters: the response is the same for all callers of a language, and its bytes are made in advance. */
  prepared?: Prepared
  handle(call: Call<P, Params, Query, Body>): RouteResponse | Promise<RouteResponse>
}

/** Any route, as in the registry. */
export type Route = RouteSpec<Policy, unknown, unknown, unknown>

/** A route that keeps the types of its declaration, so that `contracts/calls.ts` can be compared with them. */
export interface DeclaredRoute<Method, Path, Query, Body, Declared extends Responses> extends Route {
  method: Method & Route['method']
  path: Path & string
  query?: Schema<Query>
  body?: Schema<Body> | 'raw' | 'file'
  responses: Declared
}

/** Declares a route; the types of the call follow from the schemas. */
export function route<
  P extends Policy,
  const Method extends Route['method'],
  const Path extends string,
  const Declared extends Responses,
  Params = unknown,
  Query = unknown,
  Body = unknown,
>(
  spec: RouteSpec<P, Params, Query, Body> & { method: Method; path: Path; responses: Declared },
): DeclaredRoute<Method, Path, Query, Body, Declared> {
  // The registry calls the handler only with values that match the route's own schemas and policy.
  return spec as unknown as DeclaredRoute<Method, Path, Query, Body, Declared>
}

/** All refusals of a route: those of the checks before the handler, and those of the handler. */
export function refusalsOf({
  method,
  policy,
  isForDemo,
  isForEnrolment,
  scope,
  params,
  query,
  body,
  refusals = [],
}: Route): ReadonlySet<RefusalKind> {
  const isCustomers = policy === 'customer' || policy === 'owner'
  const names: RefusalName[] = [
    ...(isCustomers ? (['not_signed_in', 'session_locked'] as const) : []),
    ...(isCustomers && method !== 'GET' && !isForDemo ? (['demo_read_only'] as const) : []),
    ...(isCustomers ? ([scope ? 'scope_missing' : 'token_not_allowed'] as const) : []),
    ...(policy === 'owner' ? (['not_yours'] as const) : []),
    ...(policy === 'admin' ? (['not_signed_in', 'session_locked'] as const) : []),
    ...(policy === 'admin' && !isForEnrolment ? (['second_factor_missing'] as const) : []),
    ...(method !== 'GET' && policy !== 'provider' ? (['cross_site'] as const) : []),
    ...(body ? (['malformed_request', 'body_too_large'] as const) : []),
    ...(body && body !== 'file' ? (['malformed_json', 'not_json'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    ...refusals,
    'too_many_tries',
    'busy',
    'outcome_unknown',
  ]
  return new Set(names.map(refusalKind))
}

/**
 * Throws for a route without a policy, responses or a limit, for a route that is declared twice, and for two refusals with the same
 * code and status.
 */
export function checkRoutes(routes: readonly Route[]): void {
  const seen = new Set<string>()
  const kinds = new Map<string, RefusalKind>()
  for (const route of routes) {
    const { method, path, policy, scope, isForAdmins, responses, callsPerMinute } = route
    const name = `${method} ${path}`
    if (!policies.includes(policy)) throw new Error(`The route ${name} declares no policy`)
    if (!path.startsWith('/api/')) throw new Error(`The route ${name} is outside of /api`)
    if (Object.keys(responses ?? {}).length === 0) throw new Error(`The route ${name} declares no responses`)
    if (isForAdmins && (policy !== 'customer' || method !== 'GET'))
      throw new Error(`The route ${name} is for admins as well, but no GET of customers`)
    if (scope && policy !== 'customer' && policy !== 'owner')
      throw new Error(`The route ${name} has a scope, but is not for customers`)
    if (!(callsPerMinute > 0)) throw new Error(`The route ${name} declares no limit`)
    if (seen.has(name)) throw new Error(`The route ${name} is declared twice`)
    seen.add(name)
    for (const kind of refusalsOf(route)) {
      const key = `${kind.status} ${kind.code}`
      if ((kinds.get(key) ?? kind) !== kind) throw new Error(`The refusal ${kind.code} is declared twice`)
      kinds.set(key, kind)
    }
  }
}
