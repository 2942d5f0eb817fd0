import type { RequestListener } from 'node:http'
import { type ApiDeps, createApi, requestLog } from '#server/platform/http/api.ts'
import { createHttpApp } from '#server/platform/http/http-app.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { staticSite } from '#server/platform/http/static-site.ts'

export interface AppDeps extends ApiDeps {
  /** The folder of the built site. Without a build, only the API is served. */
  siteDir: string
  /** How many proxies stand before the server; their word on the caller's address is taken. */
  proxies: number
}

/** The application: the API, and the site for every other path. It listens to nothing and starts nothing. */
export function createApp(deps: AppDeps): RequestListener {
  const site = staticSite({ dir: deps.siteDir, secure: deps.secure }) ?? []
  const handlers = [requestLog(deps), ...securityHeaders(deps.secure), createApi(deps), ...site]
  return createHttpApp({ handlers, proxies: deps.proxies, log: deps.log })
}
