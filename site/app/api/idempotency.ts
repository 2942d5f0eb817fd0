import { useRef } from 'react'
import { ApiError } from '#site/api/api-error.ts'

/** A fresh random key; also where the page is not served over TLS and crypto.randomUUID does not exist. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the server has surely decided: then a next try is a new act. Without an answer, or after a 5xx, it may have acted. */
const isDecided = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Sends an order, a deposit or a balance edit so that it happens once: a repeated press or a retry after a lost response has the same
 * key as long as the content is the same. Two presses at once share one request.
 */
export function useSendOnce<Body, Answer>(send: (body: Body, idempotencyKey: string) => Promise<Answer>) {
  const last = useRef<{ content: string; key: string; call: Promise<Answer> | null } | null>(null)

  return async (body: Body): Promise<Answer> => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, key: createKey(), call: null }
    const attempt = last.current
    attempt.call ??= send(body, attempt.key)
    try {
      const answer = await attempt.call
      last.current = null
      return answer
    } catch (error) {
      attempt.call = null
      if (isDecided(error) && last.current === attempt) last.current = null
      throw error
    }
  }
}
