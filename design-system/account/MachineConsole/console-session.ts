import type { ConnectConsole, ConsoleConnection, ConsoleEnd, ConsoleSize } from './console-connection.ts'

/** The state of a console in a page. */
export type SessionState =
  | { name: 'connecting' }
  /** `held`: the number of characters that were typed while there was no line, and are not sent yet. */
  | { name: 'open'; isScripted: boolean; latency: number | null; held: number }
  | { name: 'reconnecting'; held: number }
  | { name: 'ended'; reason: ConsoleEnd }
  /** No attempt succeeded, or the user has closed it. */
  | { name: 'lost' | 'closed' }
  | { name: 'refused'; message: string }

/** What a session shows: a terminal. */
export interface SessionScreen {
  write: (bytes: Uint8Array) => void
  /** Removes everything: what the machine wrote before comes again. */
  reset: () => void
  size: () => ConsoleSize
}

interface SessionOptions {
  connect: ConnectConsole
  screen: SessionScreen
  /** How long to wait before each attempt to connect again, in milliseconds; after the last one it is left to the user. */
  retryDelays: readonly number[]
  onChange: (state: SessionState) => void
}

/** Connects a terminal with a machine, again and again if the line breaks. */
export interface ConsoleSession {
  /** Sends what was typed, or keeps it while there is no line. */
  type: (text: string) => void
  /** Sends what was kept. */
  sendHeld: () => void
  /** Forgets what was kept. */
  dropHeld: () => void
  resize: (size: ConsoleSize) => void
  /** Connects at once, after an end or instead of waiting. */
  connect: () => void
  /** Closes the connection, until `connect`. */
  disconnect: () => void
  /** Ends everything. */
  dispose: () => void
}

/** The most characters that are kept while there is no line. */
export const HELD_MAX = 4096

const encoder = new TextEncoder()

export function createConsoleSession({ connect, screen, retryDelays, onChange }: SessionOptions): ConsoleSession {
  let state: SessionState = { name: 'connecting' }
  let connection: ConsoleConnection | null = null
  /** The number of the present attempt: events of an earlier one are ignored. */
  let attempt = 0
  let failures = 0
  let held = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: SessionState): void {
    state = next
    onChange(next)
  }

  function leave(): void {
    attempt += 1
    clearTimeout(timer)
    connection?.close()
    connection = null
  }

  /** Ends the connection for good: what was kept was for it. */
  function end(next: SessionState): void {
    leave()
    held = ''
    change(next)
  }

  function retry(): void {
    const delay = retryDelays[failures]
    if (delay === undefined) {
      end({ name: 'lost' })
      return
    }
    leave()
    failures += 1
    change({ name: 'reconnecting', held: held.length })
    timer = setTimeout(open, delay)
  }

  function open(): void {
    leave()
    const own = attempt
    const ifCurrent =
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        if (own === attempt) run(...args)
      }
    connection = connect(
      {
        onOpen: ifCurrent((isScripted) => {
          failures = 0
          screen.reset()
          change({ name: 'open', isScripted, latency: null, held: held.length })
        }),
        onData: ifCurrent(screen.write),
        onLatency: ifCurrent((latency) => {
          if (state.name === 'open') change({ ...state, latency })
        }),
        onEnd: ifCurrent((reason) => {
          // A new server takes over within seconds.
          if (reason === 'server_stopping') retry()
          else end({ name: 'ended', reason })
        }),
        onLost: ifCurrent(retry),
        onRefused: ifCurrent((message) => end({ name: 'refused', message })),
      },
      screen.size(),
    )
  }

  open()

  return {
    type(text) {
      if (state.name === 'open') connection?.send(encoder.encode(text))
      if (state.name !== 'reconnecting') return
      held = (held + text).slice(0, HELD_MAX)
      change({ ...state, held: held.length })
    },
    sendHeld() {
      if (state.name !== 'open') return
      connection?.send(encoder.encode(held))
      held = ''
      change({ ...state, held: 0 })
    },
    dropHeld() {
      held = ''
      if (state.name === 'open' || state.name === 'reconnecting') change({ ...state, held: 0 })
    },
    resize: (size) => connection?.resize(size),
    connect() {
      failures = 0
      change({ name: 'connecting' })
      open()
    },
    disconnect: () => end({ name: 'closed' }),
    dispose: leave,
  }
}
