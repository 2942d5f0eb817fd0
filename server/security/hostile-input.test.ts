import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { problemSchema } from '#contracts/problem.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { type HostileRequest, hostileBytes, hostileRequest } from './hostile-requests-test-tools.ts'

/** The same seed makes the same requests; `FUZZ_SEED=… ` asks for others. A failure prints its seed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** 10,000 requests in all on the quick engine; fewer on the other, where only the database differs. */
const size = inject('mariadbPort') === undefined ? { batches: 450, raw: 50 } : { batches: 100, raw: 5 }
/** How many are under way at once. */
const ABREAST = 20
/** By how much the heap may have grown after all of them, in bytes: limits and caches are filled, nothing else stays. */
const GROWTH = 8_000_000

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

const agent = new Agent({ keepAlive: true, maxSockets: ABREAST })
afterAll(() => agent.destroy())

interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** What makes a request complete, besides what it says itself. */
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

/** Throws unless an answer is what any caller may get: done, or a problem document that blames the request. */
function checkResponse({ method, path }: HostileRequest, { status, headers, text }: RawResponse): void {
  if (status < 200 || status >= 500) throw new Error(`${method} ${path} answers ${status}: ${text}`)
  if (headers['x-content-type-options'] !== 'nosniff') throw new Error(`${status} lacks its headers`)
  if (status < 400 || method === 'HEAD') return
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
    throw new Error(`${method} ${path} answers ${status} as ${headers['content-type']}: ${text}`)
  const problem = v.parse(problemSchema, JSON.parse(text))
  if (problem.status !== status) throw new Error(`${status} says ${problem.status}`)
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe(`requests made from seed ${seed}`, () => {
  test('are answered with what they ask for or a problem document, never a 5xx, and leave nothing in memory', async () => {
    const seen = new Map<number, number>()
    const run = async (batch: HostileRequest[]) => {
      // Wrong passwords are forgotten now and then, and sessions stay in use.
      server.clock.advance(5000)
      await Promise.all(
        batch.map(async (hostile) => {
          const answer = await send(hostile)
          checkResponse(hostile, answer)
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        }),
      )
    }
    const batches = fc.array(requests, { minLength: ABREAST, maxLength: ABREAST })
    const warmUp = Math.round(size.batches / 5)
    await fc.assert(fc.asyncProperty(batches, run), { seed, numRuns: warmUp })
    const before = heapUsed()
    await fc.assert(fc.asyncProperty(batches, run), { seed: seed + 1, numRuns: size.batches - warmUp })
    expect(heapUsed() - before).toBeLessThan(GROWTH)

    // The requests went everywhere: in, and into every kind of refusal.
    const share = (status: number) => (seen.get(status) ?? 0) / (size.batches * ABREAST)
    expect(share(200) + share(201)).toBeGreaterThan(0.1)
    for (const status of [400, 401, 403, 404, 405, 409, 413, 415, 422]) expect(share(status)).toBeGreaterThan(0)
    expect((await owner.client.get('/api/auth/me')).status).toBe(200)
  }, 120_000)

  test('that are no HTTP, or lie about their length, are refused or cut off, and the next call is served', async () => {
    const batches = fc.array(hostileBytes, { minLength: ABREAST, maxLength: ABREAST })
    const run = async (batch: Buffer[]) => {
      const answers = await Promise.all(batch.map(exchange))
      for (const answer of answers) {
        for (const [, status, head] of answer.matchAll(/^HTTP\/1\.1 (\d{3})([\s\S]*?)\r\n\r\n/gm)) {
          const isProblem = /^content-type: application\/problem\+json; charset=utf-8$/im.test(head ?? '')
          if (Number(status) >= 500 || (Number(status) >= 400 && !isProblem)) throw new Error(answer)
        }
      }
    }
    await fc.assert(fc.asyncProperty(batches, run), { seed, numRuns: size.raw })
    expect((await server.visitor().get('/api/health')).status).toBe(200)
  })
})

/** Sends bytes over a connection of their own, ends it, and answers all that came back. */
function exchange(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that has seen enough may cut the connection while bytes are still on their way.
    socket.once('error', () => resolve(Buffer.concat(chunks).toString()))
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()))
    socket.setTimeout(60_000, () => {
      socket.destroy()
      reject(new Error(`No end to the answer to ${JSON.stringify(bytes.toString('latin1'))}`))
    })
    socket.end(bytes)
  })
}
