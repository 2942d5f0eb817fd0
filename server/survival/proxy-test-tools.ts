import { createConnection, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A network between a server and its database, with which something can be wrong. */
export interface Proxy {
  port: number
  /** Every packet takes this long, in milliseconds. */
  delay: number
  /** Nothing is carried, and nobody is told; `resume` carries what has waited. */
  stall(): void
  resume(): void
  /** The connections of now carry nothing ever again; new ones work, as behind a router that forgot. */
  forget(): void
  /** Ends the connection whose caller says something of this pattern: before it arrives, or before it is answered. */
  cutAt(pattern: RegExp, when: 'before' | 'after'): void
  /** Resolves when a caller says something of this pattern, which does not arrive before the answer's end. */
  holdAt(pattern: RegExp, until: () => Promise<void>): Promise<void>
}

/** Starts one before a database's port. */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  let isStalled = false
  let waiting: (() => void)[] = []
  let cut: { pattern: RegExp; when: 'before' | 'after' } | null = null
  let hold: { pattern: RegExp; begin: () => void; until: () => Promise<void> } | null = null

  const server = createServer((near) => {
    const far = createConnection({ port: target, host: '127.0.0.1' })
    const pair = [near, far]
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

    /** What goes one way arrives in its order. */
    const carry = (to: Socket) => {
      let last = Promise.resolve()
      return (chunk: Buffer) => {
        last = last.then(async () => {
          if (self.delay > 0) await new Promise((resolve) => setTimeout(resolve, self.delay))
          if (isStalled) await new Promise<void>((resolve) => waiting.push(resolve))
          if (!forgotten.has(near)) to.write(chunk)
        })
      }
    }
    const out = carry(far)
    const back = carry(near)
    near.on('data', async (chunk: Buffer) => {
      const said = chunk.toString('latin1')
      if (hold?.pattern.test(said)) {
        const { begin, until } = hold
        hold = null
        begin()
        await until()
      }
      if (!cut?.pattern.test(said)) return out(chunk)
      const { when } = cut
      cut = null
      if (when === 'before') return end()
      isResponseCut = true
      out(chunk)
    })
    far.on('data', (chunk: Buffer) => (isResponseCut ? end() : back(chunk)))
  })
  const forgotten = new WeakSet<Socket>()

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
      for (const go of waiting) go()
      waiting = []
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket)
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
