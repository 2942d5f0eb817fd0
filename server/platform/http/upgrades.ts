import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '#server/platform/problems.ts'
import { requestedLanguage } from '#server/platform/requested-language.ts'
import { problemOf, refusalOf } from './problem-response.ts'
import { closedPolicy } from './security-headers.ts'

/** Connections that change from HTTP to another protocol. */
export interface Upgrades {
  /** Whether a request may change the protocol. If not, it is an ordinary request. */
  accepts(request: IncomingMessage): boolean
  /** Takes over the connection of an accepted request, or throws. `head` are the first bytes of the new protocol. */
  open(request: IncomingMessage, socket: Socket, head: Buffer, requestId: string): Promise<void>
}

/** Refuses to change the protocol, with a problem document, and ends the connection. */
export function refuseUpgrade(request: IncomingMessage, socket: Socket, error: unknown, requestId: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const refusal = refusalOf(error) ?? new Refusal('internal')
  const language = requestedLanguage(request.headers['accept-language'], 'vi')
  const problem = problemOf(refusal, language, requestId)
  const body = JSON.stringify(problem)
  const { retryAfter } = refusal.options
  const headers = {
    Connection: 'close',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Language': language,
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    ...(problem.status === 401 ? { 'WWW-Authenticate': 'Session' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
