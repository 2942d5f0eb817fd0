import type { Problem } from '#contracts/problem.ts'

/** A refused or failed call. `message` is what notices say: `{status}: {detail}` (product spec, section 8); without an answer the detail alone. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Stable, machine-readable reason of the problem document, such as `invalid_credentials`. */
  readonly code: string | undefined
  /** The wallet's present balance, where the call was made for another one (`balance_moved`). */
  readonly balance: string | undefined
  /** The message without the status, for people to read. */
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

/** The problem document in the text, or undefined: a proxy may send this content type around something else. */
function problemIn(text: string): Partial<Problem> | undefined {
  try {
    const document: unknown = JSON.parse(text)
    return typeof document === 'object' && document !== null ? document : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the error out of a response that is not 2xx, whoever wrote it: a proxy may respond in plain text, with nothing, or break
 * off in the middle. Never rejects.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem = isProblem ? problemIn(text) : undefined
  if (typeof problem?.detail === 'string')
    return new ApiError(response.status, problem.detail, problem.code, problem.balance)
  return new ApiError(response.status, text.trim() || response.statusText)
}
