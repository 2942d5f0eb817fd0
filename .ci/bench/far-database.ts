import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy in front of a database that simulates a network. */
export interface FarDatabase {
  /** The database's URL through the proxy. */
  url: string
  close(): void
}

/** Starts a proxy for a database URL (`mysql://…`). Each message of a client arrives `delay` milliseconds later. */
export async function startDelayProxy(url: string, delay: number): Promise<FarDatabase> {
  const near = new URL(url)
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (client) => {
    const database = connect({ host: near.hostname, port: Number(near.port), noDelay: true })
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => other.destroy())
    }
    // Timers of the same length fire in the order in which they were set, so no message overtakes another.
    client.on('data', (message) => setTimeout(() => database.write(message), delay))
    database.pipe(client)
  })
  const { promise: isListening, resolve } = Promise.withResolvers<void>()
  proxy.listen(0, '127.0.0.1', resolve)
  await isListening
  const far = new URL(url)
  far.port = String((proxy.address() as AddressInfo).port)
  return {
    url: far.href,
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
