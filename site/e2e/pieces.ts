import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#ci/free-port.ts'

/** Bytes of a piece, and milliseconds until the next one: about a slow phone's connection. The browser paints in between. */
const PIECE = 3000
const PAUSE = 60

/** A proxy before a server that sends HTML in pieces. */
export async function inPieces(origin: string) {
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const call = request(new URL(url, origin), { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    call.on('response', async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
      const html = Buffer.concat(await answer.toArray())
      for (let start = 0; start < html.length; start += PIECE) {
        outgoing.write(html.subarray(start, start + PIECE))
        await sleep(PAUSE)
      }
      outgoing.end()
    })
    incoming.pipe(call)
  })
  const port = await freePort()
  await new Promise<void>((listening) => proxy.listen(Number(port), '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
