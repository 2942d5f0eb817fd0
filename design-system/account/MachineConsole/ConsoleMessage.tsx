import type { ReactNode } from 'react'
import { Notice, type NoticeProps } from '#ds/components/feedback/Notice/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import type { ConsoleSession, SessionState } from './console-session.ts'
import * as css from './MachineConsole.css.ts'
import type { MachineConsoleTexts } from './machine-console-texts.ts'
import { pastedLines } from './pasted-lines.ts'

interface ConsoleMessageProps {
  state: SessionState
  session: ConsoleSession | undefined
  /** Connects again, and puts the focus into the terminal. */
  onConnect: () => void
  /** Starts the machine. */
  start: ReactNode
  texts: MachineConsoleTexts
}

const second = { tone: 'neutral', emphasis: 'outline', size: 'small' } as const

interface LineProps extends Pick<NoticeProps, 'tone' | 'title' | 'role' | 'children'> {
  actions: ReactNode
}

function Line({ actions, ...notice }: LineProps) {
  return (
    <div className={css.message}>
      <Notice {...notice} action={actions && <div className={css.actions}>{actions}</div>} />
    </div>
  )
}

/** Why there is no line, and what to do next; or what was typed without one. */
export function ConsoleMessage({ state, session, onConnect, start, texts }: ConsoleMessageProps) {
  const connect = (
    <Button {...second} onClick={onConnect}>
      {texts.connect}
    </Button>
  )
  if (state.name === 'ended') {
    const { reason } = state
    const isFinal = reason === 'session_ended' || reason === 'locked' || reason === 'machine_gone'
    const next = reason === 'machine_stopped' && start ? start : !isFinal && connect
    return (
      <Line tone="caution" role="alert" title={texts.endedTitle[reason]} actions={next}>
        {texts.endedText[reason]}
      </Line>
    )
  }
  if (state.name === 'closed') return <Line tone="neutral" role="status" title={texts.closedTitle} actions={connect} />
  if (state.name === 'lost')
    return (
      <Line tone="caution" role="alert" title={texts.lostTitle} actions={connect}>
        {texts.lostText}
      </Line>
    )
  if (state.name === 'refused')
    return (
      <Line tone="caution" role="alert" title={texts.refusedTitle} actions={connect}>
        {state.message}
      </Line>
    )
  if (!('held' in state) || state.held === 0) return null
  const isOpen = state.name === 'open'
  return (
    <Line
      tone="caution"
      role="status"
      title={texts.heldTitle(state.held)}
      actions={
        <>
          {isOpen && (
            <Button {...second} onClick={() => session?.sendHeld()}>
              {texts.sendHeld}
            </Button>
          )}
          <Button {...second} onClick={() => session?.dropHeld()}>
            {texts.dropHeld}
          </Button>
        </>
      }
    >
      {isOpen ? texts.heldText : texts.reconnecting}
    </Line>
  )
}

interface PasteQuestionProps {
  text: string
  onPaste: () => void
  onCancel: () => void
  texts: MachineConsoleTexts
}

/** Several lines are several commands: each would be carried out as it arrives. */
export function PasteQuestion({ text, onPaste, onCancel, texts }: PasteQuestionProps) {
  const count = pastedLines(text).length
  return (
    <Line
      tone="caution"
      role="alert"
      title={texts.pasteLinesTitle(count)}
      actions={
        <>
          <Button tone="neutral" size="small" autoFocus onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button {...second} onClick={onPaste}>
            {texts.pasteLines(count)}
          </Button>
        </>
      }
    >
      {texts.pasteLinesText}
      <div className={css.preview}>{text}</div>
    </Line>
  )
}
