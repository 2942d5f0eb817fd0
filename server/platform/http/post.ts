/** How long the response may take, in milliseconds. */
const TIMEOUT = 10_000

/** Posts a body and resolves with the status. Does not follow redirects. */
export async function postOverHttp(url: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await response.body?.cancel()
  return response.status
}
