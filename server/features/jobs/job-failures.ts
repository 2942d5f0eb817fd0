import type { JobFailure } from '#contracts/admin.ts'

export interface JobErrorOptions extends ErrorOptions {
  /** The cause as admins are told it. Default: unknown, or that of the error's own `cause`. */
  failure?: JobFailure
}

/** An error that can name its cause, which is stored beside its message. */
export class JobError extends Error {
  readonly jobFailure: JobFailure | undefined
  constructor(message: string, { failure, ...options }: JobErrorOptions = {}) {
    super(message, options)
    this.jobFailure = failure
  }
}

/** The codes with which Node.js and its `fetch` reject if there is no connection, or if it ends before the response. */
const networkCodes: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_SOCKET'],
])

function isUnreachable(error: Error): boolean {
  if (error.name === 'TimeoutError' || ('code' in error && networkCodes.has(error.code))) return true
  // One such cause is a certificate that is refused: of all errors of this kind, only those of `fetch` have a cause.
  return error instanceof TypeError && error.cause !== undefined
}

/** The cause of a failed job: what its error or one of the error's causes says; null if none is known. */
export function failureOf(error: unknown): JobFailure | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof JobError && current.jobFailure) return current.jobFailure
    if (isUnreachable(current)) return 'unreachable'
  }
  return null
}
