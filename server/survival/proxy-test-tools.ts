import { createConnection, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A proxy between a server and its database that simulates network failures. */
export interface Proxy {
  port: number
  /** The delay of every packet, in milliseconds. */
  delay: number
  /** Holds all data back, without closing connections; `resume` delivers the data. */
  stall(): void
  resume(): void
  /** Drops all data on the open connections from now on, as a router that lost its state; new connections work. */
  blackhole(): void
  /** Closes the connection on which the client sends data of this pattern: before it is delivered, or before its response is. */
  cutAt(pattern: RegExp, when: 'before' | 'after'): void
  /** Resolves when a client sends data of this pattern; the data is delivered once `until` has resolved. */
  holdAt(pattern: RegExp, until: () => Promise<void>): Promise<void>
}

/** Starts a proxy in front of a database's port. */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isStalled = false
  let waiting: (() => void)[] = []
  let cut: { pattern: RegExp; when: 'before' | 'after' } | null = null
  let hold: { pattern: RegExp; begin: () => void; until: () => Promise<void> } | null = null

  const server = createServer((client) => {
    const upstream = createConnection({ port: target, host: '127.0.0.1' })
    const pair = [client, upstream]
    const end = () => {
      for (const socket of pair) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    let isResponseCut = false
    for (const socket of pair) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }

    /** Delivers the data of one direction in order. */
    const forwardTo = (to: Socket) => {
      let last = Promise.resolve()
      return (chunk: Buffer) => {
        last = last.then(async () => {
          if (self.delay > 0) await new Promise((resolve) => setTimeout(resolve, self.delay))
          if (isStalled) await new Promise<void>((resolve) => waiting.push(resolve))
          if (!blackholed.has(client)) to.write(chunk)
        })
      }
    }
    const toUpstream = forwardTo(upstream)
    const toClient = forwardTo(client)
    client.on('data', async (chunk: Buffer) => {
      const text = chunk.toString('latin1')
      if (hold?.pattern.test(text)) {
        const { begin, until } = hold
        hold = null
        begin()
        await until()
      }
      if (!cut?.pattern.test(text)) return toUpstream(chunk)
      const { when } = cut
      cut = null
      if (when === 'before') return end()
      isResponseCut = true
      toUpstream(chunk)
    })
    upstream.on('data', (chunk: Buffer) => (isResponseCut ? end() : toClient(chunk)))
  })
  const blackholed = new WeakSet<Socket>()

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const self: Proxy = {
    port: (server.address() as { port: number }).port,
    delay: 0,
    stall() {
      isStalled = true
    },
    resume() {
      isStalled = false
      for (const proceed of waiting) proceed()
      waiting = []
    },
    blackhole() {
      for (const socket of sockets) blackholed.add(socket)
    },
    cutAt(pattern, when) {
      cut = { pattern, when }
    },
    holdAt: (pattern, until) =>
      new Promise((begin) => {
        hold = { pattern, begin, until }
      }),
  }
  return self
}
