import { SquareTerminal } from 'lucide-react'
import { type ClipboardEvent, type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EmptyState } from '#ds/components/feedback/EmptyState/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Notice } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { classNames } from '#ds/css/class-names.ts'
import { type SubmitResult, useAction } from '#ds/hooks/use-action.ts'
import { ConsoleBar } from './ConsoleBar.tsx'
import { ConsoleKeys } from './ConsoleKeys.tsx'
import { ConsoleMessage, PasteQuestion } from './ConsoleMessage.tsx'
import type { ConnectConsole } from './console-connection.ts'
import * as css from './MachineConsole.css.ts'
import type { MachineConsoleTexts } from './machine-console-texts.ts'
import { pastedLines, withControl } from './pasted-lines.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useTerminal } from './use-terminal.ts'

export interface MachineConsoleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the machine. */
  machineName: string
  /** Connects to the machine. */
  connect: ConnectConsole
  /** Why there is no console now, such as a machine that is switched off. It then connects to nothing. */
  disabledReason?: string | undefined
  /** Starts a machine that is switched off. Without it there is no button for that. */
  onStart?: (() => Promise<SubmitResult>) | undefined
  /** After how many minutes without a key the server closes it. Default: 30. */
  idleMinutes?: number
  /** How long to wait before each attempt to connect again, in milliseconds. Default: from 1 s to 20 s, six times. */
  retryDelays?: readonly number[]
  texts: MachineConsoleTexts
}

/** The key that leaves the terminal, and returns. */
const LEAVE = 'F6'
const defaultDelays = [1000, 2000, 5000, 10_000, 20_000, 20_000]

/**
 * The serial console of a machine in a terminal, dark in both themes. Its keys belong to the machine, except F6, which leaves it. A line that is
 * lost is connected again; what was typed meanwhile is kept until the user sends or drops it. Several lines that are pasted may be several
 * commands: they are shown before they are sent.
 */
export function MachineConsole({
  machineName,
  connect,
  disabledReason,
  onStart,
  idleMinutes = 30,
  retryDelays = defaultDelays,
  texts,
  className,
  ...rest
}: MachineConsoleProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(frame)
  const [toPaste, setToPaste] = useState<string | null>(null)
  const [isPasteRefused, setIsPasteRefused] = useState(false)
  const [isControl, setIsControl] = useState(false)
  const starting = useAction()
  const isAvailable = disabledReason === undefined

  const { screen, view, session, state, hasSelection, hasFailed } = useTerminal({
    connect,
    isAvailable,
    retryDelays,
    label: texts.input,
    onInput(text) {
      setIsControl(false)
      return isControl ? withControl(text) : text
    },
    isOwnKey(event) {
      const isC = event.ctrlKey && event.key.toLowerCase() === 'c'
      return event.key === LEAVE || (isC && (event.shiftKey || hasSelection))
    },
  })
  const isOpen = state.name === 'open'
  useEffect(() => {
    if (!isOpen) setToPaste(null)
  }, [isOpen])

  const copy = async () => {
    if (!view) return
    // Without the permission to write to the clipboard, the selection stays, and the browser's own command copies it.
    await navigator.clipboard.writeText(view.selection()).then(view.clearSelection, () => undefined)
    view.focus()
  }
  const pasteText = (text: string) => {
    setIsPasteRefused(false)
    const lines = pastedLines(text)
    if (lines.length > 1) {
      setToPaste(text)
      return
    }
    // A line that ends is a command that is carried out: that is for Enter.
    view?.paste(lines[0] ?? '')
    view?.focus()
  }
  const paste = () => navigator.clipboard.readText().then(pasteText, () => setIsPasteRefused(true))
  const closeQuestion = (text?: string) => {
    setToPaste(null)
    if (text !== undefined) view?.paste(text)
    view?.focus()
  }
  const reconnect = () => {
    session?.connect()
    view?.focus()
  }
  const startMachine = async () => {
    if (onStart && (await starting.run(onStart))) reconnect()
  }

  const onPasteCapture = (event: ClipboardEvent) => {
    if (!isOpen || !screen.current?.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
    pasteText(event.clipboardData.getData('text/plain'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isInside = screen.current?.contains(event.target as Node) === true
    if (event.key === LEAVE && view) {
      event.preventDefault()
      event.stopPropagation()
      if (isInside) frame.current?.querySelector<HTMLElement>('button')?.focus()
      else view.focus()
    } else if (isInside && hasSelection && event.ctrlKey && event.key.toLowerCase() === 'c') {
      event.preventDefault()
      void copy()
    }
  }

  const start = onStart && (
    <Button tone="neutral" size="small" pending={starting.pending} onClick={() => void startMachine()}>
      {starting.pending ? texts.starting : texts.start}
    </Button>
  )
  const startError = starting.error !== undefined && (
    <div className={css.message}>
      <Notice tone="critical" role="alert" title={texts.startFailed}>
        {starting.error}
      </Notice>
    </div>
  )

  return (
    <div data-component="MachineConsole" {...rest} className={classNames(css.root, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form */}
      <div
        ref={frame}
        data-theme="dark"
        role="group"
        aria-label={texts.label(machineName)}
        onPasteCapture={onPasteCapture}
        onKeyDown={onKeyDown}
        className={css.frame}
      >
        <ConsoleBar
          state={isAvailable && !hasFailed ? state : null}
          hasSelection={hasSelection}
          fullScreen={fullScreen}
          onCopy={() => void copy()}
          onPaste={() => void paste()}
          onDisconnect={session?.disconnect}
          texts={texts}
        />
        {isAvailable && !hasFailed && (
          <div className={css.screen}>
            <div ref={screen} className={css.terminal} />
          </div>
        )}
        {!isAvailable && (
          <div className={css.placeholder}>
            <EmptyState
              icon={SquareTerminal}
              title={texts.unavailableTitle}
              description={disabledReason}
              action={start}
            />
          </div>
        )}
        {isAvailable && hasFailed && (
          <div className={css.placeholder}>
            <ErrorState
              title={texts.loadFailedTitle}
              description={texts.loadFailedText}
              onRetry={() => location.reload()}
            />
          </div>
        )}
        <div className={css.foot}>
          {startError}
          {isPasteRefused && (
            <div className={css.message}>
              <Notice tone="neutral" role="status" onDismiss={() => setIsPasteRefused(false)}>
                {texts.pasteRefused}
              </Notice>
            </div>
          )}
          {toPaste !== null && (
            <PasteQuestion
              text={toPaste}
              onPaste={() => closeQuestion(toPaste)}
              onCancel={() => closeQuestion()}
              texts={texts}
            />
          )}
          {isAvailable && !hasFailed && (
            <ConsoleMessage state={state} session={session} onConnect={reconnect} start={start} texts={texts} />
          )}
          {view && (isOpen || state.name === 'reconnecting') && (
            <ConsoleKeys
              view={view}
              isControl={isControl}
              onControl={() => {
                setIsControl(!isControl)
                view.focus()
              }}
              texts={texts}
            />
          )}
        </div>
      </div>
      <div className={css.below}>
        <span className={css.leave}>
          {texts.leave} <kbd className={css.key}>{LEAVE}</kbd>
        </span>
        <span>{texts.idle(idleMinutes)}</span>
      </div>
    </div>
  )
}
