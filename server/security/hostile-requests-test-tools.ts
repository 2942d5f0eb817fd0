import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Route } from '#server/platform/http/route.ts'
import { validBody } from './valid-bodies-test-tools.ts'

/** A request as it is sent. The path is not encoded further. */
export interface HostileRequest {
  method: string
  path: string
  headers: [string, string][]
  body: Buffer | null
}

/** Valid credentials and ids that the requests may contain in addition to nonsense. */
export interface Targets {
  routes: readonly Route[]
  /** Values of `Cookie` and `Authorization` for signed-in users. */
  cookie: string
  bearer: string
  ownerId: string
  /** Records that admins may change. */
  recordIds: readonly string[]
}

// biome-ignore format: values to be skimmed, many to a line.
const hostileTexts = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '😀', 'ﬁ', '\u202e', '\ufeff', 'e\u0301', '__proto__',
  'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true', '0', '-1', '00',
  '1e309', '0x10', '９', '1.5', "' OR '1'='1", "'; DROP TABLE users; --", '" OR ""="', '%', '_', '\\', '%00',
  '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd', '\r\nX-Injected: 1', 'a\nb', '$ne',
  '[object Object]', 'a@b.c', 'A@SEN.TEST', 'x'.repeat(300), '😀'.repeat(60), '9223372036854775808',
  '99999999999999999999999999', '2026-02-30T25:61:61Z',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
)

/** JSON of a value that is almost never valid. */
const jsonLiteral = fc.oneof(
  { weight: 3, arbitrary: text.map((value) => JSON.stringify(value)) },
  {
    weight: 2,
    // biome-ignore format: values to be skimmed, many to a line.
    arbitrary: fc.constantFrom(
      'null', 'true', 'false', '0', '-0', '-1', '1', '1.5', '1e999', '-1e999', '9007199254740993',
      '123456789012345678901234567890', '[]', '{}', '[1]', '["1"]', '[[]]', '{"$gt":""}', '{"length":9}',
      '{"toString":1}', '{"__proto__":{"isAdmin":true}}', '"\\ud800"',
    ),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
)

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Bodies that are not a valid object. */
// biome-ignore format: values to be skimmed, many to a line.
const strangeTexts = [
  '', ' ', '{', '}', '[]', '"text"', 'null', '0', '{}{}', '{"a":1,}', '// x\n{}', "{'a':1}", 'NaN', 'undefined',
  '{"a":01}', '\ufeff{}', '{"__proto__":{"isActive":false,"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}', nested(20_000, '[', ']'),
  nested(5000, '{"a":', '').concat('1', '}'.repeat(5000)),
  `{"a":"${'x'.repeat(99_000)}"}`,
  `{"a":"${'x'.repeat(110_000)}"}`,
  `{"email":"${'a.'.repeat(40_000)}"}`,
  `[${'{},'.repeat(20_000)}{}]`,
  '{"a":1,"a":2,"a":3}',
  'email=a&password=b',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
]

const extraFields = ['__proto__', 'constructor', 'role', 'isAdmin', 'id', 'toString', '']

/** A route's valid body with some of its fields replaced, left out, duplicated or added. */
function alteredBody(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const fields = Object.entries(valid).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)] as const)
  const names = [...Object.keys(valid), ...extraFields].map((name) => JSON.stringify(name))
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), jsonLiteral), { maxLength: 3 })
  const remaining = fc.subarray(fields, { minLength: Math.max(0, fields.length - 2) })
  return fc
    .tuple(remaining, changes)
    .map(([kept, added]) => `{${[...kept, ...added].map(([name, value]) => `${name}:${value}`).join(',')}}`)
}

function bodyOf(route: Route, ownerId: string): fc.Arbitrary<Buffer | null> {
  const valid = validBody(route, ownerId)
  const strange = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...strangeTexts).map((body) => Buffer.from(body)) },
    { weight: 1, arbitrary: fc.json().map((body) => Buffer.from(body)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((body) => Buffer.from(body)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from('{"a":"\xff\xfe"}', 'latin1')) },
  )
  if (!valid) return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: strange })
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(Buffer.from(JSON.stringify(valid))) },
    { weight: 6, arbitrary: alteredBody(valid).map((body) => Buffer.from(body)) },
    { weight: 2, arbitrary: strange },
  )
}

