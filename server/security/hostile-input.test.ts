import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { problemSchema } from '#contracts/problem.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { type HostileRequest, hostileBytes, hostileRequest } from './hostile-requests-test-tools.ts'

/** The same seed generates the same requests; set `FUZZ_SEED` for others. A failure prints its seed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** 10,000 requests in the long run on SQLite; MariaDB is slower and differs only in the database. */
const size = isLongRun && inject('mariadbPort') === undefined ? { batches: 450, raw: 50 } : { batches: 100, raw: 5 }
/** The number of concurrent requests. */
const CONCURRENCY = 20
/** How much the heap may have grown after all of them, in bytes: limits and caches are filled, nothing else stays. */
const GROWTH = 4_000_000

const server = await startTestServer()
const owner = await server.customer({ balance: 900_000_000 })
const other = await server.customer({ balance: 50_000 })
const admin = await server.admin()
const { body: signedIn } = await server
  .visitor()
  .post('/api/admin/auth', { email: admin.user.email, password: admin.password })

const deposit = await other.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'crypto' })
const recordIds = [other.user.id, admin.user.id, deposit.body.transaction.id]

const requests = hostileRequest({
  routes: server.routes,
  cookie: owner.client.cookie,
  bearer: signedIn.token,
  ownerId: owner.user.id,
  recordIds,
})

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
afterAll(() => agent.destroy())

interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** Headers that complete a request, unless it has them itself. */
const framing = (headers: HostileRequest['headers'], body: Buffer | null) => [
  ...(headers.some(([name]) => name === 'host') ? [] : ['host', new URL(server.origin).host]),
  ...['content-length', String(body?.length ?? 0)],
]

function send({ method, path, headers, body }: HostileRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(server.origin, {
      method,
      path,
      agent,
      headers: [...headers.flat(), ...framing(headers, body)],
    })
    call.once('error', reject)
    call.once('response', (response) => {
      // It would not end.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        response.destroy()
        return resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text: Buffer.concat(chunks).toString() })
      })
    })
    call.end(body ?? undefined)
  })
}

/** Throws unless a response is a success or a problem document with a 4xx status. */
function checkResponse({ method, path }: HostileRequest, { status, headers, text }: RawResponse): void {
  if (status < 200 || status >= 500) throw new Error(`${method} ${path} returned ${status}: ${text}`)
  if (headers['x-content-type-options'] !== 'nosniff')
    throw new Error(`${method} ${path} returned ${status} without the security headers`)
  if (status < 400 || method === 'HEAD') return
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
    throw new Error(`${method} ${path} returned ${status} as ${headers['content-type']}: ${text}`)
  const problem = v.parse(problemSchema, JSON.parse(text))
  if (problem.status !== status) throw new Error(`The problem has the status ${problem.status}, the response ${status}`)
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe(`requests generated from seed ${seed}`, () => {
  test('get a success or a problem document, never a 5xx, and use no more memory', async () => {
    const seen = new Map<number, number>()
    const run = async (batch: HostileRequest[]) => {
      // This lets wrong passwords be forgotten now and then, while sessions do not expire.
      server.clock.advance(5000)
      await Promise.all(
        batch.map(async (hostile) => {
          const response = await send(hostile)
          checkResponse(hostile, response)
          seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
        }),
      )
    }
    const batches = fc.array(requests, { minLength: CONCURRENCY, maxLength: CONCURRENCY })
    // Each of the many routes fills caches when it is first called.
    const warmUp = Math.round(size.batches / 2)
    await fc.assert(fc.asyncProperty(batches, run), { seed, numRuns: warmUp })
    const before = heapUsed()
    await fc.assert(fc.asyncProperty(batches, run), { seed: seed + 1, numRuns: size.batches - warmUp })
    // Few requests say nothing about memory.
    if (isLongRun) expect(heapUsed() - before).toBeLessThan(GROWTH)

    // The requests covered successes and every kind of refusal.
    const share = (status: number) => (seen.get(status) ?? 0) / (size.batches * CONCURRENCY)
    expect(share(200) + share(201)).toBeGreaterThan(0.1)
    for (const status of [400, 401, 403, 404, 405, 409, 413, 415, 422]) expect(share(status)).toBeGreaterThan(0)
    expect((await owner.client.get('/api/auth/me')).status).toBe(200)
  })

  test('that are not HTTP or declare a wrong length are refused or cut off, and the next request is served', async () => {
    const batches = fc.array(hostileBytes, { minLength: CONCURRENCY, maxLength: CONCURRENCY })
    const run = async (batch: Buffer[]) => {
      const responses = await Promise.all(batch.map(exchange))
      for (const response of responses) {
        for (const [, status, head] of response.matchAll(/^HTTP\/1\.1 (\d{3})([\s\S]*?)\r\n\r\n/gm)) {
          const isProblem = /^content-type: application\/problem\+json; charset=utf-8$/im.test(head ?? '')
          if (Number(status) >= 500 || (Number(status) >= 400 && !isProblem)) throw new Error(response)
        }
      }
    }
    await fc.assert(fc.asyncProperty(batches, run), { seed, numRuns: size.raw })
    expect((await server.visitor().get('/api/health')).status).toBe(200)
  })
})

/** Sends bytes on a new connection, ends it, and resolves with everything received. */
function exchange(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server may close the connection while bytes are still in transit.
    socket.once('error', () => resolve(Buffer.concat(chunks).toString()))
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.setTimeout(60_000, () => {
      socket.destroy()
      reject(new Error(`The response does not end, to ${JSON.stringify(bytes.toString('latin1'))}`))
    })
    socket.end(bytes)
  })
}
