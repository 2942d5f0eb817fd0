import express, { type Express, type RequestHandler, type Router } from 'express'
import type { Log } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/problems.ts'
import { problemHandler } from './problem-response.ts'

interface HttpAppOptions {
  /** What answers, in order; a call that none of it answers is not found. */
  handlers: (RequestHandler | Router)[]
  log: Log
}

/** An HTTP application of handlers, with problem documents for whatever they throw. */
export function createHttpApp({ handlers, log }: HttpAppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  for (const handler of handlers) app.use(handler)
  app.use(() => {
    throw new Refusal('not_found')
  })
  app.use(problemHandler(log))
  return app
}
