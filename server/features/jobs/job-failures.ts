import type { JobFailure } from '#contracts/admin.ts'

/** The error messages of failed jobs, as they are stored, and their causes. */
const messages: readonly (readonly [RegExp, JobFailure])[] = [
  [/^The sandbox makes no machine with this name$/, 'name_refused'],
  [/^The sandbox has no address left$/, 'no_address_left'],
  [/^No provider for /, 'no_provider'],
  [/^The sandbox knows no such payment$/, 'payment_unknown'],
  [/^The webhook (?:has no address|was answered)/, 'webhook_refused'],
  [/^Each worker that tried it died meanwhile$/, 'worker_died'],
  [/ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|fetch failed|socket hang up|timed? ?out/i, 'unreachable'],
]

/** The cause that a job's stored error message shows; null for an unknown message. */
export const failureOf = (message: string): JobFailure | null =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ?? null
