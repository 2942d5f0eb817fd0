import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Response } from 'express'
import type { Language } from '#contracts/languages.ts'
import type { Problem } from '#contracts/problem.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isDatabaseFailure } from '#server/platform/db/errors.ts'
import { createFailureLog, type FailureLog } from '#server/platform/failure-log.ts'
import type { Log } from '#server/platform/log.ts'
import { genericRefusals, Refusal } from '#server/platform/problems.ts'
import { requestedLanguage } from '#server/platform/requested-language.ts'

/** Converts an error of Express, of a body parser or of a failing database to a refusal; null for a bug. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const { status, type, limit } = (error ?? {}) as { status?: unknown; type?: unknown; limit?: unknown }
  if (type === 'entity.too.large') return new Refusal('body_too_large', { bodyLimit: Number(limit) })
  if (type === 'encoding.unsupported') return new Refusal('not_json')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('malformed_request')
  if (isDatabaseFailure(error)) return new Refusal('busy', { cause: error, retryAfter: 1 })
  return null
}

/** The response status for an error. */
export const statusOf = (error: unknown): number => (refusalOf(error)?.kind ?? genericRefusals.internal).status

/** Makes the problem document of a refusal. */
export function problemOf({ kind, options }: Refusal, language: Language, requestId: string): Problem {
  const { code, status, [language]: general } = kind
  const message = options.reason?.[language] ?? general
  const errors = options.errors?.map(({ path, message }) => ({
    path,
    message: typeof message === 'string' ? message : message[language],
  }))
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail:
      errors?.[0]?.message ??
      message.replace('{kB}', String((options.bodyLimit ?? 0) / 1000)).replace('{scope}', options.scope ?? ''),
    code,
    ...(errors ? { errors } : {}),
    ...(options.balance === undefined ? {} : { balance: String(options.balance) }),
    ...(options.quote ? { quote: options.quote } : {}),
    requestId,
  }
}

/** Sends a refusal as a problem document. */
function sendProblem(response: Response, refusal: Refusal, language: Language, requestId: string): void {
  const { options } = refusal
  const problem = problemOf(refusal, language, requestId)
  if (options.retryAfter !== undefined) response.set('retry-after', String(options.retryAfter))
  if (options.allow !== undefined) response.set('allow', options.allow)
  if (problem.status === 401) response.set('www-authenticate', 'Session')
  response
    .status(problem.status)
    .set({ 'cache-control': 'no-store', 'content-language': language })
    .vary('accept-language')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** How long after the last refusal with a cause an outage has ended. */
const MINUTE = 60_000

/**
 * Sends the response for an error: a refusal as a problem document, anything else as a logged 500 without details. The causes of refusals, such as a
 * database that is gone, are summarised.
 */
export function problemHandler({ log, clock }: { log: Log; clock: Clock }): ErrorRequestHandler {
  /** The causes of refusals by their codes, so that an outage does not add lines for each request. */
  const outages = new Map<string, FailureLog>()
  const outage = (message: string): FailureLog => {
    const known = outages.get(message)
    if (known) return known
    const created = createFailureLog({ log, clock, message, level: 'warn', quietAfter: MINUTE })
    outages.set(message, created)
    return created
  }
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const { requestId, route } = response.locals
    const refusal = refusalOf(error)
    if (!refusal) log.error({ err: error, requestId, route }, 'bug')
    else if (refusal.options.cause) outage(refusal.code).failed(refusal.options.cause)
    const language = response.locals.language ?? requestedLanguage(request.get('accept-language'), 'vi')
    sendProblem(response, refusal ?? new Refusal('internal'), language, String(requestId))
  }
}
