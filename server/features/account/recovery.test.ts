// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { mailsTo, tokensTo, tokenTo } from '#server/testing/mail-test-tools.ts'
import { enrol } from '#server/testing/second-factor-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const server = await startTestServer()
const { queries } = server.database
const NEW = 'một mật khẩu mới'
const PAGE = '/reset-password'

const forgot = (email: string) => server.visitor().post('/api/auth/forgot', { email })
const reset = (token: string, password = NEW) => server.visitor().post('/api/auth/reset', { token, password })
const signIn = (email: string, password: string, more = {}) =>
  server.visitor().post('/api/auth/login', { email, password, ...more })
const isSignedIn = async ({ client }: TestUser) => (await client.get('/api/auth/me')).status === 200
/** A link that a customer has requested. */
async function linkOf({ user }: TestUser) {
  await forgot(user.email)
  return tokenTo(server, user.email, PAGE)
}

describe('a link for a new password', () => {
  test('sets it once, ends every session, signs nobody in, and verifies the address', async () => {
    const person = await server.customer()
    const token = await linkOf(person)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const visitor = server.visitor()
    const { status, headers } = await visitor.post('/api/auth/reset', { token, password: NEW })
    expect([status, headers.getSetCookie()]).toEqual([204, []])
    expect(await isSignedIn(person)).toBe(false)
    expect((await signIn(person.user.email, person.password)).status).toBe(401)
    const { body } = await signIn(person.user.email, NEW)
    expect(body.user.isEmailVerified).toBe(true)
    expect((await reset(token, 'một mật khẩu khác')).body.code).toBe('link_expired')
    expect((await signIn(person.user.email, NEW)).status).toBe(200)
    expect(await queries('audit_log').where({ action: 'password.reset', target_id: person.user.id })).toHaveLength(1)
    expect((await mailsTo(server, person.user.email)).length).toBeGreaterThan(2)
  })

  test('is used by one of several requests at once', async () => {
    const person = await server.customer()
    const token = await linkOf(person)
    const passwords = Array.from({ length: 5 }, (_, index) => `${NEW} ${index}`)
    const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status))
    expect(statuses.toSorted()).toEqual([204, 410, 410, 410, 410])
    const right = passwords[statuses.indexOf(204)] ?? ''
    expect((await signIn(person.user.email, right)).status).toBe(200)
  })

  test('can be used for half an hour', async () => {
    const person = await server.customer()
    const token = await linkOf(person)
    server.clock.advance(30 * MINUTE)
    const { status, body } = await reset(token)
    expect([status, body.code]).toEqual([410, 'link_expired'])
  })

  test('replaces the one before it, and ends when the password changes otherwise', async () => {
    const person = await server.customer()
    const first = await linkOf(person)
    const second = await linkOf(person)
    expect((await reset(first)).status).toBe(410)
    const change = { currentPassword: person.password, newPassword: NEW }
    expect((await person.client.post('/api/account/password', change)).status).toBe(204)
    expect((await reset(second)).status).toBe(410)
  })

  test.each(['', 'x', 'a'.repeat(43), "' OR 1=1 --", '../../x'])('is not %j', async (token) => {
    expect((await reset(token)).body.code).toBe('link_expired')
  })

  test('of another purpose sets no password', async () => {
    const { user } = await server.customer()
    expect((await reset(await tokenTo(server, user.email, '/verify-email'))).status).toBe(410)
  })

  test('sets none that is common, and can be used afterwards', async () => {
    const person = await server.customer()
    const token = await linkOf(person)
    for (const password of ['123456', 'Matkhau123', person.user.email]) {
      const { status, body } = await reset(token, password)
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'password'])
    }
    expect((await reset(token)).status).toBe(204)
  })

  test('leaves the second factor on', async () => {
    const person = await server.customer()
    const app = await enrol(server, person.client)
    expect((await reset(await linkOf(person))).status).toBe(204)
    expect((await signIn(person.user.email, NEW)).body.code).toBe('second_factor_required')
    expect((await signIn(person.user.email, NEW, { code: app.nextCode() })).status).toBe(200)
  })

  test('is stored only as a hash', async () => {
    const token = await linkOf(await server.customer())
    const rows = [await queries('one_time_tokens'), await queries('audit_log'), await queries('jobs')]
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('who asks for a link', () => {
  test('gets the same response, and causes the same statements, with and without an account', async () => {
    const { user } = await server.customer()
    const locked = await server.customer()
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })
    const seen: { status: number; body: unknown; statements: string[] }[] = []
    for (const email of [user.email, 'nobody-here@sen.test', locked.user.email, admin.user.email]) {
      const statements: string[] = []
      const note = ({ sql }: { sql: string }) => void statements.push(sql)
      queries.client.on('query', note)
      const { status, body } = await forgot(email)
      queries.client.removeListener('query', note)
      seen.push({ status, body, statements })
    }
    expect(seen[0]).toMatchObject({ status: 202, body: { minutes: 30 } })
    for (const other of seen.slice(1)) expect(other).toEqual(seen[0])
    await server.runJobs()
    // No link opens the account of an admin, nor one that is locked.
    for (const email of ['nobody-here@sen.test', locked.user.email, admin.user.email])
      expect(await tokensTo(server, email, PAGE)).toEqual([])
  })

  test('causes five mails to one address in an hour, and is not told of the limit', async () => {
    const { user } = await server.customer()
    for (let count = 0; count < 8; count += 1) expect((await forgot(user.email)).status).toBe(202)
    expect(await tokensTo(server, user.email.toUpperCase(), PAGE)).toEqual([])
    expect((await tokensTo(server, user.email, PAGE)).length).toBeLessThanOrEqual(5)
    server.clock.advance(60 * MINUTE)
    await forgot(user.email)
    const [newest = ''] = await tokensTo(server, user.email, PAGE)
    expect((await reset(newest)).status).toBe(204)
  })
})

