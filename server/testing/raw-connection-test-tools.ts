import { connect, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A raw connection that sends only what the test writes. */
export interface RawConnection {
  socket: Socket
  /** Everything received so far. */
  received(): string
  /** Resolves when the connection is closed. */
  closed: Promise<void>
  /** Resolves when the server has ended its side. */
  ended: Promise<void>
}

const open = new Set<Socket>()
afterAll(() => {
  for (const socket of open) socket.destroy()
})

interface RawOptions {
  /** The local address, such as `127.0.0.2`. */
  from?: string
  /** Whether it reads the data sent to it. Default: true. */
  isReading?: boolean
  /** Whether it closes its side when the server has closed its own. Default: true. */
  closesWithServer?: boolean
}

/** Connects to a server, such as `http://127.0.0.1:3000`. */
export async function openConnection(origin: string, options: RawOptions = {}): Promise<RawConnection> {
  const { from = '127.0.0.1', isReading = true, closesWithServer = true } = options
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from, allowHalfOpen: !closesWithServer })
  open.add(socket)
  let received = ''
  if (isReading) {
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
  } else {
    socket.pause()
  }
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const ended = new Promise<void>((resolve) => socket.once('end', () => resolve()))
  // The server may close a connection while data is in transit.
  socket.on('error', () => {})
  void closed.then(() => open.delete(socket))
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve())
    socket.once('close', () => resolve())
  })
  return { socket, received: () => received, closed, ended }
}
