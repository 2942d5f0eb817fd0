import { beforeEach, describe, expect, test, vi } from 'vitest'
import { timersWithoutTimeouts } from '#server/platform/testing/database-test-tools.ts'
import { controlledArgon2, hashing, resetHashing } from '#server/testing/hashing-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer({ timers: timersWithoutTimeouts, argon2: controlledArgon2 })
const httpsServer = await startTestServer({
  https: true,
  publicOrigin: 'https://sen.example',
  argon2: controlledArgon2,
})
beforeEach(resetHashing)

const QUARTER_HOUR = 15 * 60_000
const signIn = (email: string, password: string) => server.visitor().post('/api/auth/login', { email, password })
const signInAsAdmin = (email: string, password: string) => server.visitor().post('/api/admin/auth', { email, password })

/** Runs `work` `count` times concurrently. */
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work))

describe('a caller without the password', () => {
  const failingSignIns = async () => {
    const { user } = await server.customer()
    const locked = await server.customer()
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })
    hashing.calls = []
    return {
      'an unknown email': () => signIn('unknown@sen.test', 'not it'),
      'a wrong password': () => signIn(user.email, 'not it'),
      "a locked account's wrong password": () => signIn(locked.user.email, 'not it'),
      "an unknown admin's email": () => signInAsAdmin('unknown@sen.test', 'not it'),
      "an admin's wrong password": () => signInAsAdmin(admin.user.email, 'not it'),
      "a customer's right password in the back-office": () => signInAsAdmin(user.email, 'mat-khau-thu-nghiem'),
      "a locked account's right password in the back-office": () =>
        signInAsAdmin(locked.user.email, 'mat-khau-thu-nghiem'),
    }
  }

  test('cannot tell whether an account exists: the response and the work are the same', async () => {
    for (const [kind, signInOnce] of Object.entries(await failingSignIns())) {
      hashing.calls = []
      const { status, body, headers } = await signInOnce()
      expect([kind, status, body.code]).toEqual([kind, 401, 'invalid_credentials'])
      expect(headers.getSetCookie()).toEqual([])
      expect([kind, hashing.calls]).toEqual([
        kind,
        [{ algorithm: 'argon2id', parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }],
      ])
    }
    server.clock.advance(QUARTER_HOUR)
  })

  test('gets ten attempts, also when they are concurrent, and learns nothing from further ones', async () => {
    const { user, password } = await server.customer()
    // The caller's own X-Forwarded-For is ignored.
    const wrong = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        server
          .visitor()
          .post(
            '/api/auth/login',
            { email: user.email, password: 'not it' },
            { 'x-forwarded-for': `203.0.113.${index}` },
          ),
      ),
    )
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(20)

    // This is the right one, in progress while the tenth wrong one is checked.
    const next = await server.customer()
    await times(9, () => signIn(next.user.email, 'not it'))
    const held: (() => void)[] = []
    hashing.held = held
    const tenth = signIn(next.user.email, 'not it')
    await vi.waitUntil(() => held.length === 1)
    const right = signIn(next.user.email, password)
    await vi.waitUntil(() => held.length === 2)
    held[0]?.()
    expect((await tenth).status).toBe(401)
    held[1]?.()
    expect((await right).status).toBe(429)
    server.clock.advance(QUARTER_HOUR)
  })

  test('gets no new attempts by signing in elsewhere: to another account, or to the back-office', async () => {
    const victim = await server.customer()
    const otherAccount = await server.customer()
    const admin = await server.admin()
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(victim.user.email, 'not it')).status).toBe(401)
      expect((await signIn(otherAccount.user.email, otherAccount.password)).status).toBe(200)
      expect((await signInAsAdmin(admin.user.email, admin.password)).status).toBe(200)
    }
    expect((await signIn(victim.user.email.toUpperCase(), 'not it')).status).toBe(429)
    // Shop and back-office share the count, and neither hashes for a caller who is locked out.
    hashing.calls = []
    expect((await signInAsAdmin(victim.user.email, 'not it')).status).toBe(429)
    expect(hashing.calls).toEqual([])
    expect((await signIn(otherAccount.user.email, otherAccount.password)).status).toBe(200)
    server.clock.advance(QUARTER_HOUR)
  })

  test('is locked out by network after a hundred accounts, also when some attempts succeed', async () => {
    const otherAccount = await server.customer()
    for (let count = 0; count < 10; count += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => signIn(`many-${count}-${index}@sen.test`, 'not it')))
      if (count < 9) expect((await signIn(otherAccount.user.email, otherAccount.password)).status).toBe(200)
    }
    const refused = await signIn('many-10-0@sen.test', 'not it')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    server.clock.advance(QUARTER_HOUR)
    expect((await signIn('many-10-0@sen.test', 'not it')).status).toBe(401)
  })
})

