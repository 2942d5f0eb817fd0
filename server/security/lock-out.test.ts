import { beforeEach, describe, expect, test, vi } from 'vitest'
import { timersWithoutTimeouts } from '#server/platform/testing/database-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { hashing } from './hashing-test-tools.ts'

vi.mock('node:crypto', async (original) => {
  const { controlHashing } = await import('./hashing-test-tools.ts')
  return controlHashing(await original())
})

// Nothing here depends on how long a hash takes.
hashing.isCheap = true

/** Behind a proxy, so that a test can send requests from any address. */
const server = await startTestServer({ proxies: 1, timers: timersWithoutTimeouts })
const DAY = 24 * 60 * 60_000
const HOME = '198.51.100.20'

beforeEach(() => server.clock.advance(DAY))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const callFrom = (address: string, path: string, body: object) =>
  server.visitor().post(path, body, { 'x-forwarded-for': address })

/** The status of a try to sign in. */
const tryAt = async (address: string, email: string, password: string, path = '/api/auth/login') =>
  (await callFrom(address, path, { email, password })).status

let people = 0
/** A new customer who has signed in from `HOME` alone. */
async function customer() {
  people += 1
  const email = `person-${people}@sen.test`
  const password = 'mật khẩu đúng'
  const { body } = await callFrom(HOME, '/api/auth/register', { email, password })
  return { email, password, id: body.user.id as string }
}
/** Tries wrong passwords for an account, `tries` from each address, one from each at a time; the statuses. */
async function attack(email: string, addresses: readonly string[], tries: number, path?: string) {
  const statuses: number[] = []
  for (let round = 0; round < tries; round += 1) {
    statuses.push(...(await Promise.all(addresses.map((address) => tryAt(address, email, 'not it', path)))))
  }
  return statuses
}
const count = (statuses: readonly number[], status: number) => statuses.filter((found) => found === status).length

describe('strangers who use up the tries of an account', () => {
  const strangers = numbers(12).map((index) => `203.0.113.${index}`)

  test('do not shut its owner out, neither at home nor at a new address, nor the admin out of the back-office', async () => {
    const { email, password, id } = await customer()
    await server.database.queries('users').where({ id }).update({ role: 'admin' })
    const statuses = await attack(email, strangers, 10, '/api/admin/auth')
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 20])
    expect(await tryAt(HOME, email, password, '/api/admin/auth')).toBe(200)
    expect(await tryAt('192.0.2.99', email, password, '/api/admin/auth')).toBe(200)
    // The strangers themselves are shut out, even with the right password.
    expect(await tryAt(strangers[0] ?? '', email, password, '/api/admin/auth')).toBe(429)
  })

  test('get a single try from each further network, and none from the four hundredth on; its owner signs in at home', async () => {
    const { email, password } = await customer()
    await attack(email, strangers, 10)
    const others = numbers(310).map((index) => `10.${index >> 8}.${index & 255}.1`)
    expect(await tryAt(others[0] ?? '', email, 'not it')).toBe(401)
    expect(await tryAt(others[0] ?? '', email, password)).toBe(429)
    const statuses = await attack(email, others.slice(1), 1)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([299, 10])
    expect(await tryAt('192.0.2.99', email, password)).toBe(429)
    expect(await tryAt(HOME, email, password)).toBe(200)
    server.clock.advance(15 * 60_000)
    expect(await tryAt('192.0.2.99', email, password)).toBe(200)
  })

  test('who are at its home get no more than ten tries there, nor does their noise shut out who lives there', async () => {
    const { email, password } = await customer()
    for (const index of numbers(11)) await attack(`nobody-${index}@sen.test`, [HOME], 10)
    // The network has failed too often for everybody who was never signed in there.
    const stranger = await customer()
    await server.database.queries('known_networks').where({ user_id: stranger.id }).delete()
    expect(await tryAt(HOME, stranger.email, stranger.password)).toBe(429)
    expect(await tryAt(HOME, email, password)).toBe(200)
    expect(count(await attack(email, [HOME], 12), 401)).toBe(10)
    expect(await tryAt(HOME, email, password)).toBe(429)
  })
})

describe('a network of IPv6', () => {
  test('is little better than one address: one password for many accounts', async () => {
    const statuses: number[] = []
    // No more at once than one network has places in the queue.
    for (const part of [0, 40, 80, 120]) {
      const tries = numbers(40).map((index) => {
        const number = part + index
        return tryAt(`2001:db8:77:${number.toString(16)}00::1`, `sprayed-${number}@sen.test`, '123456')
      })
      statuses.push(...(await Promise.all(tries)))
    }
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([150, 10])
    expect(await tryAt('2001:db8:78::1', 'sprayed-1@sen.test', '123456')).toBe(401)
  })

  test('is little better than one address: many passwords for one account', async () => {
    const { email, password } = await customer()
    const statuses = await attack(
      email,
      numbers(12).map((index) => `2001:db8:79:${index}00::1`),
      10,
    )
    expect(count(statuses, 401)).toBe(15)
    expect(await tryAt('2001:db8:80::1', email, password)).toBe(200)
  })
})

describe('a network from which somebody has signed in', () => {
  const knownOf = (id: string) => server.database.queries('known_networks').where({ user_id: id }).pluck('network')

  test('is known by its 64 bits, and each one once', async () => {
    const { email, password, id } = await customer()
    for (const address of ['2001:db8:5:6::1', '2001:db8:5:6::2', HOME]) {
      expect(await tryAt(address, email, password)).toBe(200)
    }
    expect((await knownOf(id)).sort()).toEqual([HOME, '2001:db8:5:6::/64'])
  })

  test('is forgotten when its owner has signed in from fifty others since', async () => {
    const { email, password, id } = await customer()
    const signInFrom = async (number: number) => {
      server.clock.advance(1)
      expect(await tryAt(`10.9.${number}.1`, email, password)).toBe(200)
    }
    for (const number of numbers(48)) await signInFrom(number)
    // Whoever comes home stays known there, however long ago it was new.
    server.clock.advance(1)
    expect(await tryAt(HOME, email, password)).toBe(200)
    for (const number of [49, 50, 51]) await signInFrom(number)
    const others = Array.from({ length: 49 }, (_, index) => `10.9.${index + 3}.1`)
    expect((await knownOf(id)).sort()).toEqual([HOME, ...others].sort())
  })

  test('is forgotten at the next new one where there were more before there was a bound', async () => {
    const { email, password, id } = await customer()
    const rows = numbers(60).map((number) => ({ user_id: id, network: `10.8.${number}.1`, seen_at: number }))
    await server.database.queries('known_networks').insert(rows)
    expect(await tryAt('192.0.2.70', email, password)).toBe(200)
    const newest = Array.from({ length: 48 }, (_, index) => `10.8.${index + 13}.1`)
    expect((await knownOf(id)).sort()).toEqual(['192.0.2.70', HOME, ...newest].sort())
  })

  test('is not known by a wrong password, nor for the other accounts there', async () => {
    const { email, id } = await customer()
    await tryAt('192.0.2.50', email, 'not it')
    expect(await knownOf(id)).toEqual([HOME])
  })

  test('is forgotten when nobody has signed in from it for ninety days', async () => {
    const { email, password, id } = await customer()
    server.clock.advance(89 * DAY)
    await server.runCleanup()
    expect(await knownOf(id)).toEqual([HOME])
    await tryAt('192.0.2.60', email, password)
    server.clock.advance(2 * DAY)
    await server.runCleanup()
    expect(await knownOf(id)).toEqual(['192.0.2.60'])
  })
})
