import { beforeEach, describe, expect, test, vi } from 'vitest'
import { timersWithoutTimeouts } from '#server/platform/testing/database-test-tools.ts'
import type { TestResponse } from '#server/testing/client-test-tools.ts'
import { controlledArgon2, hashing, releaseHashing, resetHashing } from '#server/testing/hashing-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

/** The number of passwords hashed at the same time, and the number of requests of one network that may wait for that. */
const CONCURRENCY = 2
const WAITING_PER_NETWORK = 100

const timers = timersWithoutTimeouts
const server = await startTestServer({ timers, argon2: controlledArgon2 })
/** Behind a proxy, so that a test can send requests from any address. */
const proxied = await startTestServer({ proxies: 1, timers, argon2: controlledArgon2 })
beforeEach(resetHashing)

const register = (email: string, headers = {}, on = proxied) =>
  on.visitor().post('/api/auth/register', { email, password: 'sáu ký tự' }, headers)
const from = (address: string) => ({ 'x-forwarded-for': address })

/** The number of passwords that wait to be hashed. */
async function waitingHashes({ origin }: { origin: string }): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/sen_password_hashes\{state="waiting"\} (\d+)/.exec(metrics)?.[1])
}

describe('a flood of sign-ins and registrations', () => {
  test('gets 503 with Retry-After when the queue is full, and is served again when it is empty', async () => {
    const beyond = 25
    hashing.held = []
    const refused: TestResponse[] = []
    const all = Array.from({ length: CONCURRENCY + WAITING_PER_NETWORK + beyond }, async (_, index) => {
      const response = await server
        .visitor()
        .post('/api/auth/login', { email: `queue-${index % 5}@sen.test`, password: 'not it' })
      if (response.status === 503) refused.push(response)
      return response.status
    })
    await vi.waitUntil(() => refused.length === beyond)
    for (const { body, headers } of refused) expect([body.code, headers.get('retry-after')]).toEqual(['busy', '2'])
    // Requests that need no hash are served meanwhile.
    expect((await server.visitor().get('/api/products')).status).toBe(200)
    releaseHashing()
    const served = (await Promise.all(all)).filter((status) => status === 401 || status === 429)
    expect(served).toHaveLength(CONCURRENCY + WAITING_PER_NETWORK)
    server.clock.advance(15 * 60_000)
    expect((await register('after@sen.test', {}, server)).status).toBe(201)
  })

  test('from one address delays a sign-in from another one only by the hashes that are running', async () => {
    await register('elsewhere@sen.test', from('198.51.100.1'))
    const held: (() => void)[] = []
    hashing.held = held
    const flood = Array.from({ length: WAITING_PER_NETWORK }, (_, index) =>
      register(`flood-${index}@sen.test`, from('203.0.113.5')),
    )
    await vi.waitUntil(() => held.length === CONCURRENCY)
    const before = hashing.calls.length
    const elsewhere = proxied
      .visitor()
      .post('/api/auth/login', { email: 'elsewhere@sen.test', password: 'not it' }, from('198.51.100.1'))
    await vi.waitUntil(async () => (await waitingHashes(proxied)) === WAITING_PER_NETWORK - CONCURRENCY + 1)
    // One of the flood ends, and the next to be hashed is the one from elsewhere.
    held.shift()?.()
    await vi.waitUntil(() => hashing.calls.length === before + 1)
    held.at(-1)?.()
    expect((await elsewhere).status).toBe(401)
    releaseHashing()
    await Promise.all(flood)
  })

  test('hashes nothing for a client that has disconnected', async () => {
    const held: (() => void)[] = []
    hashing.held = held
    const flood = Array.from({ length: CONCURRENCY }, (_, index) => register(`busy-${index}@sen.test`))
    await vi.waitUntil(() => held.length === CONCURRENCY)
    const gone = new AbortController()
    const body = JSON.stringify({ email: 'gone@sen.test', password: 'sáu ký tự' })
    const call = fetch(`${proxied.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: gone.signal,
    })
    await vi.waitUntil(async () => (await waitingHashes(proxied)) === 1)
    gone.abort()
    await expect(call).rejects.toThrow()
    await vi.waitUntil(async () => (await waitingHashes(proxied)) === 0)
    releaseHashing()
    await Promise.all(flood)
    expect(await proxied.database.queries('users').where({ email: 'gone@sen.test' })).toEqual([])
  })

  test('of registrations is limited to fifty an hour from a network; a failed one does not count', async () => {
    const limited = await startTestServer({ limits: true, proxies: 1, timers })
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, index) => (await register(`many-${index}@sen.test`, from('203.0.113.7'), limited)).status,
      ),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const next = await register('next@sen.test', from('203.0.113.7'), limited)
    expect([next.body.code, Number(next.headers.get('retry-after')) > 3000]).toEqual(['too_many_tries', true])
    expect((await register('many-0@sen.test', from('203.0.113.8'), limited)).status).toBe(409)
    expect((await register('other@sen.test', from('203.0.113.8'), limited)).status).toBe(201)
    limited.clock.advance(60 * 60_000)
    expect((await register('next@sen.test', from('203.0.113.7'), limited)).status).toBe(201)
  })

  test('of concurrent registrations with one email counts all, since each was hashed', async () => {
    const limited = await startTestServer({ limits: true, proxies: 1, timers, argon2: controlledArgon2 })
    const held: (() => void)[] = []
    hashing.held = held
    const tries = Array.from({ length: 50 }, () => register('same@sen.test', from('203.0.113.7'), limited))
    await vi.waitUntil(async () => (await waitingHashes(limited)) === 50 - held.length)
    releaseHashing()
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)])
    expect((await register('next@sen.test', from('203.0.113.7'), limited)).status).toBe(429)
  })
})
