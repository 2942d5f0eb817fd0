import { timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import { METRICS_TYPE, type Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { bearer } from './bearer.ts'

/** Seconds: a quick answer, one that hashes a password, one that waits for the database, one that ran out of time. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'])

/** Where the figures are read. */
const METRICS_PATH = '/metrics'

/**
 * Counts and times every call. A call counts under the pattern of its route, never under the path that was sent: `site`
 * for pages and files, `unknown` for what is no route of the API.
 */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const total = metrics.counter('http_requests_total', 'Calls that were answered, or given up by who made them')
  const duration = metrics.histogram('http_request_duration_seconds', 'Time until the answer was sent', DURATIONS)
  const inFlight = metrics.gauge('http_requests_in_flight', 'Calls that wait for their answer')
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

/** Answers the figures at `/metrics`, to the bearer of one of the tokens; to anybody if there are none. */
export function metricsEndpoint(metrics: Metrics, tokens: readonly string[]): RequestHandler {
  const expected = tokens.map((token) => Buffer.from(token))
  const isAllowed = (given = '') => {
    const bytes = Buffer.from(given)
    const fits = expected.map((token) => bytes.length === token.length && timingSafeEqual(bytes, token))
    return expected.length === 0 || fits.includes(true)
  }
  return async (request, response, next) => {
    if (request.path !== METRICS_PATH || !['GET', 'HEAD'].includes(request.method)) return next()
    response.locals.route = METRICS_PATH
    if (!isAllowed(bearer(request.get('authorization')))) throw new Refusal('not_signed_in')
    const text = await metrics.read()
    response.set({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).send(text)
  }
}
