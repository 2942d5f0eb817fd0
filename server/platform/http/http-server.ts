import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type ConnectionLimits, createConnections } from './connections.ts'
import { problemOf } from './problem-response.ts'
import { closedPolicy } from './security-headers.ts'

/** Timeouts for slow clients, in milliseconds. */
export interface HttpTimes {
  /** Until the headers of a request are complete, from the start of the connection or of the request. */
  headers: number
  /** Until a request is complete. */
  request: number
  /** While a request runs: until the client takes or sends anything. */
  silence: number
  /** Until a response has been taken. */
  response: number
  /** Until the next request of a connection; longer than the 60 s for which proxies keep theirs. */
  keepAlive: number
  /** Until the client closes its side, once the server has closed its own. */
  linger: number
  /** How often late headers and requests are checked. */
  check: number
}

const usualTimes: HttpTimes = {
  headers: 10_000,
  request: 30_000,
  silence: 30_000,
  response: 120_000,
  keepAlive: 65_000,
  linger: 1000,
  check: 2000,
}

interface HttpServerOptions {
  metrics: Metrics
  log: Log
  limits: ConnectionLimits
  /** Shorter times, for tests. */
  times?: Partial<HttpTimes>
}

/**
 * A server for an application. It bounds what each connection holds and for how long, and answers, counts and logs what is no
 * HTTP: with a problem document, and the end of the connection.
 */
export function createHttpServer(app: RequestListener, options: HttpServerOptions): Server {
  const { metrics, log, limits } = options
  const times = { ...usualTimes, ...options.times }
  const malformed = metrics.counter('http_malformed_requests_total', 'What was no HTTP, or never became a whole call')
  malformed.add({}, 0)
  const connections = createConnections({ limits, times, metrics })

  /** Counts and logs a refusal, and gives what to say. */
  function refusal(socket: Socket, reason: string) {
    malformed.add()
    const requestId = randomUUID()
    log.info({ requestId, status: 400, reason, address: socket.remoteAddress }, 'malformed request')
    return refusalOf(requestId)
  }

  const listener = connections.inTurn((request, response) => {
    if (namesOneHost(request)) return app(request, response)
    const { headers, body } = refusal(request.socket, 'host')
    response.writeHead(400, headers).end(body)
  })
  const server = createServer(
    {
      headersTimeout: times.headers,
      requestTimeout: times.request,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.check,
      // Node would answer a call that names no host by itself, with nothing in it.
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(times.silence)
  connections.watch(server)
  // An expectation that nobody knows is ignored, as the standard allows.
  server.on('checkExpectation', listener)
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    // Connections of this server are sockets: it takes no others.
    const socket = stream as Socket
    connections.afterRequests(socket, () => {
      const isStarted = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent
      // Into a response that has begun, nothing can be said any more.
      if (!socket.writable || isStarted) {
        malformed.add()
        socket.destroy()
        return
      }
      const { headers, body } = refusal(socket, error.code ?? error.message)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    })
  })
  return server
}

/** The characters of a host with its port (RFC 3986). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/

/** Whether a call says, in one valid line, which host it is for. HTTP/1.0 need not say it. */
function namesOneHost({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0'
  let lines = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines === 1 && HOST.test(headers.host)
}

/** The response to input that is not HTTP. */
function refusalOf(requestId: string) {
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
