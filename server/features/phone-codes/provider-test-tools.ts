import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a fake provider has received. */
export interface ReceivedRequest {
  method: string | undefined
  path: string | undefined
  headers: IncomingHttpHeaders
  /** As it was sent. */
  text: string
  /** The JSON of the text; empty without any. */
  json: Record<string, unknown>
}

/** How a fake provider responds: JSON, or a text; null never responds, `hang up` ends the connection. */
export type FakeResponse = { status?: number; json?: unknown; text?: string } | 'hang up' | null

/** A provider of codes on this machine, whose responses a test chooses. */
export interface FakeProvider {
  url: string
  requests: ReceivedRequest[]
  respond: (request: ReceivedRequest) => FakeResponse | Promise<FakeResponse>
  close(): Promise<void>
}

const jsonOf = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

/** Starts a provider that responds to nothing until a test sets `respond`. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const { method, url: path, headers } = request
    const received = { method, path, headers, text, json: jsonOf(text) }
    provider.requests.push(received)
    const chosen = await provider.respond(received)
    if (chosen === 'hang up') request.socket.destroy()
    else if (chosen) response.writeHead(chosen.status ?? 200).end(chosen.text ?? JSON.stringify(chosen.json))
  })
  await listen(server)
  const provider: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    respond: () => null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return provider
}
