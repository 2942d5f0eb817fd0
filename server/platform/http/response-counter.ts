import type { RequestHandler } from 'express'

/**
 * Counts of responses. `failed` are those with which the server says that it failed itself: 500 and above, but for 503. With that it turns away what is
 * too much at once, which any caller can cause.
 */
interface ResponseCounts {
  sent: number
  failed: number
}

/** Counts the responses of this process between two readings. */
export interface ResponseCounter {
  handler: RequestHandler
  /** Returns the counts since the last call, and starts again. */
  take(): ResponseCounts
}

export function createResponseCounter(): ResponseCounter {
  let counts: ResponseCounts = { sent: 0, failed: 0 }
  return {
    handler(_, response, next) {
      response.once('finish', () => {
        counts.sent += 1
        if (response.statusCode >= 500 && response.statusCode !== 503) counts.failed += 1
      })
      next()
    },
    take() {
      const taken = counts
      counts = { sent: 0, failed: 0 }
      return taken
    },
  }
}
