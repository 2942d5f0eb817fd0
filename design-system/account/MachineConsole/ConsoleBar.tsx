import { Maximize, Minimize } from 'lucide-react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { VpsStateMark } from '#ds/domain/VpsStateMark/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { SessionState } from './console-session.ts'
import * as css from './MachineConsole.css.ts'
import type { MachineConsoleTexts } from './machine-console-texts.ts'

interface ConsoleBarProps {
  /** Null while there is no console to connect to. */
  state: SessionState | null
  hasSelection: boolean
  fullScreen: { isOn: boolean; isPossible: boolean; toggle: () => void }
  onCopy: () => void
  onPaste: () => void
  /** Absent until there is something to disconnect. */
  onDisconnect: (() => void) | undefined
  texts: MachineConsoleTexts
}

const small = { tone: 'neutral', emphasis: 'ghost', size: 'small' } as const

function stateText(state: SessionState | null, texts: MachineConsoleTexts): string {
  if (state?.name === 'connecting') return texts.connecting
  if (state?.name === 'reconnecting') return texts.reconnecting
  return state?.name === 'open' ? texts.open : texts.notConnected
}

/** The state of the line, and what can be done with the console. */
export function ConsoleBar({ state, hasSelection, fullScreen, onDisconnect, texts, ...on }: ConsoleBarProps) {
  const { quantity } = useFormats()
  const line = state?.name === 'open' ? state : null
  const hasLine = line !== null || state?.name === 'connecting' || state?.name === 'reconnecting'
  const fullScreenText = fullScreen.isOn ? texts.leaveFullScreen : texts.fullScreen
  return (
    <div className={css.bar}>
      <div className={css.state}>
        <VpsStateMark state={line ? 'active' : 'off'} />
        <span>
          <span role="status">{stateText(state, texts)}</span>
          {line && line.latency !== null && texts.latency(quantity(line.latency, 'ms'))}
        </span>
        {line && <span className={css.quiet}>{line.isScripted ? texts.scripted : texts.serial}</span>}
      </div>
      <div className={css.buttons}>
        {hasSelection && (
          <Button {...small} onClick={on.onCopy}>
            {texts.copy}
          </Button>
        )}
        {line && (
          <Button {...small} onClick={on.onPaste}>
            {texts.paste}
          </Button>
        )}
        {fullScreen.isPossible && (
          <Button
            {...small}
            icon={fullScreen.isOn ? Minimize : Maximize}
            aria-label={fullScreenText}
            onClick={fullScreen.toggle}
          >
            <span className={css.words}>{fullScreenText}</span>
          </Button>
        )}
        {onDisconnect && hasLine && (
          <Button {...small} onClick={onDisconnect}>
            {texts.disconnect}
          </Button>
        )}
      </div>
    </div>
  )
}
