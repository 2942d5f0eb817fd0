import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { advance } from '#site/testing/fake-api-test-tools.tsx'
import { useAdminEvents } from './use-admin-events.ts'

interface OpenStream {
  headers: Headers
  send: (text: string) => void
  end: () => void
  signal: AbortSignal
}

const streams: OpenStream[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened
      },
    })
    streams.push({
      headers: new Headers(headers),
      send: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
      signal: signal as AbortSignal,
    })
    return new Response(body)
  })
})
afterEach(() => {
  streams.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(token: string | undefined) {
  const onEvent = vi.fn()
  const hook = renderHook(() => useAdminEvents(token, onEvent))
  await advance()
  return { onEvent, hook }
}

test('events are read as they come, also in pieces, with the token', async () => {
  const { onEvent } = await follow('token')
  expect(streams[0]?.headers.get('Authorization')).toBe('Bearer token')
  streams[0]?.send(': alive\n\nevent: ticket\nda')
  streams[0]?.send('ta: {"id":"1"}\n\nevent: vps\ndata: {"id":"2"}\n\n')
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2))
  expect(onEvent.mock.calls).toEqual([
    ['ticket', { id: '1' }],
    ['vps', { id: '2' }],
  ])
})

test('a stream that has ended is opened again after a pause, and one that is left is closed', async () => {
  const { hook } = await follow('token')
  streams[0]?.end()
  await vi.waitFor(async () => {
    await advance(5000)
    expect(streams).toHaveLength(2)
  })
  hook.unmount()
  expect(streams[1]?.signal.aborted).toBe(true)
})

test('without a token there is no stream', async () => {
  await follow(undefined)
  expect(streams).toEqual([])
})
