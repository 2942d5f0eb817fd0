import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import { checkRoutes, type Route, route } from '#server/platform/http/route.ts'
import { createLog } from '#server/platform/log.ts'
import { declareRefusals } from '#server/platform/problems.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { openConnection } from '#server/testing/raw-connection-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer({ limits: true })
const proxied = await startTestServer({ https: true, publicOrigin: 'https://sen.example' })
const login = { email: 'nobody@sen.test', password: '123456' }

describe('a request that cannot be served gets a problem document', () => {
  test.each([
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/', 404, 'not_found'],
    ['GET', '/api/unknown', 404, 'not_found'],
    ['GET', '/api/health/', 404, 'not_found'],
    ['GET', '/api/products/category/%ff', 400, 'malformed_request'],
    ['DELETE', '/api/auth/login', 405, 'method_not_allowed'],
    ['GET', '/api/auth/login', 405, 'method_not_allowed'],
    ['OPTIONS', '/api/auth/login', 405, 'method_not_allowed'],
    ['GET', '/elsewhere', 404, 'not_found'],
  ])('%s %s: %i', async (method, path, status, code) => {
    const response = await server.visitor().call(method, path)
    expect([response.status, response.body.code]).toEqual([status, code])
    if (status === 405) expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    ['not JSON', '{', {}, 400, 'malformed_json'],
    [
      'another encoding',
      JSON.stringify(login),
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'not_json',
    ],
    ['another encoding in quotes', '{}', { 'content-type': 'application/json; charset="iso-8859-1"' }, 415, 'not_json'],
    ['the supported encoding', '{}', { 'content-type': 'application/json; charset="UTF-8"' }, 422, 'invalid'],
    ['an empty body', '', {}, 400, 'malformed_json'],
    ['not an object', '[]', {}, 422, 'invalid'],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not_json'],
    ['text', JSON.stringify(login), { 'content-type': 'text/plain' }, 415, 'not_json'],
    ['an unknown compression', JSON.stringify(login), { 'content-encoding': 'unknown' }, 415, 'not_json'],
    ['100,001 bytes', JSON.stringify({ ...login, password: 'x'.repeat(100_001) }), {}, 413, 'body_too_large'],
    ['deep nesting', '['.repeat(40_000) + ']'.repeat(40_000), {}, 422, 'invalid'],
    ['a prototype', '{"__proto__":{"email":"a@sen.test"},"password":"123456"}', {}, 422, 'invalid'],
  ])('%s', async (_, body, headers, status, code) => {
    const response = await server
      .visitor()
      .post('/api/auth/login', body, { 'content-type': 'application/json', ...headers })
    expect([response.status, response.body.code]).toEqual([status, code])
  })

  test('a bug gives a 500 that reveals no details, and the next request works', async () => {
    const { client, user } = await server.customer()
    await server.database.queries.schema.renameTable('tickets', 'tickets_gone')
    const response = await client.get(`/api/support/tickets/${user.id}`)
    await server.database.queries.schema.renameTable('tickets_gone', 'tickets')
    expect(response.status).toBe(500)
    expect(JSON.stringify(response.body)).not.toMatch(/tickets|SQLITE|select/i)
    expect((await client.get(`/api/support/tickets/${user.id}`)).status).toBe(200)
  })
})

