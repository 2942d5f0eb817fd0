import { useCallback, useEffectEvent } from 'react'
import { CONSOLE_PROTOCOL, type ConsoleCommand, type ConsoleNotice, type ConsoleTicket } from '#contracts/console.ts'
import type { ConnectConsole, ConsoleEvents, ConsoleSize } from '#ds/account/MachineConsole/console-connection.ts'
import { ApiError } from '#site/api/api-error.ts'
import { request } from '#site/api/request.ts'
import { useOnCallError } from '#site/session/call-errors.tsx'

/** How often the line is measured, in milliseconds: one that did not respond since the last time is lost. */
const PING_MS = 10_000
/** The most bytes of a message, and how long to wait before the next one, so that a long paste is not more than the server takes. */
const CHUNK = 16_384
const CHUNK_MS = 400

/** Whether another attempt may help. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

/** A WebSocket with a ticket, which reports to a console. */
function openSocket({ ticket, url }: ConsoleTicket, size: () => ConsoleSize, events: ConsoleEvents) {
  const socket = new WebSocket(url, [`${CONSOLE_PROTOCOL}${ticket}`])
  socket.binaryType = 'arraybuffer'
  const waiting: Uint8Array<ArrayBuffer>[] = []
  let isSending = false
  let isOver = false
  let hasPong = true
  let pings: ReturnType<typeof setInterval> | undefined

  const say = (command: ConsoleCommand) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
  }

  function end(report: () => void): void {
    if (isOver) return
    isOver = true
    clearInterval(pings)
    socket.close()
    report()
  }

  function ping(): void {
    if (!hasPong) {
      end(events.onLost)
      return
    }
    hasPong = false
    say({ kind: 'ping', at: performance.now() })
  }

  function sendNext(): void {
    const next = waiting.shift()
    isSending = next !== undefined
    if (!next || isOver || socket.readyState !== WebSocket.OPEN) return
    socket.send(next)
    // Keys are sent at once; what follows a full message waits.
    if (next.length < CHUNK) sendNext()
    else setTimeout(sendNext, CHUNK_MS)
  }

  function take(notice: ConsoleNotice): void {
    if (notice.kind === 'opened') {
      events.onOpen(notice.isScripted)
      say({ kind: 'resize', ...size() })
      ping()
      pings = setInterval(ping, PING_MS)
    } else if (notice.kind === 'pong') {
      hasPong = true
      events.onLatency(Math.max(1, Math.round(performance.now() - notice.at)))
    } else if (notice.kind === 'closing') end(() => events.onEnd(notice.reason))
  }

  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isOver) return
    if (typeof data === 'string') take(JSON.parse(data))
    else events.onData(new Uint8Array(data))
  }
  // This is also called if the console could not be opened: a new ticket may be refused with a reason.
  socket.onclose = () => end(events.onLost)

  return {
    say,
    send(bytes: Uint8Array) {
      for (let start = 0; start < bytes.length; start += CHUNK) waiting.push(bytes.slice(start, start + CHUNK))
      if (!isSending) sendNext()
    },
    close: () => end(() => undefined),
  }
}

/** Returns how a console connects to a machine: with a new ticket each time. It stays the same for a machine. */
export function useConsole(vpsId: string): ConnectConsole {
  const onCallError = useOnCallError()
  const report = useEffectEvent((error: unknown) => onCallError(error))

  return useCallback(
    (events, initialSize) => {
      let size = initialSize
      let socket: ReturnType<typeof openSocket> | null = null
      let isClosed = false
      request(`POST /api/vps/${vpsId}/console`)
        .then((ticket) => {
          if (!isClosed) socket = openSocket(ticket, () => size, events)
        })
        .catch((error: unknown) => {
          if (isClosed) return
          if (isPassing(error)) {
            events.onLost()
            return
          }
          report(error)
          const isSignedOut = error instanceof ApiError && error.status === 401
          if (isSignedOut) events.onEnd(error.code === 'session_locked' ? 'locked' : 'session_ended')
          else events.onRefused(error instanceof ApiError ? error.detail : String(error))
        })
      return {
        send: (bytes) => socket?.send(bytes),
        resize(next) {
          size = next
          socket?.say({ kind: 'resize', ...next })
        },
        close() {
          isClosed = true
          socket?.close()
        },
      }
    },
    [vpsId],
  )
}
