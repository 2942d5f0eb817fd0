import type { Problem } from '#contracts/problem.ts'

/** A refused or failed call. `message` is what people read: `{status}: {detail}` (product spec, section 8). */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Stable, machine-readable reason of the problem document, such as `invalid_credentials`. */
  readonly code: string | undefined

  constructor(status: number, detail: string, code?: string) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

const isProblem = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false

/** Reads the error out of an answer that is not 2xx, whoever wrote it (a proxy may answer in plain text). */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text()
  if (!isProblem(response)) return new ApiError(response.status, text || response.statusText)
  const problem = JSON.parse(text) as Problem
  return new ApiError(response.status, problem.detail, problem.code)
}
