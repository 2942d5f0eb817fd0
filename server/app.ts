import type { RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import { type ApiDeps, createApi, responseHeaders } from '#server/platform/http/api.ts'
import { createHttpApp } from '#server/platform/http/http-app.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import { metricsEndpoint, requestMetrics } from '#server/platform/http/request-metrics.ts'
import type { ResponseCounter } from '#server/platform/http/response-counter.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import type { StaticSite } from '#server/platform/http/static-site.ts'
import type { Metrics } from '#server/platform/metrics.ts'

export interface AppDeps extends ApiDeps {
  /** The built site; null to serve only the API. */
  site: StaticSite | null
  /** Whether the site is served over https. */
  https: boolean
  /** The handlers of a built Storybook. Default: none is served. */
  storybook?: readonly RequestHandler[]
  /** The sites of the sandbox and of the mailbox; none in production. */
  sandbox?: readonly RequestHandler[]
  /** The number of proxies in front of the server, which are trusted to report the client's address. */
  proxies: number
  /** Counts the responses. */
  responses: ResponseCounter
  /** The metrics for requests, and the tokens for reading them (none: anyone may); null to disable metrics. */
  metrics: { metrics: Metrics; tokens: readonly string[] } | null
}

/** Creates the application: the API, and the site for every other path. It does not listen and starts no background work. */
export function createApp(deps: AppDeps): RequestListener {
  const [counting, figures] = deps.metrics
    ? [[requestMetrics(deps.metrics.metrics)], [metricsEndpoint(deps.metrics.metrics, deps.metrics.tokens)]]
    : [[], []]
  const headers = securityHeaders(deps.https)
  const api = createApi(deps, headers)
  const handlers = [
    deps.responses.handler,
    ...counting,
    requestLog(deps),
    api.fixed,
    responseHeaders(headers),
    ...figures,
    api.router,
    ...(deps.sandbox ?? []),
    ...(deps.storybook ?? []),
    ...(deps.site?.handlers ?? []),
  ]
  return createHttpApp({ handlers, log: deps.log, clock: deps.clock })
}
