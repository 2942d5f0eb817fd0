import type { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { type RawData, WebSocket } from 'ws'
import { type ConsoleNotice, consoleCommandSchema } from '#contracts/console.ts'
import type { MachineConsole } from '#server/features/machines/provisioner.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Why a console is closed, as its viewer is told. */
export type ClosingReason = Extract<ConsoleNotice, { kind: 'closing' }>['reason']
/** Why a console was closed: what its viewer was told, or what happened to the connection. */
export type ClosedReason = ClosingReason | 'left' | 'line_lost' | 'too_slow' | 'not_understood' | 'machine_closed'

const SECOND = 1000

/** How long a console stays open while nothing is typed, in milliseconds. */
export const IDLE = 30 * 60 * SECOND
/** How often a viewer is pinged, in milliseconds: one that has not responded since the last time is gone. */
export const PING_INTERVAL = 30 * SECOND
/** What may be typed for long, in bytes a second, and what may be typed at once. */
export const INPUT_RATE = 65_536
export const INPUT_BURST = 4 * INPUT_RATE
/** What a command counts for, in addition to its bytes: it is more work than a key. */
const COMMAND_COST = 256
/** Typed bytes that the machine has not read. */
const MAX_UNREAD = 1024 * 1024
/** Bytes on their way to the viewer: from the first number the machine has to wait, with the second the viewer is too slow. */
const PAUSE_FROM = 256 * 1024
const MAX_BUFFERED = 1024 * 1024
/** How long a viewer may take to confirm that it was closed, in milliseconds. */
const CLOSE_TIMEOUT = 5 * SECOND

/** The codes of RFC 6455, section 7.4.1. */
const codes = { normal: 1000, goingAway: 1001, unsupported: 1003, refused: 1008, restart: 1012 } as const
/** The codes with which a browser closes the connection, or leaves the page. */
const left: readonly number[] = [codes.normal, codes.goingAway, 1005]
const closingCodes: Partial<Record<ClosingReason, number>> = { idle: codes.normal, server_stopping: codes.goingAway }

interface ViewerOptions {
  socket: WebSocket
  machine: MachineConsole
  machineName: string
  clock: Clock
  /** Called once. */
  onClosed: (reason: ClosedReason) => void
  /** Called when the machine has closed its console, before the viewer is closed. Returns what to tell the viewer, if that is known. */
  onMachineClosed: () => Promise<ClosingReason | null>
}

/** A customer's connection to the console of a machine. */
export interface Viewer {
  /** Ends it, with the reason as its last message. */
  close(reason: ClosingReason): void
  /** Ends it at once. */
  terminate(): void
  /** Asks for a sign of life, and ends what was idle or silent for too long. Called every few seconds. */
  beat(): void
}

/** Connects a viewer to a console: first what the machine wrote before, then both directions. */
export function createViewer(options: ViewerOptions): Viewer {
  const { socket, machine, clock, onClosed } = options
  const { stream } = machine
  let closed: ClosedReason | null = null
  let isOver = false
  let isAlive = true
  let typedAt = clock.elapsed()
  let pingedAt = typedAt
  let closedAt = 0
  let allowance = INPUT_BURST
  let allowanceAt = typedAt

  const tell = (notice: ConsoleNotice) => socket.send(JSON.stringify(notice))

  /** Notes why the connection ends: the first reason counts. */
  function end(reason: ClosedReason): boolean {
    if (closed) return false
    closed = reason
    closedAt = clock.elapsed()
    stream.off('data', show)
    stream.destroy()
    return true
  }

  function close(reason: ClosingReason): void {
    if (!end(reason)) return
    tell({ kind: 'closing', reason })
    socket.close(closingCodes[reason] ?? codes.refused, reason)
  }

  function drop(reason: ClosedReason): void {
    if (end(reason)) socket.terminate()
  }

  function resumeOnceSent(): void {
    if (!closed && stream.isPaused() && socket.bufferedAmount < PAUSE_FROM / 2) stream.resume()
  }

  function show(chunk: Buffer): void {
    socket.send(chunk, { binary: true }, resumeOnceSent)
    if (socket.bufferedAmount > MAX_BUFFERED) drop('too_slow')
    else if (socket.bufferedAmount > PAUSE_FROM) stream.pause()
  }

  /** Whether as much may be sent now. */
  function isAllowed(cost: number): boolean {
    const now = clock.elapsed()
    allowance = Math.min(INPUT_BURST, allowance + ((now - allowanceAt) / SECOND) * INPUT_RATE) - cost
    allowanceAt = now
    return allowance >= 0
  }

  function type(bytes: Buffer): void {
    typedAt = clock.elapsed()
    if (!isAllowed(bytes.length) || stream.writableLength + bytes.length > MAX_UNREAD) close('too_fast')
    else if (stream.writable) stream.write(bytes)
  }

  function command(text: string): void {
    if (!isAllowed(text.length + COMMAND_COST)) {
      close('too_fast')
      return
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), consoleCommandSchema), text)
    if (!parsed.success) {
      if (end('not_understood')) socket.close(codes.unsupported, 'not_understood')
    } else if (parsed.output.kind === 'resize') machine.resize(parsed.output.columns, parsed.output.rows)
    else tell({ kind: 'pong', at: parsed.output.at })
  }

  async function endWithMachine(): Promise<void> {
    if (closed) return
    const reason = await options.onMachineClosed().catch(() => null)
    if (reason) close(reason)
    else if (end('machine_closed')) socket.close(codes.restart, 'machine_closed')
  }

  function askForLife(now: number): void {
    if (!isAlive) {
      drop('line_lost')
      return
    }
    isAlive = false
    pingedAt = now
    if (socket.readyState === WebSocket.OPEN) socket.ping()
  }

  socket.on('message', (data: RawData, isBinary: boolean) => {
    isAlive = true
    if (closed) return
    // With the `nodebuffer` type of this library, messages are buffers.
    const bytes = data as Buffer
    if (isBinary) type(bytes)
    else command(bytes.toString())
  })
  socket.on('pong', () => {
    isAlive = true
  })
  // A message was too large or wrong: `close` follows.
  socket.on('error', () => end('not_understood'))
  socket.on('close', (code) => {
    end(left.includes(code) ? 'left' : 'line_lost')
    if (isOver) return
    isOver = true
    onClosed(closed ?? 'line_lost')
  })

  tell({ kind: 'opened', machine: options.machineName, isScripted: machine.isScripted })
  if (machine.history.length > 0) socket.send(machine.history, { binary: true })
  tell({ kind: 'historyEnd' })
  stream.on('error', () => void endWithMachine())
  stream.on('close', () => void endWithMachine())
  stream.on('end', () => void endWithMachine())
  stream.on('data', show)
  // It may have been closed before anything listened.
  if (stream.destroyed) void endWithMachine()

  return {
    close,
    terminate: () => socket.terminate(),

    beat() {
      const now = clock.elapsed()
      if (closed) {
        if (now - closedAt >= CLOSE_TIMEOUT) socket.terminate()
        return
      }
      if (now - typedAt >= IDLE) close('idle')
      else if (now - pingedAt >= PING_INTERVAL) askForLife(now)
    },
  }
}
