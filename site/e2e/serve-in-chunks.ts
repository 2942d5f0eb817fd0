import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#ci/free-port.ts'

/** Bytes of a chunk, and milliseconds until the next one: about the speed of a slow phone connection. The browser paints in between. */
const CHUNK_BYTES = 3000
const PAUSE_MS = 30

/** Starts a proxy for a server that sends HTML in chunks. */
export async function serveInChunks(origin: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const proxied = request(new URL(url, origin), { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    proxied.on('response', async (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      if (!response.headers['content-type']?.startsWith('text/html')) return response.pipe(outgoing)
      const html = Buffer.concat(await response.toArray())
      for (let start = 0; start < html.length; start += CHUNK_BYTES) {
        outgoing.write(html.subarray(start, start + CHUNK_BYTES))
        await sleep(PAUSE_MS)
      }
      outgoing.end()
    })
    incoming.pipe(proxied)
  })
  const port = await freePort()
  await new Promise<void>((listening) => proxy.listen(Number(port), '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
