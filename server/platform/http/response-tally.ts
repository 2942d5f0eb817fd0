import type { RequestHandler } from 'express'

/**
 * Counts of responses. `failed` are those with which the server says that it failed itself: 500 and above, but for 503. With that it turns away what is
 * too much at once, which any caller can cause.
 */
interface Tally {
  sent: number
  failed: number
}

/** Counts the responses of this process between two readings. */
export interface ResponseTally {
  handler: RequestHandler
  /** Returns the counts since the last call, and starts again. */
  take(): Tally
}

export function createResponseTally(): ResponseTally {
  let tally: Tally = { sent: 0, failed: 0 }
  return {
    handler(_, response, next) {
      response.once('finish', () => {
        tally.sent += 1
        if (response.statusCode >= 500 && response.statusCode !== 503) tally.failed += 1
      })
      next()
    },
    take() {
      const taken = tally
      tally = { sent: 0, failed: 0 }
      return taken
    },
  }
}
