import type { Edition } from '#contracts/languages.ts'
import { ApiError } from '#site/api/api-error.ts'

/** What the user can do about a failed request, in one language. */
export interface Remedies {
  /** No response arrived. */
  connection: string
  /** Wrong email or password. */
  credentials: string
  /** The wallet's balance is too low. */
  funds: string
  /** The account is locked, or may not do this. */
  support: string
  /** The email already has an account. */
  taken: string
  /** The maximum number of deposits is pending. */
  pending: string
  /** The input is invalid, or no longer matches the current state. */
  input: string
  /** Too many attempts. */
  wait: string
  /** Anything else. */
  later: string
}

const byCode: Readonly<Record<string, keyof Remedies>> = {
  email_taken: 'taken',
  too_many_pending_deposits: 'pending',
}

const byStatus: Readonly<Record<number, keyof Remedies>> = {
  0: 'connection',
  400: 'input',
  401: 'credentials',
  402: 'funds',
  403: 'support',
  409: 'input',
  422: 'input',
  429: 'wait',
}

/**
 * Returns the text for a form that alone says why a request has failed: the server's sentence, and what to do next where that sentence does not say
 * it. In the edition that nobody chose the status stands before it, as the product spec writes errors (section 8); in a chosen language it
 * does not, since it means nothing to the reader.
 */
export function reasonOf(error: unknown, remedies: Remedies, edition?: Edition): string {
  if (!(error instanceof ApiError))
    return edition === 'mixed' && error instanceof Error ? error.message : remedies.later
  if (edition !== 'mixed' || error.status === 0) return plainReason(error, remedies)
  return error.isForeign ? error.message : `${error.status}: ${plainReason(error, remedies)}`
}

function plainReason(error: ApiError, remedies: Remedies): string {
  if (error.code !== 'email_taken') return error.fieldMessage ?? error.detail
  // Chinese sentences follow each other without a space.
  return [error.detail, remedies.taken].join(/[.!?]$/.test(error.detail) ? ' ' : '')
}

/** Returns the text for a form after a failed request: what to do next. The toast shows why it failed. */
export function remedyOf(error: unknown, remedies: Remedies): string {
  if (!(error instanceof ApiError)) return remedies.later
  // It says itself what to do.
  if (error.code === 'demo_read_only') return error.detail
  return remedies[byCode[error.code ?? ''] ?? byStatus[error.status] ?? 'later']
}
