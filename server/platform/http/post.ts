/** A request to another server. */
export interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Sends a request, and resolves with the response's status and body. Rejects when none arrives within `timeout` milliseconds. */
export type SendRequest = (request: OutgoingRequest, timeout: number) => Promise<{ status: number; body: Uint8Array }>

/** The largest response that is read, in bytes. */
const RESPONSE_MAX = 256 * 1024

/** Sends a request over HTTP. Does not follow redirects. */
export const sendOverHttp: SendRequest = async ({ url, method, headers, body }, timeout) => {
  const signal = AbortSignal.timeout(timeout)
  const response = await fetch(url, { method, headers, body, redirect: 'error', signal })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > RESPONSE_MAX) throw new Error('The response is too large')
    chunks.push(chunk)
  }
  return { status: response.status, body: Buffer.concat(chunks) }
}
