import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { callerAddress } from './caller-address.ts'
import { statusOf } from './problem-answer.ts'

interface RequestLogOptions {
  log: Log
  clock: Clock
  /** How many proxies stand before the server; their word on the caller's address is taken. */
  proxies: number
}

/**
 * Gives each request its id and its caller's address, and logs one line about it: when it was answered, or, if the caller is
 * gone before that, when its work is over, with `aborted` and the status that the caller did not get.
 */
export function requestLog({ log, clock, proxies }: RequestLogOptions): RequestHandler {
  // Looking for secrets in a line costs more than the line; all that stands in this one is named here.
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

/** The status of a response that nobody takes, once the work for it is over. */
async function statusAtEnd({ locals, statusCode }: Response): Promise<number> {
  const work: Promise<{ status: number }> = locals.work ?? Promise.resolve({ status: statusCode })
  return work.then(({ status }) => status, statusOf)
}
