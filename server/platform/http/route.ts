import type * as v from 'valibot'
import { type Language, type RefusalKind, type RefusalName, refusalKind } from '#server/platform/problems.ts'

/**
 * Who may make a call. `public`: anybody. `customer`: a signed-in customer. `owner`: the signed-in customer whose id
 * stands as `userId` in the path or the body. `admin`: the bearer of an admin's token. `provider`: a payment provider,
 * proven by the signature of the body, which the handler checks.
 */
export type Policy = 'public' | 'customer' | 'owner' | 'admin' | 'provider'
export const policies: readonly Policy[] = ['public', 'customer', 'owner', 'admin', 'provider']

/** A signed-in person. */
export interface Session {
  id: string
  userId: string
}

/** Whose session a handler gets, by the route's policy. */
export type SessionOf<P extends Policy> = P extends 'customer' | 'owner' | 'admin' ? Session : null

/** A call as a handler sees it: checked, and free of Express. */
export interface Call<P extends Policy, Params, Query, Body> {
  session: SessionOf<P>
  params: Params
  query: Query
  body: Body
  /** The body as it arrived; empty when the route takes none. */
  rawBody: Buffer
  /** A header by its lower-case name. */
  header(name: string): string | undefined
  /** The language of what the server puts into words: what `Accept-Language` asks for, else the route's. */
  language: Language
  /** The caller's address. */
  address: string
  requestId: string
  /** Aborted when the caller hangs up before the answer is sent: what only waits may stop then. */
  signal: AbortSignal
}

/** What a handler returns. `cookie` is a whole `Set-Cookie` value. */
export interface RouteResponse {
  status: number
  body?: unknown
  headers?: Record<string, string>
  cookie?: string
}

type Schema<Output> = v.GenericSchema<unknown, Output>

/** A route as a feature declares it. */
export interface RouteSpec<P extends Policy, Params, Query, Body> {
  method: 'GET' | 'POST' | 'PATCH'
  /** The path in Express' form: `/api/wallet/balance/:userId`. */
  path: string
  /** What the call is for, in one line. */
  summary: string
  policy: P
  /** The language of its problem documents, unless `Accept-Language` asks for the other. */
  language: Language
  /** How many calls one caller (a session, else an address) may make in a minute; a person never meets it. */
  callsPerMinute: number
  params?: Schema<Params>
  query?: Schema<Query>
  /** The JSON body; `raw` leaves it to the handler; without it the route takes none. */
  body?: Schema<Body> | 'raw'
  /** What the handler reads of the request's headers besides the credentials, each with what it is for. */
  requestHeaders?: Record<string, string>
  /** The statuses of success, each with the shape of its body; null for no body, `text/html` for a page. */
  responses: Record<number, v.GenericSchema | 'text/html' | null>
  /** What the handler refuses with, besides what the checks before it do (`refusalsOf`). */
  refusals?: readonly RefusalName[]
  /** Whether the answer is the same for everybody until the server ends, so that its bytes are made once. For public GETs. */
  isFixed?: boolean
  handle(call: Call<P, Params, Query, Body>): RouteResponse | Promise<RouteResponse>
}

/** Any route: what the registry holds. */
export type Route = RouteSpec<Policy, unknown, unknown, unknown>

/** Declares a route; the types of the call follow from the schemas. */
export function route<P extends Policy, Params = unknown, Query = unknown, Body = unknown>(
  spec: RouteSpec<P, Params, Query, Body>,
): Route {
  // The registry calls the handler only with what the route's own schemas and policy let through.
  return spec as unknown as Route
}

/** Everything that a call of this route may be refused with: by the checks before the handler, and by the handler. */
export function refusalsOf({ method, policy, params, query, body, refusals = [] }: Route): ReadonlySet<RefusalKind> {
  const isCustomers = policy === 'customer' || policy === 'owner'
  const names: RefusalName[] = [
    ...(isCustomers ? (['not_signed_in', 'session_locked'] as const) : []),
    ...(policy === 'owner' ? (['not_yours'] as const) : []),
    ...(policy === 'admin' ? (['not_signed_in', 'session_locked'] as const) : []),
    ...(method !== 'GET' && policy !== 'provider' ? (['cross_site'] as const) : []),
    ...(body ? (['malformed_json', 'malformed_request', 'body_too_large', 'not_json'] as const) : []),
    ...(params || query || body ? (['invalid'] as const) : []),
    ...refusals,
    'too_many_tries',
    'busy',
    'outcome_unknown',
  ]
  return new Set(names.map(refusalKind))
}

/**
 * Refuses to start with a route that lacks its policy, its answers or its limit, or that stands there twice; and with two refusals of one
 * code.
 */
export function checkRoutes(routes: readonly Route[]): void {
  const seen = new Set<string>()
  const kinds = new Map<string, RefusalKind>()
  for (const route of routes) {
    const { method, path, policy, responses, callsPerMinute } = route
    const name = `${method} ${path}`
    if (!policies.includes(policy)) throw new Error(`The route ${name} declares no policy`)
    if (!path.startsWith('/api/')) throw new Error(`The route ${name} is outside of /api`)
    if (Object.keys(responses ?? {}).length === 0) throw new Error(`The route ${name} declares no responses`)
    if (!(callsPerMinute > 0)) throw new Error(`The route ${name} declares no limit`)
    if (seen.has(name)) throw new Error(`The route ${name} is declared twice`)
    seen.add(name)
    for (const kind of refusalsOf(route)) {
      if ((kinds.get(kind.code) ?? kind) !== kind) throw new Error(`The refusal ${kind.code} is declared twice`)
      kinds.set(kind.code, kind)
    }
  }
}