// biome-ignore format: values to be skimmed, many to a line.
const strangeSegments = [
  '%', '%zz', '%00', '%c0%af', '%ed%a0%80', '%ff', '%2e%2e', '..', '.', '%2f', '..%2f..%2fetc%2fpasswd', ';a=1',
  '%25', '%0d%0aX:1', '*', ':userId', '%F0%9F%98%80', '~', "'", '"', '|', '\\', '__proto__', 'constructor',
  '%E2%80%AE', 'a'.repeat(65), 'a'.repeat(4000), '',
]

const segment = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...strangeSegments) },
  { weight: 1, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
)

// biome-ignore format: values to be skimmed, many to a line.
const strangeQueries = [
  '?', '??', '?&&&', '?=', '?limit=1', '?limit=1&limit=2', '?limit[]=1', '?limit[a]=1', '?limit=-1', '?limit=1e2',
  '?limit=%00', '?limit=999999999999999', '?q=%', '?q=%25&q=_', '?q[__proto__]=1', '?__proto__[a]=1', '?__proto__=1',
  '?constructor=1', '?q=%ed%a0%80', '?q=%F0%9F%98%80', "?q=' OR 1=1 --".replaceAll(' ', '+'), '?cursor=AAAA',
  '?cursor=%00', '?cursor[]=a&cursor=b', '?q=\\', '?q=%5C%25', '?hasOwnProperty=1', `?${'a&'.repeat(2000)}`,
  `?q=${'x'.repeat(100)}`, `?q=${'%C4%91'.repeat(100)}`, `?q=${'a+'.repeat(49)}`, '?q=%ef%bf%bf', '#fragment',
]

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom(...strangeQueries) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('q', 'limit', 'cursor'), text)
      .map(([name, value]) => `?${name}=${encodeURIComponent(value.toWellFormed())}`),
  },
)

/** Paths that are not routes: similar ones, and paths of the site. */
// biome-ignore format: values to be skimmed, many to a line.
const strangePaths = [
  '/', '//', '/api', '/api/', '//api/health', '/api//health', '/API/health', '/api/health/', '/api/health/..',
  '/api/../api/health', '/api/%68ealth', '/api/health%00', '/api/health;x', '/.git/config', '/.env',
  '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e', '/%', '/%ff', '/assets/../../x', '/assets/%00', '/login/', '/login%2f',
  '/index.html', '/404/index.html', '/admin', '/api/admin', '/api/wallet', '/metrics', '/server-status',
  `/${'/'.repeat(4000)}x`, `/${'a'.repeat(8000)}`,
]

function pathOf(route: Route, targets: Targets): fc.Arbitrary<string> {
  const isAdmins = route.policy === 'admin'
  const named = fc.constantFrom(...(isAdmins ? targets.recordIds : [targets.ownerId]), 'momo', 'vps')
  const parameter = fc.oneof({ weight: 3, arbitrary: named }, { weight: 2, arbitrary: segment })
  const segments = route.path.split('/').map((name) => (name.startsWith(':') ? parameter : fc.constant(name)))
  return fc.tuple(fc.tuple(...segments), query).map(([parts, search]) => parts.join('/') + search)
}

const headerText = fc.oneof(
  // biome-ignore format: values to be skimmed, many to a line.
  fc.constantFrom(
    '', '\t', '*', ',', ';', ';;;q=', '=', '"', '\xff\xfe', 'a'.repeat(4000), ',a'.repeat(1500),
    ';q=0.1'.repeat(500), '../..', 'null', '0', '-1',
  ),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 }),
)

