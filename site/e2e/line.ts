import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#ci/free-port.ts'

/** A line to a server, which can be cut: then its connections end and new ones are refused, as when the server has lost its power. */
export async function createLine(origin: string) {
  const sockets = new Set<Socket>()
  const listener = createServer((browser) => {
    const server = connect(Number(new URL(origin).port), '127.0.0.1')
    for (const [from, to] of [
      [browser, server],
      [server, browser],
    ] as const) {
      sockets.add(from)
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const port = Number(await freePort())
  const line = {
    /** Such as `http://127.0.0.1:20123`. */
    url: `http://127.0.0.1:${port}`,
    async join() {
      listener.listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    async cut() {
      if (!listener.listening) return
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  await line.join()
  return line
}
