import type { SessionScreen } from './console-session.ts'

/** A terminal in the page. */
export interface TerminalView extends SessionScreen {
  focus: () => void
  /** Types a text as one, if the program that reads it can tell. */
  paste: (text: string) => void
  type: (text: string) => void
  selection: () => string
  clearSelection: () => void
  /** Types an arrow key: `A` up, `B` down, `C` right, `D` left. */
  arrow: (letter: 'A' | 'B' | 'C' | 'D') => void
  setReadOnly: (isReadOnly: boolean) => void
  dispose: () => void
}
