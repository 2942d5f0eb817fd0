import type { FieldError, Problem } from '#contracts/problem.ts'

/**
 * A refused or failed request. `message` is the text for toasts: `{status}: {detail}` (product spec, section 8), or only the
 * detail when there was no response. For a response that is not ours, such as a proxy's page, `message` has its text as the
 * specification says, and `detail` a sentence that says what to do.
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
  /** What is wrong with the first invalid field, if the request had one. */
  readonly fieldMessage: string | undefined
  /** All invalid fields, by their paths. */
  readonly fieldErrors: readonly FieldError[]
  /** Whether something on the way responded in place of our server, such as a proxy. */
  readonly isForeign: boolean

  constructor(status: number, detail: string, { code, balance, errors, text }: ApiErrorOptions = {}) {
    super(status === 0 ? detail : `${status}: ${text ?? detail}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.balance = balance
    this.detail = detail
    this.fieldMessage = errors?.[0]?.message
    this.fieldErrors = errors ?? []
    this.isForeign = text !== undefined
  }
}

interface ApiErrorOptions {
  code?: string | undefined
  balance?: string | undefined
  /** The fields that were invalid. */
  errors?: readonly FieldError[] | undefined
  /** The response's text, if it has no detail. */
  text?: string
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

/** What to do after a response that is not ours, in the language of the page. */
export interface ForeignResponseTexts {
  /** A gateway could not reach the application, or it is being restarted. */
  interrupted: string
  /** Something on the way refused the request, such as a firewall: our system has no fault. */
  blocked: string
  /** Anything else. */
  unexpected: string
}

const gatewayStatuses = [502, 503, 504]

/**
 * Reads the error from a response that is not 2xx. Also handles responses of proxies: plain text, an HTML page, an empty body, or a
 * body that breaks off. Never rejects.
 */
export async function readApiError(response: Response, texts: ForeignResponseTexts): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false
  const problem = isProblem ? problemIn(text) : undefined
  if (typeof problem?.detail === 'string') return new ApiError(response.status, problem.detail, problem)
  const detail = texts[foreignKind(response.status)]
  // HTTP/2 has no status texts.
  return new ApiError(response.status, detail, { text: text.trim() || response.statusText || detail })
}

function foreignKind(status: number): keyof ForeignResponseTexts {
  if (gatewayStatuses.includes(status)) return 'interrupted'
  return status < 500 ? 'blocked' : 'unexpected'
}
