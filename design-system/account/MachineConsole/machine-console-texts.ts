import type { ConsoleEnd } from './console-connection.ts'

export interface MachineConsoleTexts {
  /** Accessible name of the console, and of what is typed into. */
  label: (machine: string) => string
  input: string
  connecting: string
  open: string
  /** Follows `open`: how long a message takes. */
  latency: (latency: string) => string
  reconnecting: string
  notConnected: string
  /** What the line is: a serial console, or a script that answers in its place. */
  serial: string
  scripted: string
  paste: string
  copy: string
  fullScreen: string
  leaveFullScreen: string
  disconnect: string
  connect: string
  /** Before and after the name of the key that leaves the console. */
  leave: string
  idle: (minutes: number) => string
  /** Asks before several lines are pasted, each of which may be a command. */
  pasteLinesTitle: (lines: number) => string
  pasteLinesText: string
  pasteLines: (lines: number) => string
  cancel: string
  /** The browser does not let the page read what is to be pasted. */
  pasteRefused: string
  /** Characters that were typed without a line. */
  heldTitle: (characters: number) => string
  heldText: string
  sendHeld: string
  dropHeld: string
  endedTitle: Readonly<Record<ConsoleEnd, string>>
  /** What to do next. */
  endedText: Readonly<Record<ConsoleEnd, string>>
  closedTitle: string
  lostTitle: string
  lostText: string
  refusedTitle: string
  loadFailedTitle: string
  loadFailedText: string
  unavailableTitle: string
  start: string
  starting: string
  startFailed: string
  /** Names of the keys above a phone's keyboard. */
  keys: string
  keyNames: { left: string; up: string; down: string; right: string; control: string }
}
