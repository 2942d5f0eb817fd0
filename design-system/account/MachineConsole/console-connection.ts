import type { ConsoleNotice } from '#contracts/console.ts'

/** Why a console was closed, as the server says it. */
export type ConsoleEnd = Extract<ConsoleNotice, { kind: 'closing' }>['reason']

/** What a connection to a console reports. After `onEnd`, `onLost` or `onRefused` nothing follows. */
export interface ConsoleEvents {
  /** The machine is connected. `isScripted`: no machine answers, a script does. What it wrote before follows. */
  onOpen: (isScripted: boolean) => void
  onData: (bytes: Uint8Array) => void
  /** How long a message takes to the server and back, in milliseconds. */
  onLatency: (milliseconds: number) => void
  /** The server has closed it, for a reason. */
  onEnd: (reason: ConsoleEnd) => void
  /** The line broke, or could not be made: another attempt may help. */
  onLost: () => void
  /** The server does not open it; the message says why. */
  onRefused: (message: string) => void
}

/** Columns and rows of a window. */
export interface ConsoleSize {
  columns: number
  rows: number
}

/** A connection to a machine's console, which is being opened or is open. */
export interface ConsoleConnection {
  send: (bytes: Uint8Array) => void
  resize: (size: ConsoleSize) => void
  close: () => void
}

/** Connects to the console of a machine. It reports nothing before it returns. */
export type ConnectConsole = (events: ConsoleEvents, size: ConsoleSize) => ConsoleConnection
