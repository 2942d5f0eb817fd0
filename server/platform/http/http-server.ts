import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type ConnectionLimits, createConnections } from './connections.ts'
import { problemOf, refusalOf } from './problem-response.ts'
import { closedPolicy } from './security-headers.ts'
import { refuseUpgrade, type Upgrades } from './upgrades.ts'

/** Timeouts for slow clients, in milliseconds. */
export interface HttpTimes {
  /** Until the headers of a request are complete, from the start of the connection or of the request. */
  headers: number
  /** Until a request is complete: a file of 10 MB over 1 Mbit/s needs 80 s. Who sends nothing is ended by `silence` before. */
  request: number
  /** While a request runs: until the client receives or sends data. */
  silence: number
  /** Until the client has received a response. */
  response: number
  /** Until the next request of a connection; longer than the 60 s for which proxies keep theirs. */
  keepAlive: number
  /** Until the client closes its side, once the server has closed its own. */
  linger: number
  /** The interval at which the timeouts of headers and requests are checked. */
  check: number
}

const defaultTimes: HttpTimes = {
  headers: 10_000,
  request: 120_000,
  silence: 30_000,
  response: 150_000,
  keepAlive: 65_000,
  linger: 1000,
  check: 2000,
}

interface HttpServerOptions {
  metrics: Metrics
  log: Log
  limits: ConnectionLimits
  /** Connections that change to another protocol. Default: none. */
  upgrades?: Upgrades | undefined
  /** Shorter times, for tests. */
  times?: Partial<HttpTimes>
}

/**
 * Creates a server for an application. It bounds the resources and the time of each connection. Input that is not HTTP is counted and
 * logged, gets a problem document, and ends the connection.
 */
export function createHttpServer(app: RequestListener, options: HttpServerOptions): Server {
  const { metrics, log, limits, upgrades } = options
  const times = { ...defaultTimes, ...options.times }
  const malformed = metrics.counter('http_malformed_requests_total', 'Input that was not HTTP, and incomplete requests')
  malformed.add({}, 0)
  const connections = createConnections({ limits, times, metrics })

  /** Counts and logs malformed input, and returns the response. */
  function refuse(socket: Socket, reason: string) {
    malformed.add()
    const requestId = randomUUID()
    log.info({ requestId, status: 400, reason, address: socket.remoteAddress }, 'malformed request')
    return malformedResponse(requestId)
  }

  const listener = connections.oneAtATime((request, response) => {
    if (hasValidHost(request)) return app(request, response)
    const { headers, body } = refuse(request.socket, 'host')
    response.writeHead(400, headers).end(body)
  })
  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.check,
      // Node itself would send an empty response to a request without a host.
      requireHostHeader: false,
      // Browsers and proxies may offer other protocols, which are ignored, as the standard allows.
      shouldUpgradeCallback: (request) => hasValidHost(request) && (upgrades?.accepts(request) ?? false),
    },
    listener,
  )
  server.setTimeout(times.silence)
  connections.watch(server)
  // An unknown expectation is ignored, as the standard allows.
  server.on('checkExpectation', listener)
  server.on('upgrade', (request, stream, head) => {
    const socket = stream as Socket
    connections.keep(socket)
    // The new protocol reports its own errors; a connection that breaks before is closed.
    socket.on('error', () => socket.destroy())
    const requestId = randomUUID()
    upgrades?.open(request, socket, head, requestId).catch((error: unknown) => {
      if (!refusalOf(error)) log.error({ err: error, requestId }, 'bug')
      refuseUpgrade(request, socket, error, requestId)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    // All connections of this server are sockets.
    const socket = stream as Socket
    connections.afterRequests(socket, () => {
      const isStarted = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent
      // A response that has started cannot be replaced.
      if (!socket.writable || isStarted) {
        malformed.add()
        socket.destroy()
        return
      }
      const { headers, body } = refuse(socket, error.code ?? error.message)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    })
  })
  return server
}

/** The characters of a host with its port (RFC 3986). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/

/** Whether a request has exactly one valid `Host` header, which is optional in HTTP/1.0. */
function hasValidHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let lines = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines === 1 && HOST.test(headers.host)
}

/** The response to input that is not HTTP. */
function malformedResponse(requestId: string) {
  const body = JSON.stringify(problemOf(new Refusal('malformed_request'), 'en', requestId))
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  }
  return { headers, body }
}
