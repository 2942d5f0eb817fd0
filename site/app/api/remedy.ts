import { ApiError } from '#site/api/api-error.ts'

/** What somebody can do about a call that failed, in one language. */
export interface Remedies {
  /** No answer came. */
  connection: string
  /** Wrong email or password. */
  credentials: string
  /** Too little in the wallet. */
  funds: string
  /** The account is locked, or may not do this. */
  support: string
  /** The email has an account. */
  taken: string
  /** What was sent is invalid, or does not fit the present state any more. */
  input: string
  /** Too many tries. */
  wait: string
  /** Anything else. */
  later: string
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

/** What a form says about its failed call: not why it failed, which the notice says, but what to do next. */
export function remedyOf(error: unknown, remedies: Remedies): string {
  if (!(error instanceof ApiError)) return remedies.later
  return remedies[error.code === 'email_taken' ? 'taken' : (byStatus[error.status] ?? 'later')]
}