const strangeHeaders: readonly [string, readonly string[]][] = [
  ['accept-language', ['vi', 'en', '*', 'vi;q=2', 'x'.repeat(3000), 'en,'.repeat(1000)]],
  ['accept', ['text/html', 'application/xml', 'x/y;q=0']],
  ['accept-encoding', ['gzip, br', 'identity;q=0', '*;q=0']],
  ['idempotency-key', ['a', '', 'x'.repeat(256), '\xff', 'a b', '__proto__']],
  ['origin', ['null', 'https://evil.example', 'http://', 'javascript:1', '//', 'http://127.0.0.1:0']],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'SAME-ORIGIN', 'x']],
  ['if-none-match', ['*', '""', 'W/"x"', '"', ','.repeat(2000)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x=1-2', `bytes=${'0-1,'.repeat(500)}`]],
  ['host', ['evil.example', 'localhost:99999', '[::1', 'a b', '.']],
  ['x-forwarded-for', ['1.2.3.4', '::1', 'unknown', ','.repeat(1000)]],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['x-http-method-override', ['DELETE', 'PATCH']],
  ['x-signature', ['t=1,v1=00', `t=999999999999,v1=${'0'.repeat(64)}`, `t=1,v1=${'z'.repeat(64)}`, '\xff']],
  ['content-encoding', ['identity', 'gzip', 'br', 'deflate', 'x', 'gzip, gzip', 'GZIP']],
  [
    'cookie',
    // biome-ignore format: values to be skimmed, many to a line.
    [
      'session=', 'session=.', 'session=a.b.c', 'session', ';;;', '=', 'session=%ff', 'session="x"',
      '__Host-session=x', 'a=b;'.repeat(1500),
    ],
  ],
  [
    'authorization',
    // biome-ignore format: values to be skimmed, many to a line.
    [
      'Bearer', 'Bearer ', 'Bearer .', 'Bearer a b', 'Basic YTpi', 'bearer x', `Bearer ${'a'.repeat(5000)}`,
      'Bearer \xff.\xff',
    ],
  ],
  ['upgrade', ['websocket', 'h2c']],
  ['te', ['trailers', 'chunked']],
]

const oneHeader = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...strangeHeaders)
      .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(...strangeHeaders.map(([name]) => name), 'x-unknown', '__proto__', 'constructor'),
      headerText,
    ),
  },
)

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 3,
    // biome-ignore format: values to be skimmed, many to a line.
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8', 'application/json; charset=utf-16', 'application/json; charset=x',
      'application/json;', 'APPLICATION/JSON', 'application/json, text/plain', 'application/vnd.api+json',
      'text/plain', 'text/json', 'multipart/form-data', 'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded', '', '/', 'json', 'a'.repeat(500),
    ),
  },
)

// biome-ignore format: values to be skimmed, many to a line.
const methods = [
  'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY', 'LOCK',
]

const zipBomb = gzipSync(Buffer.alloc(20_000_000))

/** Generates requests for every route and for other paths, almost none of which a real client would send. */
export function hostileRequest(targets: Targets): fc.Arbitrary<HostileRequest> {
  const toRoutes = targets.routes.map((route) => {
    const endsSessions = /\/(?:logout|login|register)$/.test(route.path)
    // Signing out or in again would end the sessions that the rest of the run uses.
    const credentials = endsSessions
      ? [[]]
      : [[['cookie', targets.cookie]], [['authorization', `Bearer ${targets.bearer}`]]]
    const own = credentials.at(route.policy === 'admin' ? -1 : 0) ?? []
    const signedIn = fc.oneof(
      { weight: 8, arbitrary: fc.constant(own) },
      { weight: 2, arbitrary: fc.constantFrom([], ...credentials) },
    )
    const method = fc.oneof(
      { weight: 12, arbitrary: fc.constant<string>(route.method) },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    )
    const extras = fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(oneHeader, { maxLength: 3 }) },
    )
    return fc.tuple(method, pathOf(route, targets), signedIn, extras, contentType, bodyOf(route, targets.ownerId)).map(
      ([verb, path, session, others, type, body]): HostileRequest => ({
        method: verb,
        path,
        headers: [...session, ...(body ? [['content-type', type]] : []), ...others] as [string, string][],
        body,
      }),
    )
  })
  const toOtherPaths = fc
    .tuple(fc.constantFrom(...methods), fc.constantFrom(...strangePaths), query, fc.array(oneHeader, { maxLength: 2 }))
    .map(([method, path, search, headers]): HostileRequest => ({ method, path: path + search, headers, body: null }))
  const compressed = fc
    .tuple(
      fc.constantFrom(...targets.routes.filter(({ body }) => body)),
      fc.constantFrom(zipBomb, zipBomb.subarray(0, 100), gzipSync('{}'), Buffer.from('gzip')),
      fc.constantFrom('gzip', 'deflate', 'br', 'x-gzip'),
    )
    .map(
      ([route, body, encoding]): HostileRequest => ({
        method: route.method,
        path: route.path.replace(/:\w+/, 'x'),
        headers: [
          ['content-type', 'application/json'],
          ['content-encoding', encoding],
          ['cookie', targets.cookie],
          ['authorization', `Bearer ${targets.bearer}`],
        ],
        body,
      }),
    )
  return fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...toRoutes) },
    { weight: 2, arbitrary: toOtherPaths },
    { weight: 1, arbitrary: compressed },
  )
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const POST = 'POST /api/auth/login HTTP/1.1'
const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'

