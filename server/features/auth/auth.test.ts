import { describe, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const register = (body: object) => server.visitor().post('/api/auth/register', body)

describe('registering', () => {
  test('creates a customer with an empty wallet, and signs them in with an HttpOnly cookie', async () => {
    const client = server.visitor()
    const request = { email: 'Lan.Pham@Sen.test', password: 'sáu ký tự', firstName: 'Lan', lastName: 'Phạm' }
    const { status, body, headers } = await client.post('/api/auth/register', request)
    expect(status).toBe(201)
    expect(body.user).toEqual({
      id: expect.any(String),
      email: 'Lan.Pham@Sen.test',
      firstName: 'Lan',
      lastName: 'Phạm',
      role: 'customer',
      balance: '0',
      isActive: true,
      isEmailVerified: false,
      isPhoneVerified: false,
      language: null,
    })
    const cookie = headers.getSetCookie()[0]
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect((await client.get('/api/auth/me')).body.user.id).toBe(body.user.id)
  })

  test('refuses an email that is taken, also in another case', async () => {
    await register({ email: 'taken@sen.test', password: '123456' })
    const { status, body } = await register({ email: 'TAKEN@sen.test', password: '654321' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'email_taken', detail: 'An account with this email already exists.' })
  })

  test('lets one of several concurrent registrations with the same email succeed', async () => {
    const attempts = Array.from({ length: 6 }, () => register({ email: 'race@sen.test', password: '123456' }))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test.each([
    [{ email: 'nobody', password: '123456' }, 'email', 'Please enter a valid email'],
    [{ email: 'a@sen.test', password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      { email: 'a@sen.test', password: '123456', firstName: 'A' },
      'firstName',
      'First name must be at least 2 characters',
    ],
    [{ email: 'a@sen.test', password: '123456', lastName: 'B' }, 'lastName', 'Last name must be at least 2 characters'],
    [{ email: 'a@sen.test' }, 'password', 'Password must be at least 6 characters'],
    [{ password: '123456' }, 'email', 'Please enter a valid email'],
    [{ email: 'a@sen.test', password: '123456', role: 'admin' }, 'role', 'role is not a known field'],
    [{ email: 'a@sen.test', password: '123456', firstName: 'A\u0000B' }, 'firstName', /cannot be stored/],
  ])('refuses %j and names the field', async (request, path, message) => {
    const { status, body } = await register(request)
    expect(status).toBe(422)
    expect(body.code).toBe('invalid')
    expect(body.errors).toEqual([
      { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ])
    expect(body.detail).toBe(body.errors[0].message)
  })
})

describe('signing in', () => {
  test('gives the same response to an unknown email and a wrong password', async () => {
    const { user } = await server.customer()
    const wrong = await server.visitor().post('/api/auth/login', { email: user.email, password: 'not it' })
    const unknown = await server.visitor().post('/api/auth/login', { email: 'unknown@sen.test', password: 'not it' })
    expect(wrong.status).toBe(401)
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.body.detail).toBe('Incorrect email or password.')
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test('accepts the email in any case, and opens a new session each time', async () => {
    const { user, password, client } = await server.customer()
    const other = server.visitor()
    const { status } = await other.post('/api/auth/login', { email: user.email.toUpperCase(), password })
    expect(status).toBe(200)
    expect(other.cookie).not.toBe(client.cookie)
  })

  test('responds in Vietnamese to a page that requests it', async () => {
    const request = { email: 'unknown@sen.test', password: 'not it' }
    const { body } = await server.visitor().post('/api/auth/login', request, { 'accept-language': 'vi' })
    expect(body.detail).toBe('Email hoặc mật khẩu không đúng.')
  })

  test('is refused after ten wrong passwords, and possible again a quarter of an hour later', async () => {
    const { user, password } = await server.customer()
    const signIn = (secret: string) => server.visitor().post('/api/auth/login', { email: user.email, password: secret })
    for (let count = 0; count < 10; count += 1) expect((await signIn('not it')).status).toBe(401)
    const refused = await signIn(password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    server.clock.advance(15 * 60_000)
    expect((await signIn(password)).status).toBe(200)
  })
})

describe('a session', () => {
  test('is stored without its secret', async () => {
    const { client } = await server.customer()
    const [id, secret = ''] = client.cookie.replace('session=', '').split('.')
    const row = await server.database.queries('sessions').where({ id }).first()
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('ends when its customer signs out, so that a copy of its cookie is useless', async () => {
    const { client } = await server.customer()
    const { cookie } = client
    const { status, headers } = await client.post('/api/auth/logout')
    expect(status).toBe(204)
    expect(headers.getSetCookie()[0]).toMatch(/^session=; Path=\/; Max-Age=0;/)
    expect((await server.visitor().get('/api/auth/me', { cookie })).status).toBe(401)
  })

  test('ends after a week without use, and after thirty days with it', async () => {
    const { client } = await server.customer()
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(DAY)
      expect((await client.get('/api/auth/me')).status).toBe(200)
    }
    server.clock.advance(DAY)
    expect((await client.get('/api/auth/me')).status).toBe(401)

    const idle = await server.customer()
    server.clock.advance(7 * DAY)
    expect((await idle.client.get('/api/auth/me')).status).toBe(401)
  })

  test('is not found by an invalid token', async () => {
    const { client } = await server.customer()
    const [id] = client.cookie.replace('session=', '').split('.')
    for (const cookie of ['session=', 'session=x', `session=${id}.wrong`, `session=${id}`, 'session=%00.%00'])
      expect((await server.visitor().get('/api/auth/me', { cookie })).status).toBe(401)
  })
})

describe('a locked account', () => {
  test('loses its sessions immediately; only a former token or the right password reveals why', async () => {
    const { client, user, password } = await server.customer()
    const admin = await server.admin()
    expect((await client.get('/api/auth/me')).status).toBe(200)
    const locked = await admin.client.patch(`/api/admin/users/${user.id}/status`, { isActive: false })
    expect(locked.body.user.isActive).toBe(false)
    const ended = await client.get('/api/auth/me')
    expect(ended.status).toBe(401)
    expect(ended.body.code).toBe('session_locked')

    const right = await server.visitor().post('/api/auth/login', { email: user.email, password })
    expect(right.status).toBe(403)
    expect(right.body.code).toBe('account_locked')
    expect((await server.visitor().post('/api/auth/login', { email: user.email, password: 'not it' })).status).toBe(401)

    await admin.client.patch(`/api/admin/users/${user.id}/status`, { isActive: true })
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await server.visitor().post('/api/auth/login', { email: user.email, password })).status).toBe(200)
  })
})