describe('a session', () => {
  test('is a new one at each sign-in, which ends the previous one of the browser', async () => {
    const { client, user, password } = await server.customer()
    const before = client.cookie
    expect((await client.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
    expect(client.cookie).not.toBe(before)
    expect((await server.visitor().get('/api/auth/me', { cookie: before })).status).toBe(401)
    expect((await client.get('/api/auth/me')).status).toBe(200)

    const again = client.cookie
    await client.post('/api/auth/register', { email: 'second@sen.test', password })
    expect((await server.visitor().get('/api/auth/me', { cookie: again })).status).toBe(401)
  })

  test('of an admin is a new one at each sign-in too, which ends only the one whose token is sent with it', async () => {
    const { password } = await server.admin()
    const signIn = async (headers = {}, right = password) => {
      const credentials = { email: 'admin@sen.test', password: right }
      const { body } = await server.visitor().post('/api/admin/auth', credentials, headers)
      return { authorization: `Bearer ${body.token}` }
    }
    const statusOf = async (bearer: Record<string, string>) =>
      (await server.visitor().get('/api/admin/stats', bearer)).status
    const elsewhere = await signIn()
    const first = await signIn()
    await signIn(first, 'not it')
    expect(await statusOf(first)).toBe(200)
    const second = await signIn(first)
    expect([await statusOf(first), await statusOf(second), await statusOf(elsewhere)]).toEqual([401, 200, 200])

    const { client, user, password: own } = await server.customer()
    const asBearer = { authorization: `Bearer ${client.cookie.split('=')[1]}` }
    await signIn(asBearer)
    expect((await client.get('/api/auth/me')).status).toBe(200)
    expect((await client.post('/api/auth/login', { email: user.email, password: own }, second)).status).toBe(200)
    expect(await statusOf(second)).toBe(200)
  })

  test('is not ended by a caller who knows only its id, nor by a failed sign-in', async () => {
    const { client, user, password } = await server.customer()
    const [id] = client.cookie.split('.')
    const attacker = server.visitor()
    await attacker.post('/api/auth/login', { email: user.email, password }, { cookie: `${id}.wrong` })
    await attacker.post('/api/auth/login', { email: user.email, password: 'not it' }, { cookie: client.cookie })
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })

  test('never has an id chosen by the caller', async () => {
    const { user, password } = await server.customer()
    const chosen = '019a0000-0000-7000-8000-000000000001.chosen-by-an-attacker'
    const victim = server.visitor()
    const { headers } = await victim.post(
      '/api/auth/login',
      { email: user.email, password },
      { cookie: `session=${chosen}` },
    )
    expect(headers.getSetCookie()).toHaveLength(1)
    expect(victim.cookie).not.toContain('019a0000-0000-7000-8000-000000000001')
    expect((await server.visitor().get('/api/auth/me', { cookie: `session=${chosen}` })).status).toBe(401)
    // Nor is one taken from a query, a header or a body.
    const { body } = await server.visitor().get(`/api/auth/me?session=${victim.cookie.replace('session=', '')}`)
    expect(body.code).toBe('not_signed_in')
  })

  test('has a secret of 256 random bits, which the database does not contain', async () => {
    const tokens = await times(20, async () => (await server.customer()).client.cookie.replace('session=', ''))
    const secrets = tokens.map((token) => token.split('.')[1] ?? '')
    expect(new Set(secrets).size).toBe(20)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const rows = JSON.stringify(await server.database.queries('sessions').select())
    for (const secret of secrets) expect(rows).not.toContain(secret)
  })

  test('ends alone by its sign-out, and with all other sessions when its user is locked, including the back-office', async () => {
    const { client, user, password } = await server.customer()
    const phone = server.visitor()
    await phone.post('/api/auth/login', { email: user.email, password })
    await client.post('/api/auth/logout')
    expect((await phone.get('/api/auth/me')).status).toBe(200)
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/users/${user.id}/status`, { isActive: false })
    expect((await phone.get('/api/auth/me')).body.code).toBe('session_locked')
    expect((await phone.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' })).status).toBe(401)

    await admin.client.patch(`/api/admin/users/${user.id}/status`, { isActive: true })
    await server.database.queries('users').where({ id: user.id }).update({ role: 'admin' })
    const { body } = await signInAsAdmin(user.email, password)
    const bearer = { authorization: `Bearer ${body.token}` }
    expect((await server.visitor().get('/api/admin/stats', bearer)).status).toBe(200)
    await admin.client.patch(`/api/admin/users/${user.id}/status`, { isActive: false })
    expect((await server.visitor().get('/api/admin/stats', bearer)).status).toBe(401)
  })

  test('is audited when it begins, and when it is refused', async () => {
    const { user, password } = await server.customer()
    const { headers } = await signIn(user.email, password)
    const wrong = await signIn(user.email, 'not it')
    const entry = (response: { headers: Headers }) =>
      server.database
        .queries('audit_log')
        .where({ request_id: response.headers.get('x-request-id') ?? '' })
        .first()
    expect(await entry({ headers })).toMatchObject({ actor_id: user.id, action: 'session.open', address: '127.0.0.1' })
    await vi.waitFor(async () => expect(await entry(wrong)).toMatchObject({ actor_id: 'nobody', action: 'refused' }))
  })

  test('has a cookie in production that is sent only to this host, over https, and that no script can read', async () => {
    const client = httpsServer.visitor()
    const { headers } = await client.post('/api/auth/register', { email: 'secure@sen.test', password: 'dài hơn sáu' })
    const flags = headers.getSetCookie()[0]?.split('; ').slice(1)
    expect(client.cookie).toMatch(/^__Host-session=/)
    expect(flags).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax', 'Secure'])
    // The plain name, which a sibling host could set, is not accepted.
    const plain = client.cookie.replace('__Host-', '')
    expect((await httpsServer.visitor().get('/api/auth/me', { cookie: plain })).status).toBe(401)
    const out = await client.post('/api/auth/logout')
    expect(out.headers.getSetCookie()[0]).toBe('__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
  })
})

describe('a change', () => {
  const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'other']
  const origins = [undefined, 'own', 'https://sen.example', 'https://evil.example', 'null', '', 'http://sen.example']
  const changes = server.routes.filter(({ method, policy }) => method !== 'GET' && policy !== 'provider')

  const combinations = sites.flatMap((site) => origins.map((origin) => [site, origin] as const))
  /** What a browser sends for another website: with the newer header, and with the older one only. */
  const fromElsewhere = [
    ['cross-site', undefined],
    [undefined, 'https://evil.example'],
  ] as const

  test.each(changes.map((route, index) => [`${route.method} ${route.path}`, route, index] as const))(
    '%s is refused for another website',
    async (_, route, index) => {
      // All combinations are tried at one route: the check is the same before each of them.
      for (const [site, origin] of isLongRun || index === 0 ? combinations : fromElsewhere) {
        const header = origin === 'own' ? httpsServer.origin : origin
        const isOwnOrigin = header === undefined || header === httpsServer.origin || header === 'https://sen.example'
        const isAllowed = isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none')
        const headers = {
          ...(site === undefined ? {} : { 'sec-fetch-site': site }),
          ...(header === undefined ? {} : { origin: header }),
        }
        const { body } = await httpsServer
          .visitor()
          .call(route.method, route.path.replace(/:\w+/, 'x'), undefined, headers)
        expect([site, origin, body.code === 'cross_site']).toEqual([site, origin, !isAllowed])
      }
    },
  )

  test('is accepted only as JSON: a form of another website is not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { client } = await server.customer()
      const body = JSON.stringify({ amount: '50000', paymentMethod: 'momo' })
      expect((await client.post('/api/wallet/deposit', body, { 'content-type': type })).status).toBe(415)
    }
  })
})