test.each([
  ['no host', [], 400],
  ['one host', ['Host: localhost'], 200],
  ['two hosts', ['Host: localhost', 'Host: other'], 400],
  ['the same host twice', ['Host: localhost', 'host: localhost'], 400],
  ['a host with a space', ['Host: local host'], 400],
  ['a host with a path', ['Host: localhost/x'], 400],
  ['an address with a port', ['Host: [::1]:3000'], 200],
])('a request with %s', async (_, headers, status) => {
  const connection = await openConnection(server.origin)
  connection.socket.write(['GET /api/health HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  await connection.closed
  expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

describe('a request from another website', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{ origin: server.origin }, 204],
    [{}, 204],
  ])('that changes something, with %j, gets a %i', async (headers, status) => {
    const { client } = await server.customer()
    expect((await client.post('/api/auth/logout', undefined, headers)).status).toBe(status)
  })

  test('cannot read anything either: no response allows another origin', async () => {
    const { headers } = await server.visitor().get('/api/products', { origin: 'https://evil.example' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is distinguished from one of the public origin, also behind a proxy that changes the host', async () => {
    const { status } = await proxied.visitor().post('/api/auth/login', login, { origin: 'https://sen.example' })
    expect(status).toBe(401)
  })
})

describe('headers', () => {
  test('restrict every response of the API, identify the request, and keep the response out of caches', async () => {
    const { headers } = await server.visitor().get('/api/health')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('over https require https from then on, and bind the cookie to this host', async () => {
    const { headers } = await proxied.visitor().post('/api/auth/register', { email: 'a@sen.test', password: '123456' })
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/)
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('allow caching of the catalogue, which gets a 304 when it has not changed', async () => {
    const { headers } = await server.visitor().get('/api/products')
    expect(headers.get('cache-control')).toBe('public, no-cache')
    const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const again = await server.visitor().get('/api/products', known)
    expect(again.status).toBe(304)
  })

  test.each(['/api/products', '/api/vps/catalog'])(
    'of %s, which is built once, are the same as of every other response',
    async (path) => {
      const other = await server.visitor().get('/api/health')
      const own = /^(?:cache-control|content-|date|etag|keep-alive|vary|x-request-id)/
      const common = (headers: Headers) => [...headers].filter(([name]) => !own.test(name) || name.includes('security'))
      for (const header of [undefined, '"other", *', '"other"']) {
        const { headers } = await server.visitor().get(path, header ? { 'if-none-match': header } : {})
        expect(common(headers)).toEqual(common(other.headers))
        expect(headers.get('cache-control')).toBe('public, no-cache')
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
        expect(headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
      }
    },
  )

  test('match an ETag that a proxy made weak, but no other ETag', async () => {
    const first = await server.visitor().get('/api/products')
    const getUnlessMatching = (etag: string) => server.visitor().get('/api/products', { 'if-none-match': etag })
    expect((await getUnlessMatching(`"other", W/${first.headers.get('etag')}`)).status).toBe(304)
    const again = await getUnlessMatching('"other"')
    expect([again.status, again.body]).toEqual([200, first.body])
  })
})

test('more requests in a minute than a person makes are refused until the minute is over', async () => {
  const visitor = server.visitor()
  const signIn = () => visitor.post('/api/admin/auth', '{', { 'content-type': 'application/json' })
  const statuses: number[] = []
  for (let count = 0; count < 301; count += 1) statuses.push((await signIn()).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  server.clock.advance(60_000)
  expect((await signIn()).status).toBe(400)
})

test('refused requests are limited, too, but do not affect a customer who is signed in', async () => {
  const { client } = await server.customer()
  const call = (headers: Record<string, string>) =>
    server.visitor().call('POST', '/api/auth/logout', undefined, headers)
  const wrong = { cookie: `${client.cookie.slice(0, -1)}.` }
  for (const [headers, refused] of [
    [wrong, 401],
    [{}, 401],
    [{ origin: 'https://evil.example' }, 403],
  ] as const) {
    server.clock.advance(60_000)
    const statuses: number[] = []
    for (let count = 0; count < 602; count += 1) statuses.push((await call(headers)).status)
    expect([...new Set(statuses)]).toEqual([refused, 429])
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  }
  expect((await client.post('/api/auth/logout')).status).toBe(204)
})

test('a response that is the same for everyone is limited, too', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 3001; count += 1) statuses.push((await server.visitor().get('/api/vps/catalog')).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  server.clock.advance(60_000)
  expect((await server.visitor().get('/api/vps/catalog')).status).toBe(200)
})

test.each(['/api/health', '/api/products', '/api/vps/catalog', '/api/openapi.json', '/api/auth/me', '/api/nothing'])(
  'a HEAD of %s gets the same response as a GET, without the body',
  async (path) => {
    const responses = ['GET', 'HEAD'].map(async (method) => {
      const response = await fetch(server.origin + path, { method })
      const headers = Object.fromEntries(response.headers)
      const { 'content-type': type, 'content-length': length, 'cache-control': caching } = headers
      // A problem has another ETag for each request, since it contains the request's id.
      const etag = response.ok ? headers.etag : ''
      return { head: { status: response.status, type, length, caching, etag }, body: await response.text() }
    })
    const [get, head] = await Promise.all(responses)
    expect(head).toEqual({ head: get?.head, body: '' })
  },
)

describe('the registry', () => {
  const complete = {
    method: 'GET',
    path: '/api/x',
    summary: '',
    policy: 'public',
    language: 'en',
    callsPerMinute: 1,
    responses: { 200: null },
  } as const
  const declare = (change: object) =>
    [{ ...route({ ...complete, handle: () => ({ status: 200 }) }), ...change }] as Route[]

  test.each([
    [{ policy: undefined }, 'declares no policy'],
    [{ policy: 'everybody' }, 'declares no policy'],
    [{ responses: {} }, 'declares no responses'],
    [{ callsPerMinute: undefined }, 'declares no limit'],
    [{ path: '/x' }, 'outside of /api'],
  ])('rejects a route with %j', (change, message) => {
    expect(() => checkRoutes(declare(change))).toThrow(message)
  })

  test('rejects a route that is declared twice', () => {
    expect(() => checkRoutes([...declare({}), ...declare({})])).toThrow('declared twice')
    expect(() => checkRoutes(declare({}))).not.toThrow()
  })

  test('rejects two refusals with the same code', () => {
    const refusingWith = (path: string, en: string) =>
      declare({ path, refusals: [declareRefusals({ sold_out: { status: 409, en, vi: '', zh: '' } }).sold_out] })
    const routes = [...refusingWith('/api/x', 'None is left.'), ...refusingWith('/api/y', 'Come back tomorrow.')]
    expect(() => checkRoutes(routes)).toThrow('The refusal sold_out is declared twice')
  })
})

const noSessions = { customer: async () => null, admin: async () => null, apiToken: async () => null }

test.each([
  [undefined, 100],
  [2000, 2],
  [200_000, 200],
])('a route with a bodyLimit of %s takes bodies of up to %d kB, and names that limit', async (bodyLimit, kB) => {
  const notes = route({
    method: 'POST',
    path: '/api/notes',
    summary: '',
    policy: 'public',
    language: 'en',
    callsPerMinute: 1,
    body: v.string(),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    responses: { 204: null },
    handle: () => ({ status: 204 }),
  })
  const app = createApp({
    routes: [notes],
    authenticator: noSessions,
    demoHandler: () => Promise.reject(new Error('There is no demo here')),
    clock: createManualClock(),
    timers: testTimers,
    log: createLog('silent'),
    https: false,
    sessionCookie: createSessionCookie({ https: false }),
    publicOrigin: undefined,
    limits: false,
    onDenied: () => {},
    checkResponses: true,
    site: null,
    proxies: 0,
    responses: createResponseCounter(),
    metrics: null,
  })
  const http = createServer(app)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const client = createTestClient(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const send = (bytes: number) =>
    client.post('/api/notes', JSON.stringify('x'.repeat(bytes - 2)), { 'content-type': 'application/json' })
  expect((await send(kB * 1000)).status).toBe(204)
  const refused = await send(kB * 1000 + 1)
  expect([refused.status, refused.body.detail]).toEqual([413, `The request is larger than ${kB} kB.`])
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
})
