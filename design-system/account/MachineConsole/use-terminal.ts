import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ConnectConsole } from './console-connection.ts'
import { type ConsoleSession, createConsoleSession, type SessionState } from './console-session.ts'
import type { TerminalView } from './terminal-view.ts'

interface UseTerminalOptions {
  connect: ConnectConsole
  /** Whether there is a console to connect to. */
  isAvailable: boolean
  retryDelays: readonly number[]
  /** The accessible name of what is typed into. */
  label: string
  /** Changes what is typed before it is sent. */
  onInput: (text: string) => string
  isOwnKey: (event: KeyboardEvent) => boolean
}

/** A terminal with its session. */
interface OpenedTerminal {
  view: TerminalView
  session: ConsoleSession
}

/** A value as it was rendered last, for callbacks that outlive a render. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}

/** Opens a terminal in the element of the returned ref, and connects it. Its code is loaded then. */
export function useTerminal(options: UseTerminalOptions) {
  const { isAvailable } = options
  const screen = useRef<HTMLDivElement>(null)
  const latest = useLatest(options)
  const [opened, setOpened] = useState<OpenedTerminal | null>(null)
  const [state, setState] = useState<SessionState>({ name: 'connecting' })
  const [hasSelection, setHasSelection] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const parent = screen.current
    if (!isAvailable || !parent) return
    const abort = new AbortController()
    const { signal } = abort
    let session: ConsoleSession | null = null
    let view: TerminalView | null = null

    async function open(element: HTMLElement): Promise<void> {
      const { openTerminal } = await import('./open-terminal.ts')
      if (signal.aborted) return
      const terminalOptions = {
        label: latest.current.label,
        onInput: (text: string) => session?.type(latest.current.onInput(text)),
        onResize: (size: { columns: number; rows: number }) => session?.resize(size),
        onSelection: setHasSelection,
        isOwnKey: (event: KeyboardEvent) => latest.current.isOwnKey(event),
      }
      view = await openTerminal(element, terminalOptions, signal)
      if (!view) return
      const shown = view
      session = createConsoleSession({
        connect: (...args) => latest.current.connect(...args),
        screen: shown,
        retryDelays: latest.current.retryDelays,
        onChange(next) {
          setState(next)
          shown.setReadOnly(next.name !== 'open' && next.name !== 'reconnecting')
        },
      })
      setOpened({ view: shown, session })
    }

    open(parent).catch(() => signal.aborted || setHasFailed(true))
    return () => {
      abort.abort()
      session?.dispose()
      view?.dispose()
      setOpened(null)
      setState({ name: 'connecting' })
      setHasSelection(false)
      setHasFailed(false)
    }
  }, [isAvailable, latest])

  return { screen, view: opened?.view, session: opened?.session, state, hasSelection, hasFailed }
}
