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
  /** The public origin of the site; without it, pages contain their own URLs without a host. */
  siteOrigin?: string | undefined
  /** The number of proxies in front of the server, which are trusted to report the client's address. */
  proxies: number
  /** The metrics for requests, and the tokens for reading them (none: anyone may); null to disable metrics. */
  metrics: { metrics: Metrics; tokens: readonly string[] } | null
}

/** Creates the application: the API, and the site for every other path. It does not listen and starts no background work. */
export function createApp(deps: AppDeps): RequestListener {
  const { siteDir, siteOrigin = '', https } = deps
  const site = (siteDir !== null && staticSite({ dir: siteDir, https, origin: siteOrigin })) || []
  const [counting, figures] = deps.metrics
    ? [[requestMetrics(deps.metrics.metrics)], [metricsEndpoint(deps.metrics.metrics, deps.metrics.tokens)]]
    : [[], []]
  const headers = securityHeaders(deps.https)
  const api = createApi(deps, headers)
  const handlers = [...counting, requestLog(deps), api.fixed, responseHeaders(headers), ...figures, api.router, ...site]
  return createHttpApp({ handlers, log: deps.log })
}
