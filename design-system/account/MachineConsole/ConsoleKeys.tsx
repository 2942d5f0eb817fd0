import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { Button } from '#ds/components/forms/Button/index.ts'
import * as css from './MachineConsole.css.ts'
import type { MachineConsoleTexts } from './machine-console-texts.ts'
import type { TerminalView } from './terminal-view.ts'

interface ConsoleKeysProps {
  view: TerminalView
  /** Whether Ctrl applies to the next key. */
  isControl: boolean
  onControl: () => void
  texts: MachineConsoleTexts
}

/** The names of these keys are the same in every language. */
const typed = [
  ['Esc', '\u001B'],
  ['Tab', '\t'],
] as const
const signs = ['/', '|', '-'] as const

/** The keys that the keyboard of a phone does not have. They keep the focus in the terminal, and so the keyboard open. */
export function ConsoleKeys({ view, isControl, onControl, texts }: ConsoleKeysProps) {
  const { keyNames } = texts
  const keep = {
    ...({ tone: 'neutral', emphasis: 'outline' } as const),
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
  const arrows = [
    ['D', ArrowLeft, keyNames.left],
    ['A', ArrowUp, keyNames.up],
    ['B', ArrowDown, keyNames.down],
    ['C', ArrowRight, keyNames.right],
  ] as const
  return (
    <div role="toolbar" aria-label={texts.keys} className={css.keys}>
      {typed.map(([name, text]) => (
        <Button key={name} {...keep} onClick={() => view.type(text)}>
          {name}
        </Button>
      ))}
      <Button {...keep} emphasis={isControl ? 'strong' : 'outline'} aria-pressed={isControl} onClick={onControl}>
        {keyNames.control}
      </Button>
      {arrows.map(([letter, icon, name]) => (
        <Button key={letter} {...keep} icon={icon} iconOnly aria-label={name} onClick={() => view.arrow(letter)} />
      ))}
      {signs.map((sign) => (
        <Button key={sign} {...keep} onClick={() => view.type(sign)}>
          {sign}
        </Button>
      ))}
    </div>
  )
}
