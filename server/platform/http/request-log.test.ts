import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Route } from '#server/platform/http/route.ts'
import { createLog } from '#server/platform/log.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { openConnection } from '#server/testing/raw-connection-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const written: string[] = []
const log = createLog('info', { write: (line) => written.push(line) })
const server = await startTestServer({ log })
const lines = (msg = 'request') => written.map((line) => JSON.parse(line)).filter((line) => line.msg === msg)

const orderRoute = server.routes.find(({ path }) => path === '/api/vps/order') as Route

beforeEach(() => {
  written.length = 0
})

test('each request with a response has one line', async () => {
  await server.visitor().get('/api/health')
  const { headers } = await server.visitor().get('/api/auth/me')
  await eventually(() => expect(lines()).toHaveLength(2))
  expect(lines()[0]).toMatchObject({ method: 'GET', route: '/api/health', status: 200, address: '127.0.0.1' })
  expect(lines()[1]).toMatchObject({ route: '/api/auth/me', status: 401, requestId: headers.get('x-request-id') })
  for (const line of lines()) expect(line).not.toHaveProperty('aborted')
})

test('an order whose caller disconnects while it runs has one line, with its outcome', async () => {
  const { client, user } = await server.customer({ balance: 1_000_000 })
  const body = JSON.stringify(validBody(orderRoute, user.id))
  const head = [
    `POST ${orderRoute.path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${client.cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  written.length = 0
  const { queries } = server.database
  const isSignedIn = new Promise<void>((resolve) => {
    queries.client.on('query-response', (_: unknown, { sql }: { sql: string }) => /sessions/.test(sql) && resolve())
  })
  const connection = await openConnection(server.origin)
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await isSignedIn
  // Another transaction locks the wallet until the caller has disconnected.
  await server.database.transaction(async (tx) => {
    await tx('accounts').where({ kind: 'wallet' }).update({ kind: 'wallet' })
    connection.socket.write(body)
    connection.socket.destroy()
    await eventually(async () => expect(await server.metric('http_requests_in_flight')).toBe(0))
    expect(lines()).toEqual([])
  })
  await eventually(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]).toMatchObject({ route: orderRoute.path, status: 201, userId: user.id, aborted: true })
  expect(Number((await client.get(`/api/wallet/balance/${user.id}`)).body.balance)).toBeLessThan(1_000_000)
})

test('a file whose caller disconnects has one line, and is not a bug', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-request-log-'))
  for (const folder of ['client', 'pages/mixed/404']) mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(dir, 'pages/mixed/404/index.html'), '<p>404</p>')
  writeFileSync(join(dir, 'client/large.woff2'), Buffer.alloc(8_000_000))
  const { origin } = await startTestServer({ log, siteDir: dir })
  written.length = 0
  const connections = await Promise.all(Array.from({ length: 50 }, () => openConnection(origin, { isReading: false })))
  // Some disconnect before the file is open, some after.
  for (const [index, { socket }] of connections.entries()) {
    socket.write('GET /large.woff2 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    if (index % 2 === 0) socket.resetAndDestroy()
  }
  await eventually(() => expect(lines()).toHaveLength(25))
  for (const { socket } of connections) socket.resetAndDestroy()
  await eventually(() => expect(lines()).toHaveLength(50))
  for (const line of lines()) expect(line).toMatchObject({ status: 200, aborted: true })
  expect(written).toHaveLength(50)
  rmSync(dir, { recursive: true })
})

test('malformed input has one line too, with the request id of its response', async () => {
  const connection = await openConnection(server.origin)
  connection.socket.write('NO HTTP\r\n\r\n')
  await connection.closed
  const [, id] = /x-request-id: (\S+)/i.exec(connection.received()) ?? []
  expect(lines('malformed request')).toEqual([
    expect.objectContaining({ requestId: id, status: 400, address: '127.0.0.1' }),
  ])
})
