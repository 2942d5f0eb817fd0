import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsoleEvents, ConsoleSize } from './console-connection.ts'
import { createConsoleSession, HELD_MAX, type SessionState } from './console-session.ts'

/** A session with a line that tests make and break. */
function startSession(retryDelays: readonly number[] = [1000, 2000]) {
  const lines: { events: ConsoleEvents; sent: string; sizes: ConsoleSize[]; isClosed: boolean }[] = []
  const states: SessionState[] = []
  let shown = ''
  const session = createConsoleSession({
    retryDelays,
    onChange: (state) => void states.push(state),
    screen: {
      write: (bytes) => {
        shown += new TextDecoder().decode(bytes)
      },
      reset: () => {
        shown = ''
      },
      size: () => ({ columns: 80, rows: 24 }),
    },
    connect(events, size) {
      const line = { events, sent: '', sizes: [size], isClosed: false }
      lines.push(line)
      return {
        send: (bytes) => {
          line.sent += new TextDecoder().decode(bytes)
        },
        resize: (next) => void line.sizes.push(next),
        close: () => {
          line.isClosed = true
        },
      }
    },
  })
  const line = () => {
    const last = lines.at(-1)
    if (!last) throw new Error('There is no line')
    return last
  }
  return { session, lines, line, states, state: () => states.at(-1), shown: () => shown }
}

const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a console session', () => {
  test('shows what the machine writes, and sends what is typed and the size of the window', () => {
    const { session, line, state, shown } = startSession()
    expect(line().sizes).toEqual([{ columns: 80, rows: 24 }])
    line().events.onOpen(true)
    expect(state()).toEqual({ name: 'open', isScripted: true, latency: null, held: 0 })
    line().events.onData(bytes('login: '))
    session.type('gốc\r')
    session.resize({ columns: 120, rows: 40 })
    line().events.onLatency(7)
    expect([shown(), line().sent]).toEqual(['login: ', 'gốc\r'])
    expect(line().sizes.at(-1)).toEqual({ columns: 120, rows: 40 })
    expect(state()).toMatchObject({ latency: 7 })
  })

  test('connects again after a lost line, with more patience each time, and shows what was written before once', () => {
    const { line, lines, state, shown } = startSession()
    line().events.onOpen(false)
    line().events.onData(bytes('a'))
    line().events.onLost()
    expect([state()?.name, line().isClosed, lines.length]).toEqual(['reconnecting', true, 1])
    vi.advanceTimersByTime(1000)
    line().events.onLost()
    vi.advanceTimersByTime(1999)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(1)
    line().events.onOpen(false)
    line().events.onData(bytes('ab'))
    expect([state()?.name, shown()]).toEqual(['open', 'ab'])
  })

  test('leaves it to the user when no attempt succeeds; one that succeeds makes it patient again', () => {
    const { session, line, lines, state } = startSession([10])
    line().events.onLost()
    vi.advanceTimersByTime(10)
    line().events.onLost()
    expect(state()).toEqual({ name: 'lost' })
    vi.runAllTimers()
    expect(lines).toHaveLength(2)
    session.connect()
    expect(state()).toEqual({ name: 'connecting' })
    line().events.onOpen(false)
    line().events.onLost()
    expect(state()?.name).toBe('reconnecting')
  })

  test('keeps what is typed without a line, and sends it only when the user says so', () => {
    const { session, line, state } = startSession([10])
    line().events.onOpen(false)
    line().events.onLost()
    session.type('ls')
    session.type(' -l')
    expect(state()).toEqual({ name: 'reconnecting', held: 5 })
    vi.advanceTimersByTime(10)
    line().events.onOpen(false)
    expect([state(), line().sent]).toEqual([{ name: 'open', isScripted: false, latency: null, held: 5 }, ''])
    session.sendHeld()
    expect([state(), line().sent]).toEqual([{ name: 'open', isScripted: false, latency: null, held: 0 }, 'ls -l'])
  })

  test('forgets what was typed without a line when the user says so, and keeps no more than a little', () => {
    const { session, line, state } = startSession([10, 10])
    line().events.onLost()
    session.type('x'.repeat(HELD_MAX + 1))
    expect(state()).toEqual({ name: 'reconnecting', held: HELD_MAX })
    session.dropHeld()
    vi.advanceTimersByTime(10)
    line().events.onOpen(false)
    expect(state()).toMatchObject({ name: 'open', held: 0 })
  })

  test.each(['session_ended', 'suspended', 'locked', 'idle', 'too_fast', 'machine_gone', 'machine_stopped'] as const)(
    'ends for good with the reason %s',
    (reason) => {
      const { session, line, lines, state } = startSession()
      line().events.onOpen(false)
      line().events.onEnd(reason)
      expect(state()).toEqual({ name: 'ended', reason })
      session.type('x')
      vi.runAllTimers()
      expect([lines.length, line().sent, line().isClosed]).toEqual([1, '', true])
    },
  )

  test('connects again when the server stops', () => {
    const { line, lines, state } = startSession()
    line().events.onOpen(false)
    line().events.onEnd('server_stopping')
    expect(state()?.name).toBe('reconnecting')
    vi.advanceTimersByTime(1000)
    expect(lines).toHaveLength(2)
  })

  test('is refused with a message, and can be tried again', () => {
    const { session, line, lines, state } = startSession()
    line().events.onRefused('Máy đang tắt.')
    expect(state()).toEqual({ name: 'refused', message: 'Máy đang tắt.' })
    session.connect()
    expect(lines).toHaveLength(2)
  })

  test('ignores a line that it has left', () => {
    const { session, lines, states, shown } = startSession()
    session.disconnect()
    const [first] = lines
    const known = states.length
    first?.events.onOpen(false)
    first?.events.onData(bytes('x'))
    first?.events.onLost()
    expect([states.length, states.at(-1), shown()]).toEqual([known, { name: 'closed' }, ''])
    session.dispose()
    vi.runAllTimers()
    expect(lines).toHaveLength(1)
  })
})
