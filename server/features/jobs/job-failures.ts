import type { JobFailure } from '#contracts/admin.ts'

/** The messages that jobs fail with, as they are stored. */
const messages: readonly (readonly [RegExp, JobFailure])[] = [
  [/^The sandbox makes no machine with this name$/, 'name_refused'],
  [/^The sandbox has no address left$/, 'no_address_left'],
  [/^No provider for /, 'no_provider'],
  [/^The sandbox knows no such payment$/, 'payment_unknown'],
  [/^The webhook (?:has no address|was answered)/, 'webhook_refused'],
  [/^Each worker that tried it died meanwhile$/, 'worker_died'],
  [/ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|fetch failed|socket hang up|timed? ?out/i, 'unreachable'],
]

/** The known cause behind a job's stored error message; null for a message of no known kind. */
export const failureOf = (message: string): JobFailure | null =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ?? null
