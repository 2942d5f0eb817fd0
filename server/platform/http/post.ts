/** How long the other side may take to answer, in milliseconds. */
const TIMEOUT = 10_000

/** Posts a body and answers the status. Follows no redirect. */
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
