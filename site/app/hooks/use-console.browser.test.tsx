import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConsoleEvents } from '#ds/account/MachineConsole/index.ts'
import { FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { useConsole } from './use-console.ts'

/** A WebSocket that a test operates. */
class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket | null = null
  readyState = FakeSocket.OPEN
  binaryType = ''
  sent: unknown[] = []
  isClosed = false
  onmessage: (event: { data: unknown }) => void = () => undefined
  onclose: () => void = () => undefined
  readonly url: string
  readonly protocols: string[]
  constructor(url: string, protocols: string[]) {
    this.url = url
    this.protocols = protocols
    FakeSocket.last = this
  }
  send(data: unknown) {
    this.sent.push(typeof data === 'string' ? JSON.parse(data) : new TextDecoder().decode(data as Uint8Array))
  }
  close() {
    this.isClosed = true
  }
  say(notice: object) {
    this.onmessage({ data: JSON.stringify(notice) })
  }
}

const POST = 'POST /api/vps/v1/console'
const ticket = { ticket: 'abc', url: 'wss://sen.test/api/vps/v1/console', expiresAt: '2026-11-21T03:00:30.000Z' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.last = null
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function connect(reply: unknown = ticket) {
  const { calls } = fakeApi({ [POST]: reply })
  const reports: unknown[] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void reports.push([name, ...args])
  const events: ConsoleEvents = {
    onOpen: note('open'),
    onData: (bytes) => void reports.push(['data', new TextDecoder().decode(bytes)]),
    onLatency: note('latency'),
    onEnd: note('end'),
    onLost: note('lost'),
    onRefused: note('refused'),
  }
  const { result } = renderHook(() => useConsole('v1'))
  const connection = result.current(events, { columns: 80, rows: 24 })
  await vi.advanceTimersByTimeAsync(0)
  const socket = () => {
    if (!FakeSocket.last) throw new Error('No socket was opened')
    return FakeSocket.last
  }
  return { connection, reports, calls, socket }
}

test('a console opens a socket with a ticket as its subprotocol, and passes on what comes', async () => {
  const { reports, socket, calls } = await connect()
  expect(calls.map(({ call }) => call)).toEqual([POST])
  expect([socket().url, socket().protocols, socket().binaryType]).toEqual([
    ...[ticket.url, ['sen-console.abc'], 'arraybuffer'],
  ])
  socket().say({ kind: 'opened', machine: 'web-1', isScripted: true })
  socket().onmessage({ data: new TextEncoder().encode('login: ').buffer })
  socket().say({ kind: 'historyEnd' })
  expect(reports).toEqual([
    ['open', true],
    ['data', 'login: '],
  ])
  expect(socket().sent[0]).toEqual({ kind: 'resize', columns: 80, rows: 24 })
})

test('keys are sent at once, and a long paste in pieces', async () => {
  const { connection, socket } = await connect()
  socket().say({ kind: 'opened', machine: 'web-1', isScripted: false })
  socket().sent.length = 0
  connection.send(new TextEncoder().encode('l'))
  connection.send(new TextEncoder().encode('s'))
  expect(socket().sent).toEqual(['l', 's'])
  connection.send(new TextEncoder().encode('x'.repeat(40_000)))
  connection.send(new TextEncoder().encode('\r'))
  expect(socket().sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket().sent.join('')).toBe(`ls${'x'.repeat(40_000)}\r`)
  connection.resize({ columns: 120, rows: 40 })
  expect(socket().sent).toContainEqual({ kind: 'resize', columns: 120, rows: 40 })
})

test('the line is measured, and closed when it does not respond', async () => {
  const { reports, socket } = await connect()
  socket().say({ kind: 'opened', machine: 'web-1', isScripted: false })
  const ping = socket().sent.at(-1) as { kind: string; at: number }
  expect(ping.kind).toBe('ping')
  socket().say({ kind: 'pong', at: ping.at })
  expect(reports.at(-1)).toEqual(['latency', expect.any(Number)])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reports.at(-1)).toEqual(['lost'])
  expect(socket().isClosed).toBe(true)
})

test('a console reports why the server closes it, and nothing more', async () => {
  const { reports, socket } = await connect()
  socket().say({ kind: 'closing', reason: 'suspended' })
  socket().onclose()
  expect(reports).toEqual([['end', 'suspended']])
})

test.each([
  ['a socket that closes', ticket, ['lost']],
  ['a server that is away', new FakeProblem(503), ['lost']],
  ['too many attempts', new FakeProblem(429), ['lost']],
  ['a machine without a console', new FakeProblem(409, { detail: 'Máy đang tắt.' }), ['refused', 'Máy đang tắt.']],
  ['an ended session', new FakeProblem(401, { code: 'not_signed_in' }), ['end', 'session_ended']],
  ['a locked customer', new FakeProblem(401, { code: 'session_locked' }), ['end', 'locked']],
])('a console reports %s', async (_, reply, report) => {
  const { reports } = await connect(reply)
  FakeSocket.last?.onclose()
  expect(reports).toEqual([report])
})

test('a console that was closed opens nothing', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const { connection, reports } = await connect(() => promise)
  connection.close()
  resolve(ticket)
  await vi.advanceTimersByTimeAsync(0)
  expect([FakeSocket.last, reports]).toEqual([null, []])
})
