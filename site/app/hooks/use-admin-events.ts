import { useEffect, useEffectEvent } from 'react'
import type { EventName } from '#contracts/events.ts'

const EVENTS = '/api/events'
/** How long a stream that has ended is left alone. */
const AGAIN_MS = 5000

/** An event as the stream has it: lines with a name before each value, and an empty line at its end. */
function readEvent(block: string): { name: string; data: string } {
  const valuesOf = (field: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join('\n')
  return { name: valuesOf('event'), data: valuesOf('data') }
}

/**
 * Calls `onEvent` for each record of all customers that changes on the server, with its id and its customer's, while the page is looked at. The browser's own
 * streams of events have no place for the admin's token, so this one is read from a response. Polling behind it goes on.
 */
export function useAdminEvents(token: string | undefined, onEvent: (name: EventName, record: { id?: string }) => void) {
  const apply = useEffectEvent(({ name, data }: { name: string; data: string }) => {
    if (data !== '') onEvent(name as EventName, JSON.parse(data))
  })
  useEffect(() => {
    if (token === undefined) return
    let stream: AbortController | undefined
    let again: ReturnType<typeof setTimeout> | undefined

    async function read({ signal }: AbortController) {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': document.documentElement.lang }
      const response = await fetch(EVENTS, { headers, signal })
      if (!response.ok || !response.body) return
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const blocks = (rest + part.value.replaceAll('\r', '')).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) apply(readEvent(block))
      }
    }
    function connect() {
      const opened = new AbortController()
      stream = opened
      // Polling says what is wrong.
      read(opened)
        .catch(() => undefined)
        .finally(() => {
          if (stream === opened) again = setTimeout(connect, AGAIN_MS)
        })
    }
    function disconnect() {
      const opened = stream
      stream = undefined
      opened?.abort()
      clearTimeout(again)
    }
    const follow = () => {
      if (document.visibilityState !== 'visible') disconnect()
      else if (stream === undefined) connect()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      disconnect()
    }
  }, [token])
}
