import { createConnection, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Timers } from '#server/platform/timers.ts'

/** A command of QEMU's monitor. */
export interface QmpCommand {
  execute: string
  arguments?: Readonly<Record<string, unknown>>
}

/** Sends commands to the monitor at a socket, one after another; resolves with what each returned. Rejects when one fails. */
export type Qmp = (socket: string, commands: readonly QmpCommand[]) => Promise<unknown[]>

/** How long the monitor may take, in milliseconds: it serves one client at a time. */
const TIMEOUT = 5000

async function runCommands(socket: Socket, commands: readonly QmpCommand[]): Promise<unknown[]> {
  const results: unknown[] = []
  const pending = [{ execute: 'qmp_capabilities' }, ...commands]
  const next = () => socket.write(`${JSON.stringify(pending[results.length])}\n`)
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line)
    if ('QMP' in message) next()
    if ('error' in message) throw new Error(`${pending[results.length]?.execute}: ${message.error.desc}`)
    if (!('return' in message)) continue
    results.push(message.return)
    if (results.length === pending.length) return results.slice(1)
    next()
  }
  throw new Error('The monitor was closed')
}

export const createQmp =
  ({ timers }: { timers: Pick<Timers, 'within'> }): Qmp =>
  async (path, commands) => {
    const socket = createConnection(path)
    const failed = new Promise<never>((_, reject) => socket.once('error', reject))
    try {
      return await timers.within(
        TIMEOUT,
        'The monitor does not answer',
        Promise.race([runCommands(socket, commands), failed]),
      )
    } finally {
      socket.destroy()
    }
  }
