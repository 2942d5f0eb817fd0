import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import { problemHandler } from './problem-response.ts'

interface HttpAppOptions {
  /** The handlers, in order; a request that none of them handles is a 404. */
  handlers: (RequestHandler | Router)[]
  log: Log
  clock: Clock
}

/** Creates an HTTP application from handlers, with problem documents for their errors. */
export function createHttpApp({ handlers, log, clock }: HttpAppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  for (const handler of handlers) app.use(handler)
  app.use(() => {
    throw new Refusal('not_found')
  })
  app.use(problemHandler({ log, clock }))
  return app
}
