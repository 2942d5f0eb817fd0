import { beforeEach, describe, expect, test } from 'vitest'
import { timersWithoutTimeouts } from '#server/platform/testing/database-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

/** Behind a proxy, so that a test can send requests from any address. */
const server = await startTestServer({ proxies: 1, timers: timersWithoutTimeouts })
const DAY = 24 * 60 * 60_000
const HOME = '198.51.100.20'

beforeEach(() => server.clock.advance(DAY))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const callFrom = (address: string, path: string, body: object) =>
  server.visitor().post(path, body, { 'x-forwarded-for': address })

/** Tries to sign in from an address; returns the status. */
const signInFrom = async (address: string, email: string, password: string, path = '/api/auth/login') =>
  (await callFrom(address, path, { email, password })).status

let customers = 0
/** Registers a customer from `HOME`, which is then their only known network. */
async function customer() {
  customers += 1
  const email = `person-${customers}@sen.test`
  const password = 'mật khẩu đúng'
  const { body } = await callFrom(HOME, '/api/auth/register', { email, password })
  return { email, password, id: body.user.id as string }
}
/** Tries wrong passwords for an account, `attempts` from each address, one from each at a time; returns the statuses. */
async function attack(email: string, addresses: readonly string[], attempts: number, path?: string) {
  const statuses: number[] = []
  for (let round = 0; round < attempts; round += 1) {
    statuses.push(...(await Promise.all(addresses.map((address) => signInFrom(address, email, 'not it', path)))))
  }
  return statuses
}
const count = (statuses: readonly number[], status: number) => statuses.filter((found) => found === status).length

describe('strangers who use up the attempts of an account', () => {
  const strangers = numbers(12).map((index) => `203.0.113.${index}`)

  test('do not lock out its owner, at home or at a new address, nor the admin from the back-office', async () => {
    const { email, password, id } = await customer()
    await server.database.queries('users').where({ id }).update({ role: 'admin' })
    const statuses = await attack(email, strangers, 10, '/api/admin/auth')
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 20])
    expect(await signInFrom(HOME, email, password, '/api/admin/auth')).toBe(200)
    expect(await signInFrom('192.0.2.99', email, password, '/api/admin/auth')).toBe(200)
    // The strangers themselves are locked out, even with the right password.
    expect(await signInFrom(strangers[0] ?? '', email, password, '/api/admin/auth')).toBe(429)
  })

  test('get one attempt from each further network, and none after four hundred; the owner can sign in at home', async () => {
    const { email, password } = await customer()
    await attack(email, strangers, 10)
    const others = numbers(310).map((index) => `10.${index >> 8}.${index & 255}.1`)
    expect(await signInFrom(others[0] ?? '', email, 'not it')).toBe(401)
    expect(await signInFrom(others[0] ?? '', email, password)).toBe(429)
    const statuses = await attack(email, others.slice(1), 1)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([299, 10])
    expect(await signInFrom('192.0.2.99', email, password)).toBe(429)
    expect(await signInFrom(HOME, email, password)).toBe(200)
    server.clock.advance(15 * 60_000)
    expect(await signInFrom('192.0.2.99', email, password)).toBe(200)
  })

  test("in the owner's home network get no more than ten attempts, and do not lock out the owner there", async () => {
    const { email, password } = await customer()
    for (const index of numbers(11)) await attack(`unknown-${index}@sen.test`, [HOME], 10)
    // The network has failed too often for customers who have never signed in there.
    const stranger = await customer()
    await server.database.queries('known_networks').where({ user_id: stranger.id }).delete()
    expect(await signInFrom(HOME, stranger.email, stranger.password)).toBe(429)
    expect(await signInFrom(HOME, email, password)).toBe(200)
    expect(count(await attack(email, [HOME], 12), 401)).toBe(10)
    expect(await signInFrom(HOME, email, password)).toBe(429)
  })
})

describe('an IPv6 network', () => {
  test('gets little more than one address with one password for many accounts', async () => {
    const statuses: number[] = []
    // They are at most as many at the same time as one network may have in the queue.
    for (const offset of [0, 40, 80, 120]) {
      const attempts = numbers(40).map((index) => {
        const number = offset + index
        return signInFrom(`2001:db8:77:${number.toString(16)}00::1`, `sprayed-${number}@sen.test`, '123456')
      })
      statuses.push(...(await Promise.all(attempts)))
    }
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([150, 10])
    expect(await signInFrom('2001:db8:78::1', 'sprayed-1@sen.test', '123456')).toBe(401)
  })

  test('gets little more than one address with many passwords for one account', async () => {
    const { email, password } = await customer()
    const statuses = await attack(
      email,
      numbers(12).map((index) => `2001:db8:79:${index}00::1`),
      10,
    )
    expect(count(statuses, 401)).toBe(15)
    expect(await signInFrom('2001:db8:80::1', email, password)).toBe(200)
  })
})

describe('a network from which a customer has signed in', () => {
  const knownOf = (id: string) => server.database.queries('known_networks').where({ user_id: id }).pluck('network')

  test('is stored once, by its first 64 bits for IPv6', async () => {
    const { email, password, id } = await customer()
    for (const address of ['2001:db8:5:6::1', '2001:db8:5:6::2', HOME]) {
      expect(await signInFrom(address, email, password)).toBe(200)
    }
    expect((await knownOf(id)).sort()).toEqual([HOME, '2001:db8:5:6::/64'])
  })

  test('is forgotten when the customer has signed in from fifty others since', async () => {
    const { email, password, id } = await customer()
    const signInFromNetwork = async (number: number) => {
      server.clock.advance(1)
      expect(await signInFrom(`10.9.${number}.1`, email, password)).toBe(200)
    }
    for (const number of numbers(48)) await signInFromNetwork(number)
    // A sign-in from a known network renews it, no matter how old it is.
    server.clock.advance(1)
    expect(await signInFrom(HOME, email, password)).toBe(200)
    for (const number of [49, 50, 51]) await signInFromNetwork(number)
    const others = Array.from({ length: 49 }, (_, index) => `10.9.${index + 3}.1`)
    expect((await knownOf(id)).sort()).toEqual([HOME, ...others].sort())
  })

  test('is forgotten at the next new one if there are more than fifty from the time before the limit', async () => {
    const { email, password, id } = await customer()
    const rows = numbers(60).map((number) => ({ user_id: id, network: `10.8.${number}.1`, seen_at: number }))
    await server.database.queries('known_networks').insert(rows)
    expect(await signInFrom('192.0.2.70', email, password)).toBe(200)
    const newest = Array.from({ length: 48 }, (_, index) => `10.8.${index + 13}.1`)
    expect((await knownOf(id)).sort()).toEqual(['192.0.2.70', HOME, ...newest].sort())
  })

  test('does not become known by a wrong password', async () => {
    const { email, id } = await customer()
    await signInFrom('192.0.2.50', email, 'not it')
    expect(await knownOf(id)).toEqual([HOME])
  })

  test('is forgotten after ninety days without a sign-in', async () => {
    const { email, password, id } = await customer()
    server.clock.advance(89 * DAY)
    await server.runCleanup()
    expect(await knownOf(id)).toEqual([HOME])
    await signInFrom('192.0.2.60', email, password)
    server.clock.advance(2 * DAY)
    await server.runCleanup()
    expect(await knownOf(id)).toEqual(['192.0.2.60'])
  })
})
