import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { openConnection, type RawConnection } from '#server/testing/raw-connection-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createConnections } from './connections.ts'

/** A file of the site that is larger than the buffers of a connection. */
const FILE = '/assets/large-abc123.js'
const FILE_SIZE = 8_000_000
const dir = mkdtempSync(join(tmpdir(), 'sen-cloud-connections-'))
mkdirSync(join(dir, 'pages/mixed/404'), { recursive: true })
mkdirSync(join(dir, 'client/assets'), { recursive: true })
writeFileSync(join(dir, 'pages/mixed/404/index.html'), '<p>404</p>')
writeFileSync(join(dir, 'client', FILE), Buffer.alloc(FILE_SIZE, 'x'))
afterAll(() => rmSync(dir, { recursive: true }))

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

/** The number of files of the site that this process, and so its server, has open; null if the system does not report it. */
function openSiteFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').filter((number) => {
      try {
        return readlinkSync(`/proc/self/fd/${number}`).startsWith(dir)
      } catch {
        return false
      }
    }).length
  } catch {
    return null
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe.skipIf(openSiteFiles() === null)('pipelined requests for files whose connection is reset', async () => {
  const { origin, metric } = await startTestServer({ siteDir: dir })

  /** Sends 20 requests in one write over each of 50 connections, and then resets these. */
  async function flood(isReading: boolean): Promise<void> {
    const connections: RawConnection[] = []
    for (let count = 0; count < 50; count += 1) {
      const connection = await openConnection(origin, { isReading })
      connection.socket.write(get(FILE).repeat(20))
      connections.push(connection)
    }
    await eventually(() => expect(openSiteFiles()).toBeGreaterThan(0))
    // Connections that read continue for a while.
    if (isReading) await eventually(() => expect(connections[0]?.received().length).toBeGreaterThan(1_000_000))
    for (const { socket } of connections) socket.resetAndDestroy()
    await Promise.all(connections.map(({ closed }) => closed))
  }

  test.each([
    ['from clients that read nothing', false],
    ['from clients that read for a while', true],
  ])('leave no open files and use no more memory: %s', async (_, isReading) => {
    await flood(isReading)
    const before = heapUsed()
    if (isLongRun) await flood(isReading)
    await eventually(() => expect(openSiteFiles()).toBe(0))
    await eventually(async () => expect(await metric('http_requests_in_flight')).toBe(0))
    if (isLongRun) expect(heapUsed() - before).toBeLessThan(4_000_000)
  })
})

describe('pipelined requests', async () => {
  const { origin } = await startTestServer({ siteDir: dir })

  test('get their responses in order, one after the other', async () => {
    const connection = await openConnection(origin)
    const paths = ['/api/health', '/api/nothing', '/assets/gone.js', '/api/products']
    const all = Array.from({ length: 20 }, () => paths).flat()
    connection.socket.write(all.map((path) => get(path)).join(''))
    const expected = all.map((path) => (/nothing|gone/.test(path) ? 404 : 200))
    await eventually(() => expect(statuses(connection.received())).toEqual(expected))
    expect(openSiteFiles() ?? 0).toBe(0)
  })

  const login = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const body = `Content-Length: 60000\r\n\r\n${' '.repeat(60_000)}`
  const chunk = `Transfer-Encoding: chunked\r\n\r\nea60\r\n${' '.repeat(60_000)}\r\n0\r\n\r\n`

  test.each([
    ['are many', get(FILE), 100, 150],
    ['have large headers', get(FILE, `X-Large: ${'x'.repeat(15_000)}`), 15, 20],
    ['have bodies', `${login}${body}`, 3, 6],
    ['have bodies of unknown length', `${login}${chunk}`, 3, 6],
  ])('that wait and %s are bounded: beyond that the connection is closed', async (_, request, allowed, tooMany) => {
    const { origin, metric } = await startTestServer({ siteDir: dir })
    for (const [count, expected] of [
      [allowed, 1],
      [tooMany, 0],
    ] as const) {
      const connection = await openConnection(origin, { isReading: false })
      await eventually(async () => expect(await metric('http_connections')).toBe(1))
      connection.socket.write(get(FILE) + request.repeat(count))
      await eventually(async () => expect(await metric('http_requests_in_flight')).toBe(expected))
      await eventually(async () => expect(await metric('http_connections')).toBe(expected))
      connection.socket.destroy()
      await eventually(async () => expect(await metric('http_connections')).toBe(0))
    }
  })

  test('before malformed input get their responses before it is refused', async () => {
    const connection = await openConnection(origin)
    connection.socket.write(`${get('/assets/gone.js')}${get('/api/health')}NO HTTP\r\n\r\n`)
    await connection.closed
    expect(statuses(connection.received())).toEqual([404, 200, 400])
  })
})

describe('a connection that is', () => {
  /** Timeouts that never expire, even on a slow machine, except the one that a test sets. */
  const endless = {
    headers: 600_000,
    request: 600_000,
    silence: 600_000,
    response: 600_000,
    keepAlive: 600_000,
    linger: 200,
    check: 50,
  }
  const startOfPost = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

  /** Sends a byte every 50 ms until the connection is closed. */
  function sendByte({ socket }: RawConnection, byte: string): void {
    const timer = setInterval(() => socket.write(byte), 50)
    socket.once('close', () => clearInterval(timer))
  }

  const kinds: [string, Partial<typeof endless>, (connection: RawConnection) => void, boolean][] = [
    ['silent', { headers: 150 }, () => {}, true],
    [
      'sending its headers slowly',
      { headers: 150 },
      (connection) => {
        connection.socket.write('GET / HTTP/1.1\r\nHost: ')
        sendByte(connection, 'x')
      },
      true,
    ],
    [
      'sending its body slowly',
      // In Node, the timeout of the headers must not exceed that of the request.
      { headers: 200, request: 200 },
      (connection) => {
        connection.socket.write(`${startOfPost}Content-Length: 90000\r\n\r\n`)
        sendByte(connection, 'x')
      },
      true,
    ],
    ['idle after a response', { keepAlive: 150 }, ({ socket }) => socket.write(get('/api/health')), true],
    ['not HTTP', {}, ({ socket }) => socket.write('NO HTTP\r\n\r\n'), true],
    ['not taking its response', { silence: 300 }, ({ socket }) => socket.write(get(FILE)), false],
    [
      'not taking its response while it sends more',
      { response: 400 },
      (connection) => {
        connection.socket.write(get(FILE))
        sendByte(connection, get('/api/health'))
      },
      false,
    ],
  ]

  test.each(kinds)('%s is closed in time, even if its client keeps its side open', async (_, limit, run, isReading) => {
    const { origin, metric } = await startTestServer({ siteDir: dir, times: { ...endless, ...limit } })
    const connection = await openConnection(origin, { isReading, closesWithServer: false })
    run(connection)
    await eventually(async () => expect(await metric('http_connections_opened_total')).toBe(1))
    await eventually(async () => expect(await metric('http_connections')).toBe(0))
    connection.socket.destroy()
  })

  test('taking its response a little at a time is closed in time', async () => {
    const { origin, metric } = await startTestServer({ siteDir: dir, times: { ...endless, response: 400 } })
    const connection = await openConnection(origin, { isReading: false })
    connection.socket.write(get(FILE).repeat(3))
    await eventually(async () => expect(await metric('http_connections_opened_total')).toBe(1))
    const timer = setInterval(() => connection.socket.read(1000), 50)
    await eventually(async () => expect(await metric('http_connections')).toBe(0))
    clearInterval(timer)
  })
})

describe('among 500 silent connections', () => {
  const health = async (origin: string, from: string) => {
    const connection = await openConnection(origin, { from })
    connection.socket.write(get('/api/health', 'Connection: close'))
    await connection.closed
    return statuses(connection.received())
  }

  test('from one address, other addresses are served, and so is a new connection from that address', async () => {
    const { origin, metric } = await startTestServer({ connections: { perNetwork: 100, total: 200 } })
    const flood = await Promise.all(Array.from({ length: 500 }, () => openConnection(origin, { from: '127.0.0.2' })))
    await eventually(async () => expect(await metric('http_connections')).toBe(100))
    expect(await health(origin, '127.0.0.3')).toEqual([200])
    expect(await health(origin, '127.0.0.2')).toEqual([200])
    for (const { socket } of flood) socket.destroy()
    await eventually(async () => expect(await metric('http_connections')).toBe(0))
  })

  test('from many addresses, a new connection replaces the one that has been idle for longest', async () => {
    const { origin, metric } = await startTestServer({ connections: { perNetwork: 100, total: 200 } })
    const first = await openConnection(origin, { from: '127.0.1.1' })
    const open = (_: unknown, index: number) => openConnection(origin, { from: `127.0.2.${index % 250}` })
    await Promise.all(Array.from({ length: 500 }, open))
    await first.closed
    await eventually(async () => expect(await metric('http_connections')).toBe(200))
    expect(await health(origin, '127.0.0.3')).toEqual([200])
  })

  test('from a proxy, connections are not limited as if they came from one caller', async () => {
    const { origin, metric } = await startTestServer({ connections: { perNetwork: null } })
    await Promise.all(Array.from({ length: 500 }, () => openConnection(origin)))
    await eventually(async () => expect(await metric('http_connections')).toBe(500))
  })
})

describe('IPv6 connections', () => {
  /** Returns a function that opens a fake connection from an address. */
  function fakeServer(perNetwork: number) {
    const limits = { perNetwork, total: 1000 }
    const connections = createConnections({ limits, times: { response: 1e6, linger: 1e6 }, metrics: createMetrics() })
    const server = createServer()
    connections.watch(server)
    return (address: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address })
      server.emit('connection', socket)
      return socket
    }
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
  const countOpen = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length

  test.each<[string, (index: number) => string, number]>([
    ['one /64 network', (index) => `2001:db8:1:2::${index}`, 10],
    ['many networks within one /56', (index) => `2001:db8:1:2${(index + 16).toString(16)}::1`, 12],
    ['many networks within one /48', (index) => `2001:db8:1:${(index + 16).toString(16)}00::1`, 15],
    ['many unrelated networks', (index) => `2001:db8:${index}::1`, 60],
  ])('are limited per network: from %s', (_, addressOf, expected) => {
    const open = fakeServer(10)
    const neighbour = open('2001:db8:ffff::1')
    const sockets = numbers(60).map((index) => open(addressOf(index)))
    expect(countOpen(sockets)).toBe(expected)
    // The newest connections stay open, and so does the one from elsewhere.
    expect(countOpen(sockets.slice(-expected))).toBe(expected)
    expect(neighbour.destroyed).toBe(false)
  })
})

test('a connection with a running request is never closed to make room', async () => {
  const { origin, metric } = await startTestServer({
    siteDir: dir,
    connections: { perNetwork: 3 },
  })
  const running = await Promise.all(Array.from({ length: 3 }, () => openConnection(origin, { isReading: false })))
  for (const { socket } of running) socket.write(get(FILE))
  await eventually(() => expect(openSiteFiles() ?? 3).toBe(3))
  const refused = await openConnection(origin)
  await refused.closed
  expect(await metric('http_connections')).toBe(3)
  for (const { socket } of running) socket.destroy()
  await eventually(async () => expect(await metric('http_connections')).toBe(0))
})
