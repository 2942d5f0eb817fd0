import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What asks a database through here asks one that is a network away: each of its messages arrives `delay` milliseconds later. */
export interface FarDatabase {
  url: string
  close(): void
}

/** Puts the database of an address (`mysql://…`) that far away. */
export async function putFarAway(url: string, delay: number): Promise<FarDatabase> {
  const near = new URL(url)
  const sockets = new Set<Socket>()
  const proxy = createServer({ noDelay: true }, (caller) => {
    const database = connect({ host: near.hostname, port: Number(near.port), noDelay: true })
    for (const [socket, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => other.destroy())
    }
    // Timers of the same length run out in the order in which they were set, so no message overtakes another.
    caller.on('data', (message) => setTimeout(() => database.write(message), delay))
    database.pipe(caller)
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
