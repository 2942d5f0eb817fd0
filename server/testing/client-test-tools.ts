import * as v from 'valibot'
import { type Problem, problemSchema } from '#contracts/problem.ts'

/** An answer as a test sees it; `body` is the parsed JSON, or null for none. */
export interface TestResponse {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers that the server has checked against their shapes.
  body: any
}

/** Calls the server as a browser does: with the cookie that it was given. */
export interface TestClient {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>
  /** The cookie it holds, as `name=value`, or an empty text. */
  cookie: string
}

/** A client of its own for one person. `bearer` is sent with every call, for admins. */
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
      const given = response.headers.getSetCookie()[0]
      if (given) client.cookie = given.split(';')[0] ?? ''
      const text = await response.text()
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      const answer = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null }
      if (response.status >= 400 && path.startsWith('/api')) checkProblem(answer)
      return answer
    },
    get: (path, headers) => client.call('GET', path, undefined, headers),
    post: (path, body, headers) => client.call('POST', path, body, headers),
    patch: (path, body, headers) => client.call('PATCH', path, body, headers),
  }
  return client
}

/** Throws unless an error answer is a problem document that agrees with its own status. */
function checkProblem({ status, headers, body }: TestResponse): Problem {
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Error(`${status} is no problem document`)
  const problem = v.parse(problemSchema, body)
  if (problem.status !== status) throw new Error(`The problem says ${problem.status}, the answer ${status}`)
  if (problem.requestId !== headers.get('x-request-id')) throw new Error('The problem names another request')
  return problem
}
