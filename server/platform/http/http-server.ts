import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { problemOf } from './problem-answer.ts'
import { closedPolicy } from './security-headers.ts'

/** What is set up on every server: nobody may take longer than this, in milliseconds, to say what they want. */
const waits = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }

/**
 * A server for an application, which also answers, and counts, what is no HTTP: with a problem document, and the end of the
 * connection.
 */
export function createHttpServer(app: RequestListener, metrics: Metrics): Server {
  const malformed = metrics.counter('http_malformed_requests_total', 'What was no HTTP, or never became a whole call')
  malformed.add({}, 0)
  const listener: RequestListener = (request, response) => {
    if (namesHost(request)) return app(request, response)
    malformed.add()
    const { headers, body } = refusal()
    response.writeHead(400, headers).end(body)
  }
  // Node would answer a call that names no host by itself, with nothing in it.
  const server = createServer({ ...waits, requireHostHeader: false }, listener)
  // An expectation that nobody knows is ignored, as the standard allows.
  server.on('checkExpectation', listener)
  server.on('clientError', (_error, socket) => {
    malformed.add()
    refuse(socket)
  })
  return server
}

/** Whether a call says which host it is for, as HTTP/1.1 demands. */
const namesHost = ({ httpVersion, headers }: IncomingMessage) => httpVersion === '1.0' || headers.host !== undefined

/** What is said to who sent no HTTP. */
function refusal() {
  const requestId = randomUUID()
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

function refuse(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): void {
  // Into an answer that has begun, nothing can be said any more.
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy()
    return
  }
  const { headers, body } = refusal()
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
