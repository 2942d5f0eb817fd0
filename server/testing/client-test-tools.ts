import * as v from 'valibot'
import { type Problem, problemSchema } from '#contracts/problem.ts'

/** A response as a test reads it; `body` is the parsed JSON, or null for none. */
export interface TestResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses that the server has validated.
  body: any
}

/** Calls the server as a browser does: with the cookie that it received. */
export interface TestClient {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  /** The client's cookie as `name=value`, or an empty string. */
  cookie: string
}

/** Creates a client for one user. `bearer` is sent with every call, for admins. */
export function createTestClient(origin: string, bearer?: string): TestClient {
  const client: TestClient = {
    cookie: '',
    async call(method, path, body, headers = {}) {
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...headers,
        },
        body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      })
      const setCookie = response.headers.getSetCookie()[0]
      if (setCookie) client.cookie = setCookie.split(';')[0] ?? ''
      const type = response.headers.get('content-type') ?? ''
      // It would not end.
      const isStream = type.startsWith('text/event-stream')
      if (isStream) await response.body?.cancel()
      const text = isStream ? '' : await response.text()
      const isJson = /json/.test(type)
      const { status, headers: responseHeaders } = response
      const result = { status, headers: responseHeaders, body: isJson ? JSON.parse(text) : null }
      if (status >= 400 && path.startsWith('/api')) checkProblem(result)
      return result
    },
    get: (path, headers) => client.call('GET', path, undefined, headers),
    post: (path, body, headers) => client.call('POST', path, body, headers),
    patch: (path, body, headers) => client.call('PATCH', path, body, headers),
  }
  return client
}

/** Throws unless an error response is a problem document with the same status. */
function checkProblem({ status, headers, body }: TestResponse): Problem {
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Error(`The response ${status} is not a problem document`)
  const problem = v.parse(problemSchema, body)
  if (problem.status !== status) throw new Error(`The problem has the status ${problem.status}, the response ${status}`)
  if (problem.requestId !== headers.get('x-request-id')) throw new Error('The problem has the id of another request')
  return problem
}
