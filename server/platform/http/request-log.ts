import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { callerAddress } from './caller-address.ts'
import { statusOf } from './problem-response.ts'

interface RequestLogOptions {
  log: Log
  clock: Clock
  /** The number of trusted proxies in front of the server. */
  proxies: number
}

/**
 * Sets the id and the client address of each request, and logs one line about it: when the response was sent, or, if the client
 * disconnected before, when the work is done, with `aborted` and the status that the client did not receive.
 */
export function requestLog({ log, clock, proxies }: RequestLogOptions): RequestHandler {
  // Redaction costs more than logging the line, and none of these fields contains a secret.
  const lines = log.child({}, { redact: [] })
  return (request, response, next) => {
    const startedAt = clock.elapsed()
    const { locals } = response
    locals.requestId = randomUUID()
    locals.address = callerAddress(request, proxies)

    const write = (status: number, aborted?: true) => {
      if (!lines.isLevelEnabled('info')) return
      const { requestId, route, userId, address } = locals
      const ms = Math.round(clock.elapsed() - startedAt)
      lines.info({ requestId, method: request.method, route, status, ms, userId, address, aborted }, 'request')
    }
    response.once('close', () => {
      if (response.writableFinished) write(response.statusCode)
      else void statusAtEnd(response).then((status) => write(status, true))
    })
    next()
  }
}

/** The status of a response whose client has disconnected, once the work for it is done. */
async function statusAtEnd({ locals, statusCode }: Response): Promise<number> {
  const work: Promise<{ status: number }> = locals.work ?? Promise.resolve({ status: statusCode })
  return work.then(({ status }) => status, statusOf)
}
