import { timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { METRICS_TYPE, type Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { bearer } from './bearer.ts'

/** Buckets in seconds: for fast requests, for those that hash a password, and for those that wait for the database until a timeout. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

/** The path of the metrics. */
const METRICS_PATH = '/metrics'

/**
 * Counts and times every request, labelled with the path of its route instead of the path that was sent: `site`
 * for pages and files, `unknown` for a path under `/api` that is not a route.
 */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const total = metrics.counter('http_requests_total', 'Requests that got a response or were aborted by the client')
  const duration = metrics.histogram('http_request_duration_seconds', 'Time until the response was sent', DURATIONS)
  const inFlight = metrics.gauge('http_requests_in_flight', 'Requests that wait for their response')
  let running = 0
  metrics.beforeReading(() => inFlight.set(running))

  return (request, response, next) => {
    const startedAt = performance.now()
    running += 1
    response.once('close', () => {
      running -= 1
      const route = response.locals.route ?? (request.path.startsWith('/api') ? 'unknown' : 'site')
      const method = methods.has(request.method) ? request.method : 'other'
      const status = response.writableFinished ? String(response.statusCode) : 'aborted'
      total.add({ route, method, status })
      duration.observe((performance.now() - startedAt) / 1000, { route, method })
    })
    next()
  }
}

/** Serves the metrics at `/metrics` to callers with one of the tokens; to all callers if there are none. */
export function metricsEndpoint(metrics: Metrics, tokens: readonly string[]): RequestHandler {
  const expected = tokens.map((token) => Buffer.from(token))
  const isAllowed = (token = '') => {
    const bytes = Buffer.from(token)
    const matches = expected.map((other) => bytes.length === other.length && timingSafeEqual(bytes, other))
    return expected.length === 0 || matches.includes(true)
  }
  return async (request, response, next) => {
    if (request.path !== METRICS_PATH || !['GET', 'HEAD'].includes(request.method)) return next()
    response.locals.route = METRICS_PATH
    if (!isAllowed(bearer(request.get('authorization')))) throw new Refusal('not_signed_in')
    const text = await metrics.read()
    response.set({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).send(text)
  }
}
