import type { BodylessCallText, BodyOf, CallText, ResponseOf } from '#contracts/calls.ts'
import * as noResponseArea from '#ds/texts/no-response.ts'
import { ApiError, readApiError } from '#site/api/api-error.ts'
import { takeBootResponse } from '#site/boot/boot.ts'
import { languageOfPage } from '#site/texts/language-of-page.ts'
import { textAreaOf } from '#site/texts/text-area.ts'

export interface RequestOptions {
  /** Bearer token of the back-office. Customers are identified by their cookie. */
  token?: string | undefined
  /** Makes the request safe to repeat: for the same key the server returns the first response again. */
  idempotencyKey?: string
  /** Called with a response of the server that is not a failure, such as for its headers. */
  onResponse?: (response: Response) => void
}

/** The texts for a request without a response of ours, in the language of the page, like the server's own messages. */
export function noResponseTexts() {
  const texts = textAreaOf(noResponseArea).get(languageOfPage())?.noResponseTexts
  // Loaded with every page, before its first request.
  if (!texts) throw new Error('There are no texts for a missing response.')
  return texts
}

/** Returns the message for a request without a response. */
export function noResponse(): string {
  const texts = noResponseTexts()
  return navigator.onLine ? texts.serverAway : texts.offline
}

function failWithoutResponse(): never {
  throw new ApiError(0, noResponse())
}

/**
 * Sends a request to the API, with cookies, and resolves with the parsed JSON of the response: `request('GET /api/auth/me')`. The
 * types of body and response are those of `contracts/calls.ts`; the body is sent as JSON.
 * @throws {ApiError} for any status but 2xx, and with status 0 when no response arrived, it broke off, or is not JSON.
 */
export function request<Text extends BodylessCallText>(call: Text, options?: RequestOptions): Promise<ResponseOf<Text>>
export function request<Text extends CallText>(
  call: Text,
  options: RequestOptions & { body: BodyOf<Text> },
): Promise<ResponseOf<Text>>
export async function request(call: string, options: RequestOptions & { body?: unknown } = {}): Promise<unknown> {
  const [method, path] = call.split(' ') as [string, string]
  // Refusals are shown to users, so they are requested in the language of the page.
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang })
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)

  const send = () =>
    fetch(path, {
      method,
      credentials: 'include',
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    })
  const atBoot = method === 'GET' ? takeBootResponse(path) : undefined
  const response = await (atBoot ?? send()).catch(failWithoutResponse)
  if (!response.ok) throw await readApiError(response, noResponseTexts())
  options.onResponse?.(response)
  return response.status === 204 ? undefined : response.json().catch(failWithoutResponse)
}