describe('a changed password', () => {
  const change = ({ client }: TestUser, currentPassword: string, newPassword = NEW) =>
    client.post('/api/account/password', { currentPassword, newPassword })

  test('ends the other sessions, and neither this one nor API tokens', async () => {
    const person = await server.customer()
    const elsewhere = server.visitor()
    await elsewhere.post('/api/auth/login', { email: person.user.email, password: person.password })
    const { body: made } = await person.client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
    expect((await change(person, person.password)).status).toBe(204)
    expect(await isSignedIn(person)).toBe(true)
    expect((await elsewhere.get('/api/auth/me')).body.code).toBe('not_signed_in')
    const bearer = { authorization: `Bearer ${made.secret}` }
    expect((await server.visitor().get(`/api/vps/user/${person.user.id}`, bearer)).status).toBe(200)
    expect((await signIn(person.user.email, NEW)).status).toBe(200)
  })

  test('needs the present one, which can be guessed ten times in a quarter of an hour', async () => {
    const person = await server.customer()
    const responses = await Promise.all(Array.from({ length: 14 }, () => change(person, 'not it')))
    const codes = responses.map(({ body }) => body.code).toSorted()
    expect(codes).toEqual([...Array(4).fill('too_many_tries'), ...Array(10).fill('wrong_password')])
    expect((await change(person, person.password)).status).toBe(429)
    server.clock.advance(15 * MINUTE)
    expect((await change(person, person.password)).status).toBe(204)
  })

  test('is not common', async () => {
    const person = await server.customer()
    const { status, body } = await change(person, person.password, 'Qwerty123')
    expect([status, body.errors?.[0]?.path]).toEqual([422, 'newPassword'])
  })

  test('is set once of two that change it at the same time', async () => {
    const person = await server.customer()
    const responses = await Promise.all([change(person, person.password), change(person, person.password, 'cái khác')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 403])
  })
})
