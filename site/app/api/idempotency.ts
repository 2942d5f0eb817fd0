import { useRef } from 'react'
import { ApiError } from '#site/api/api-error.ts'

/** Returns a random key. Not `crypto.randomUUID`, which does not exist on a page that is served without TLS. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the server has certainly refused: then the next attempt is a new action. Without a response, or after a 5xx, it may have succeeded. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Sends an order, a deposit or a balance edit so that it is carried out only once: a repeated click or a retry after a lost
 * response has the same key as long as the body is the same. Concurrent calls share one request.
 */
export function useSendOnce<Body, Response>(send: (body: Body, idempotencyKey: string) => Promise<Response>) {
  const last = useRef<{ content: string; key: string; call: Promise<Response> | null } | null>(null)

  return async (body: Body): Promise<Response> => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, key: createKey(), call: null }
    const attempt = last.current
    attempt.call ??= send(body, attempt.key)
    try {
      const response = await attempt.call
      last.current = null
      return response
    } catch (error) {
      attempt.call = null
      if (isRefused(error) && last.current === attempt) last.current = null
      throw error
    }
  }
}
