import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import type { Timers } from '#server/platform/timers.ts'

/** How much of what a machine wrote is kept for new viewers, in bytes. */
const HISTORY_MAX = 256 * 1024
/** How much a viewer may leave unread, in bytes, before its connection ends. */
const UNREAD_MAX = 1024 * 1024
const CONNECT_TIMEOUT = 5000

interface Line {
  socket: Socket | null
  history: Buffer
  viewers: Set<Duplex>
  /** Whether the machine is about to start again, so that its viewers wait. */
  returns: boolean
}

/** The end of a file. */
function tailOf(file: string): Buffer {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const { size } = fstatSync(descriptor)
      const tail = Buffer.alloc(Math.min(size, HISTORY_MAX))
      readSync(descriptor, tail, 0, tail.length, size - tail.length)
      return tail
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * The serial lines of machines. QEMU serves one client on each, so this is that client, and passes on what machines write to all viewers. What they wrote
 * while this process did not run is in their logs.
 */
export function createSerialConsoles({ timers }: { timers: Pick<Timers, 'within'> }) {
  const lines = new Map<string, Line>()

  function lineOf(machineId: string): Line {
    const present = lines.get(machineId)
    if (present) return present
    const line: Line = { socket: null, history: Buffer.alloc(0), viewers: new Set(), returns: false }
    lines.set(machineId, line)
    return line
  }

  function receive(line: Line, bytes: Buffer): void {
    const all = Buffer.concat([line.history, bytes])
    line.history = all.subarray(Math.max(0, all.length - HISTORY_MAX))
    for (const viewer of line.viewers) {
      viewer.push(bytes)
      if (viewer.readableLength > UNREAD_MAX) viewer.destroy()
    }
  }

  function closeViewers(line: Line): void {
    for (const viewer of line.viewers) viewer.destroy()
    line.viewers.clear()
  }

  function onClosed(machineId: string, line: Line): void {
    line.socket = null
    if (line.returns) return
    closeViewers(line)
    lines.delete(machineId)
  }

  /** Connects to a machine's line, unless it is connected. */
  async function attach(machineId: string, paths: { socket: string; log: string }): Promise<Line> {
    const line = lineOf(machineId)
    line.returns = false
    if (line.socket) return line
    const socket = createConnection(paths.socket)
    line.socket = socket
    socket.on('data', (bytes) => receive(line, bytes))
    socket.on('error', () => {})
    socket.once('close', () => onClosed(machineId, line))
    const connected = new Promise<void>((resolve, reject) => {
      socket.once('connect', () => {
        if (line.history.length === 0) line.history = tailOf(paths.log)
        resolve()
      })
      socket.once('error', reject)
    })
    await timers.within(CONNECT_TIMEOUT, 'The serial line does not answer', connected).catch((error) => {
      socket.destroy()
      throw error
    })
    return line
  }

  return {
    attach,

    /** Keeps the viewers of a machine that is about to start again. */
    keepViewers(machineId: string): void {
      const line = lines.get(machineId)
      if (line) line.returns = true
    },

    async open(
      machineId: string,
      paths: { socket: string; log: string },
    ): Promise<{ stream: Duplex; history: Buffer }> {
      const line = await attach(machineId, paths)
      const stream = new Duplex({
        read() {},
        write(chunk: Buffer, _encoding, callback) {
          if (!line.socket) return callback()
          line.socket.write(chunk, () => callback())
        },
        destroy(error, callback) {
          line.viewers.delete(stream)
          callback(error)
        },
      })
      line.viewers.add(stream)
      return { stream, history: line.history }
    },

    /** Forgets a machine and what it wrote. */
    forget(machineId: string): void {
      const line = lines.get(machineId)
      if (!line) return
      line.returns = false
      line.socket?.destroy()
      closeViewers(line)
      lines.delete(machineId)
    },

    closeAll(): void {
      for (const machineId of [...lines.keys()]) this.forget(machineId)
    },
  }
}
