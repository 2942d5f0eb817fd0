import express, { type Express } from 'express'
import { type ApiDeps, createApi, requestLog } from '#server/platform/http/api.ts'
import { problemHandler } from '#server/platform/http/problem-answer.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { staticSite } from '#server/platform/http/static-site.ts'
import { Refusal } from '#server/platform/problems.ts'

export interface AppDeps extends ApiDeps {
  /** The folder of the built site. Without a build, only the API is served. */
  siteDir: string
  /** How many proxies stand before the server; their word on the caller's address is taken. */
  proxies: number
}

/** The application: the API, and the site for every other path. It listens to nothing and starts nothing. */
export function createApp(deps: AppDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', 'strong')
  app.set('trust proxy', deps.proxies)
  app.use(requestLog(deps))
  app.use(securityHeaders(deps.secure))
  app.use(createApi(deps))
  const site = staticSite({ dir: deps.siteDir, secure: deps.secure })
  if (site) app.use(site)
  app.use(() => {
    throw new Refusal('not_found')
  })
  app.use(problemHandler(deps.log))
  return app
}
