import type { Problem } from '#contracts/problem.ts'

/**
 * A refused or failed request. `message` is the text for toasts: `{status}: {detail}` (product spec, section 8), or only the
 * detail when there was no response.
 */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** Stable, machine-readable reason of the problem document, such as `invalid_credentials`. */
  readonly code: string | undefined
  /** The wallet's current balance, if the request expected a different one (`balance_moved`). */
  readonly balance: string | undefined
  /** The human-readable message without the status. */
  readonly detail: string

  constructor(status: number, detail: string, code?: string, balance?: string) {
    super(status === 0 ? detail : `${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.balance = balance
    this.detail = detail
  }
}

/** Parses a problem document; undefined if the text is not one, since a proxy may send anything with this content type. */
function problemIn(text: string): Partial<Problem> | undefined {
  try {
    const document: unknown = JSON.parse(text)
    return typeof document === 'object' && document !== null ? document : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the error from a response that is not 2xx. Also handles responses of proxies: plain text, an empty body, or a body that
 * breaks off. Never rejects.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem = isProblem ? problemIn(text) : undefined
  if (typeof problem?.detail === 'string')
    return new ApiError(response.status, problem.detail, problem.code, problem.balance)
  return new ApiError(response.status, text.trim() || response.statusText)
}
