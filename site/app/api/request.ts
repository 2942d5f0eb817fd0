import { notices as english } from '#ds/texts/en/notices.ts'
import { notices as vietnamese } from '#ds/texts/vi/notices.ts'
import { ApiError, readApiError } from '#site/api/api-error.ts'
import { takeBootResponse } from '#site/boot/boot.ts'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH'
  /** Sent as JSON, with the JSON content type, only when there is one. */
  body?: unknown
  /** Bearer token of the back-office. Customers are known by their cookie. */
  token?: string | undefined
  /** Makes the call safe to repeat: the same key answers the first answer again. */
  idempotencyKey?: string
}

/** Why nothing came back, in the language of the page, as the server's own refusals are. */
export function noResponse(): string {
  const notices = document.documentElement.lang === 'vi' ? vietnamese : english
  return navigator.onLine ? notices.noResponse : notices.offline
}

function failWithoutResponse(): never {
  throw new ApiError(0, noResponse())
}

/**
 * One call to the API, cookies included, the answer's JSON read.
 * @throws {ApiError} for any status but 2xx, and with status 0 when no response arrived, it broke off, or is not JSON.
 */
export async function request<Body>(path: string, options: RequestOptions = {}): Promise<Body> {
  // Refusals are read by people: they come in the language of the page.
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang })
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`)
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey)

  const call = () =>
    fetch(path, {
      method: options.method ?? 'GET',
      credentials: 'include',
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
    })
  const response = await (takeBootResponse(path) ?? call()).catch(failWithoutResponse)
  if (!response.ok) throw await readApiError(response)
  return (response.status === 204 ? undefined : await response.json().catch(failWithoutResponse)) as Body
}
