import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Problem } from '#contracts/problem.ts'
import { isTrouble } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log.ts'
import { genericRefusals, type Language, Refusal } from '#server/platform/problems.ts'

/** The language of a problem's sentence: what the caller asks for by `Accept-Language`, else the route's. */
export function languageOf(request: Request, fallback: Language): Language {
  const asked = request.get('accept-language')
  if (!asked || asked === '*') return fallback
  const other = fallback === 'vi' ? 'en' : 'vi'
  return request.acceptsLanguages(fallback, other) === other ? other : fallback
}

/** The refusal that an error stands for: of Express, of a body parser, or of a database in trouble; null for a bug. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const { status, type } = (error ?? {}) as { status?: unknown; type?: unknown }
  if (type === 'entity.too.large') return new Refusal('body_too_large')
  if (type === 'encoding.unsupported') return new Refusal('not_json')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('malformed_request')
  if (isTrouble(error)) return new Refusal('busy', { cause: error, retryAfter: 1 })
  return null
}

/** The status that an error is answered with. */
export const statusOf = (error: unknown): number => (refusalOf(error)?.kind ?? genericRefusals.internal).status

/** The problem document of a refusal. */
export function problemOf({ kind, options }: Refusal, language: Language, requestId: string): Problem {
  const { code, status, [language]: sentence } = kind
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: options.errors?.[0]?.message ?? sentence,
    code,
    ...(options.errors ? { errors: options.errors } : {}),
    ...(options.balance === undefined ? {} : { balance: String(options.balance) }),
    requestId,
  }
}

/** Answers a refusal as a problem document. */
function answerProblem(response: Response, refusal: Refusal, language: Language, requestId: string): void {
  const { options } = refusal
  const problem = problemOf(refusal, language, requestId)
  if (options.retryAfter !== undefined) response.set('retry-after', String(options.retryAfter))
  if (options.allow !== undefined) response.set('allow', options.allow)
  if (problem.status === 401) response.set('www-authenticate', 'Session')
  response
    .status(problem.status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Answers whatever was thrown: a refusal as it is, anything else as a 500 that tells nothing, with a line in the log. */
export function problemHandler(log: Log): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const { requestId, route } = response.locals
    const refusal = refusalOf(error)
    if (!refusal) log.error({ err: error, requestId, route }, 'bug')
    else if (refusal.options.cause) log.warn({ err: refusal.options.cause, requestId, route }, refusal.code)
    const language = response.locals.language ?? languageOf(request, 'vi')
    answerProblem(response, refusal ?? new Refusal('internal'), language, String(requestId))
  }
}
