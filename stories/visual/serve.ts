import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves a built folder on a free port for one run, so browsers may cache every response. */
export async function serve(folder: string) {
  const server = createServer(sirv(folder, { immutable: true, maxAge: 31_536_000 }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