/** Messages with wrong framing, or that are not HTTP at all. */
const malformedMessages = [
  // biome-ignore format: values to be skimmed, many to a line.
  head(POST, HOST, JSON_TYPE, 'Content-Length: 5', 'Transfer-Encoding: chunked') +
    '0\r\n\r\nGET /api/admin/users HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3')}{}x`,
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: -1')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: 1e3')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: 99999999999999999999')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: 500')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Content-Length: 1')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}ffffffffffffffff\r\n{}`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}2\r\n{}`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\nCookie: session=x\r\n\r\n`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding : chunked')}0\r\n\r\n`,
  `${head(POST, HOST, JSON_TYPE, 'Transfer-Encoding: xchunked', 'Content-Length: 2')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2')}{}`,
  `${head(POST, HOST, JSON_TYPE, 'Expect: the unexpected', 'Content-Length: 2')}{}`,
  head('GET /api/health HTTP/1.1'),
  head('GET /api/health HTTP/1.1', HOST, 'Host: other'),
  head('GET /api/health HTTP/1.0'),
  head('POST /api/auth/logout HTTP/1.0', 'Origin: null'),
  head('GET /api/health HTTP/0.9'),
  head('GET /api/health HTTP/9.9', HOST),
  'GET /api/health\r\n\r\n',
  'get /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
  head('GET http://evil.example/api/health HTTP/1.1', HOST),
  head('GET http:///api/health HTTP/1.1', HOST),
  head('GET //evil.example/api/health HTTP/1.1', HOST),
  head('GET \\api\\health HTTP/1.1', HOST),
  head('GET api/health HTTP/1.1', HOST),
  head('GET /api/health\u0000 HTTP/1.1', HOST),
  head('GET /api/ h HTTP/1.1', HOST),
  head('GET ? HTTP/1.1', HOST),
  head('OPTIONS * HTTP/1.1', HOST),
  head('CONNECT evil.example:443 HTTP/1.1', HOST),
  head('BREW /api/health HTTP/1.1', HOST),
  head('GET /api/health HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
  head('GET /api/health HTTP/1.1', HOST, ' folded: 1'),
  head('GET /api/health HTTP/1.1', HOST, 'X: a', ' b'),
  head('GET /api/health HTTP/1.1', HOST, 'X\u0000: a'),
  head('GET /api/health HTTP/1.1', HOST, 'X: a\u0000'),
  head('GET /api/health HTTP/1.1', HOST, ': a'),
  head('GET /api/health HTTP/1.1', HOST, 'no colon'),
  head('GET /api/health HTTP/1.1', HOST, `X: ${'a'.repeat(70_000)}`),
  head('GET /api/health HTTP/1.1', HOST, ...Array.from({ length: 3000 }, (_, index) => `X${index}: a`)),
  head(`GET /${'a'.repeat(70_000)} HTTP/1.1`, HOST),
  'GET /api/health HTTP/1.1\nHost: localhost\n\n',
  head('GET /api/health HTTP/1.1', HOST).repeat(20),
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\r\n\r\n\r\n',
  '',
]

/** Generates raw bytes for a socket: malformed messages, some of them truncated or with changed bytes, and noise. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...malformedMessages).map((frame) => Buffer.from(frame, 'latin1')) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...malformedMessages),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 3 }),
        fc.nat(300),
      )
      .map(([frame, changes, cut]) => {
        const bytes = Buffer.from(frame, 'latin1')
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        return cut % 2 === 0 ? bytes : bytes.subarray(0, cut)
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
)
