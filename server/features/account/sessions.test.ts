import { describe, expect, test } from 'vitest'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const DAY = 24 * 60 * 60_000
/** Behind a proxy, so that a test can send requests from any address. */
const server = await startTestServer({ proxies: 1 })
const httpsServer = await startTestServer({ https: true })
const PATH = '/api/account/sessions'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more })
async function signInFrom({ user, password }: TestUser, headers: Record<string, string>, more = {}) {
  const client = server.visitor()
  const response = await client.post('/api/auth/login', { email: user.email, password, ...more }, headers)
  return { client, response }
}
const list = async ({ client }: Pick<TestUser, 'client'>, headers = {}) => (await client.get(PATH, headers)).body

describe('sessions', () => {
  test('are listed with device and place, newest first, and the present one is marked', async () => {
    const person = await server.customer()
    await signInFrom(person, from('203.0.113.77', { 'user-agent': FIREFOX }), { remember: false })
    const [newest, first, ...others] = await list(person, from('203.0.113.5'))
    expect(others).toEqual([])
    expect(newest).toMatchObject({
      current: false,
      isRemembered: false,
      device: { kind: 'computer', browser: 'Firefox', system: 'Linux' },
      place: { network: '203.0.113.0/24', isSameNetwork: true },
      expiresAt: new Date(server.clock.now() + DAY).toISOString(),
    })
    expect(first).toMatchObject({ current: true, isRemembered: true, place: { isSameNetwork: false } })
    const stored = JSON.stringify(await server.database.queries('sessions').where({ id: newest.id }))
    expect(stored).not.toMatch(/203\.0\.113\.77|Mozilla|Gecko/)
  })

  test('are ended one by one, or all others at once; the list has none that has ended', async () => {
    const person = await server.customer()
    const { client: phone } = await signInFrom(person, {})
    const { client: tablet } = await signInFrom(person, {})
    const { client: laptop } = await signInFrom(person, {})
    const idOf = ({ cookie }: { cookie: string }) => cookie.replace('session=', '').split('.')[0] ?? ''
    expect((await person.client.call('DELETE', `${PATH}/${idOf(phone)}`)).status).toBe(204)
    expect((await phone.get('/api/auth/me')).body.code).toBe('not_signed_in')
    expect((await tablet.get('/api/auth/me')).status).toBe(200)
    expect((await person.client.call('DELETE', `${PATH}/${idOf(phone)}`)).status).toBe(404)
    expect((await person.client.call('DELETE', PATH)).status).toBe(204)
    for (const client of [tablet, laptop]) expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await list(person)).map(({ current }: { current: boolean }) => current)).toEqual([true])
    server.clock.advance(8 * DAY)
    const { client } = await signInFrom(person, {})
    expect(await list({ client })).toHaveLength(1)
    const entries = await server.database.queries('audit_log').where({ actor_id: person.user.id }).pluck('action')
    expect(entries).toEqual(expect.arrayContaining(['session.end', 'session.end_others']))
  })

  test('of others are not found, nor are API tokens among them', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const [{ id }] = await list(other)
    expect((await person.client.call('DELETE', `${PATH}/${id}`)).body.code).toBe('not_found')
    const { body } = await other.client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
    expect(await list(other)).toHaveLength(1)
    expect((await other.client.call('DELETE', `${PATH}/${body.token.id}`)).status).toBe(404)
    expect((await createTestClient(server.origin, body.secret).get(PATH)).body.code).toBe('token_not_allowed')
  })

  test('are listed in pages', async () => {
    const person = await server.customer()
    for (let count = 0; count < 2; count += 1) await signInFrom(person, {})
    const { body, headers } = await person.client.get(`${PATH}?limit=2`)
    const { body: rest } = await person.client.get(`${PATH}?limit=2&cursor=${headers.get('x-next-cursor')}`)
    expect([body.length, rest.length]).toEqual([2, 1])
  })
})

describe('a browser', () => {
  const flags = (response: { headers: Headers }) => response.headers.getSetCookie()[0]?.split('; ').slice(1)
  const account = { email: 'forgets@sen.test', password: 'mật khẩu đúng' }

  test('stays signed in for thirty days, or until it is closed and a day at most', async () => {
    const client = httpsServer.visitor()
    const registered = await client.post('/api/auth/register', { ...account, remember: false })
    expect(flags(registered)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'])
    for (const remember of [true, undefined]) {
      const remembered = await httpsServer.visitor().post('/api/auth/login', { ...account, remember })
      expect(flags(remembered)).toContain('Max-Age=2592000')
    }
    httpsServer.clock.advance(DAY - 1)
    expect((await client.get('/api/auth/me')).status).toBe(200)
    httpsServer.clock.advance(1)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })
})

describe('the history of sign-ins', () => {
  const historyOf = async ({ client }: TestUser, query = '') =>
    (await client.get(`/api/account/sign-ins${query}`)).body as {
      outcome: string
      count: number
      place: { network: string }
    }[]

  test('gets a failure after its response, so that no time tells whether the account exists', async () => {
    const waiting: (() => void)[] = []
    const timers = { ...testTimers, sleep: () => new Promise<void>((resolve) => waiting.push(resolve)) }
    const slow = await startTestServer({ timers })
    const person = await slow.customer()
    const { email } = person.user
    const response = await slow.visitor().post('/api/auth/login', { email, password: 'not it' })
    expect(response.status).toBe(401)
    const outcomes = async () => (await historyOf(person)).map(({ outcome }) => outcome)
    expect(await outcomes()).not.toContain('wrong_password')
    for (const go of waiting) go()
    await expect.poll(outcomes).toContain('wrong_password')
  })

  test('has successes and failures, those that were alike once with their number', async () => {
    const person = await server.customer()
    const wrong = { ...person, password: 'not it' }
    for (let count = 0; count < 3; count += 1) await signInFrom(wrong, from('198.51.100.9'))
    await expect.poll(async () => (await historyOf(person))[0]).toMatchObject({ outcome: 'wrong_password', count: 3 })
    await signInFrom(wrong, from('198.51.100.9', { 'user-agent': FIREFOX }))
    await signInFrom(person, from('192.0.2.9'))
    await expect.poll(async () => (await historyOf(person)).length).toBe(4)
    const history = await historyOf(person)
    expect(history.filter(({ outcome }) => outcome === 'signed_in')).toHaveLength(2)
    expect(history.map(({ place }) => place.network)).toContain('192.0.2.0/24')
  })

  test('is kept for ninety days', async () => {
    const person = await server.customer()
    await signInFrom(person, {})
    server.clock.advance(91 * DAY)
    await server.runCleanup()
    const { client } = await signInFrom(person, {})
    expect(await historyOf({ ...person, client })).toHaveLength(1)
  })

  test('keeps the sign-ins whatever strangers try', async () => {
    const person = await server.customer()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: `0000-${index}`,
      user_id: person.user.id,
      last_at: server.clock.now(),
      outcome: 'wrong_password',
      attempts: 1,
      device: '{"kind":"program","browser":null,"system":null}',
      network: `10.0.${index}.0/24`,
    }))
    await server.database.queries('sign_ins').insert(rows)
    await signInFrom({ ...person, password: 'not it' }, from('198.51.100.9'))
    const count = async (outcome: string) =>
      (await server.database.queries('sign_ins').where({ user_id: person.user.id, outcome })).length
    await expect.poll(() => count('wrong_password')).toBe(200)
    expect(await count('signed_in')).toBe(1)
  })
})
