import type { Response } from 'express'
import type { Timers } from '#server/platform/timers.ts'

/** A stream of server-sent events to one client. */
export interface EventStream {
  /** Sends an event with its data as JSON. Does nothing once the stream has ended. */
  send(event: { name: string; data: unknown }): void
  /** Ends the stream; the client connects again if it still wants events. */
  end(): void
  /** Calls the listener once the stream has ended, by either side. */
  onClose(listener: () => void): void
}

/** How often a silent stream says that it lives, in milliseconds: connections without any data are closed sooner or later by proxies. */
const HEARTBEAT = 15_000
/**
 * How long a stream lives, in milliseconds: less than a response may take (`HttpTimes`). Clients connect again, and then to a server that may be
 * another one.
 */
const LIFE = 100_000
/** How much may wait for a slow client, in bytes, before its stream is ended. */
const WAITING_MAX = 256_000

interface EventStreamOptions {
  timers: Timers
  /** Rejects when the caller may no longer receive the events, such as after signing out. Asked with each heartbeat. */
  checkCaller: () => Promise<unknown>
}

/** Begins to answer a request with a stream of events. */
export function openEventStream(response: Response, { timers, checkCaller }: EventStreamOptions): EventStream {
  response.set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies such as nginx would collect events before they pass them on.
    'x-accel-buffering': 'no',
  })
  // After the end the client waits for a second before it connects again.
  response.write('retry: 1000\n\n')

  let beats = 0
  const end = () => void (response.writableEnded || response.end())
  const stop = timers.every(HEARTBEAT, async () => {
    beats += 1
    try {
      await checkCaller()
    } catch {
      return end()
    }
    if (beats * HEARTBEAT >= LIFE) end()
    else response.write(':\n\n')
  })
  response.once('close', () => void stop())

  return {
    send({ name, data }) {
      if (response.writableEnded || response.destroyed) return
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      if (response.writableLength > WAITING_MAX) response.destroy()
    },
    end,
    onClose(listener) {
      if (response.destroyed || response.writableEnded) listener()
      else response.once('close', listener)
    },
  }
}
