import type { RequestListener } from 'node:http'
import { type ApiDeps, createApi, responseHeaders } from '#server/platform/http/api.ts'
import { createHttpApp } from '#server/platform/http/http-app.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import { metricsEndpoint, requestMetrics } from '#server/platform/http/request-metrics.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { staticSite } from '#server/platform/http/static-site.ts'
import type { Metrics } from '#server/platform/metrics.ts'

export interface AppDeps extends ApiDeps {
  /** The folder of the built site. Without a build, or with null, only the API is served. */
  siteDir: string | null
  /** Where the public reaches the site; absent, its pages name their own addresses without a host. */
  siteOrigin?: string | undefined
  /** How many proxies stand before the server; their word on the caller's address is taken. */
  proxies: number
  /** Where calls are counted, and the tokens that read the figures (none: anybody may); null to count none and show none. */
  metrics: { metrics: Metrics; tokens: readonly string[] } | null
}

/** The application: the API, and the site for every other path. It listens to nothing and starts nothing. */
export function createApp(deps: AppDeps): RequestListener {
  const { siteDir, siteOrigin = '', secure } = deps
  const site = (siteDir !== null && staticSite({ dir: siteDir, secure, origin: siteOrigin })) || []
  const [counting, figures] = deps.metrics
    ? [[requestMetrics(deps.metrics.metrics)], [metricsEndpoint(deps.metrics.metrics, deps.metrics.tokens)]]
    : [[], []]
  const headers = securityHeaders(deps.secure)
  const api = createApi(deps, headers)
  const handlers = [...counting, requestLog(deps), api.fixed, responseHeaders(headers), ...figures, api.router, ...site]
  return createHttpApp({ handlers, log: deps.log })
}
