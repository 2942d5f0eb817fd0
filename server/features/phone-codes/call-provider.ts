import type { OutgoingRequest, SendRequest } from '#server/platform/http/post.ts'

/** How long a provider may take to respond, in milliseconds: the customer is waiting. */
export const PROVIDER_TIMEOUT = 10_000

/** A provider's response: its JSON object, or why there is none. */
export type ProviderResult = { body: Readonly<Record<string, unknown>> } | { fault: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

/** Calls a provider. What it responds, or fails with, goes no further: it could contain what was sent. */
export async function callProvider(
  send: SendRequest,
  request: Pick<OutgoingRequest, 'url' | 'headers' | 'body'>,
): Promise<ProviderResult> {
  try {
    const { status, body } = await send({ method: 'POST', ...request }, PROVIDER_TIMEOUT)
    if (status >= 500) return { fault: `http_${status}` }
    const value = parsed(body)
    return isObject(value) ? { body: value } : { fault: 'malformed' }
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' }
  }
}

/** A code that a provider responds with, as a reason; `malformed` for anything else. */
export const codeOf = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number') && /^-?\w{1,20}$/.test(String(value))
    ? String(value)
    : 'malformed'

/** A number as the providers in Vietnam take it: `84912345678`. */
export const withoutPlus = (phone: string) => phone.replace(/^\+/, '')
