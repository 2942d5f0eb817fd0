import { describe, expect, test } from 'vitest'
import { mailsTo, tokensTo, tokenTo } from '#server/testing/mail-test-tools.ts'
import { enrol } from '#server/testing/second-factor-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const server = await startTestServer()
let made = 0
const newAddress = () => `new-${++made}@sen.test`

const open = (token: string) => server.visitor().post('/api/auth/verify-email', { token })
const stop = (token: string) => server.visitor().post('/api/auth/stop-email-change', { token })
const me = async ({ client }: TestUser) => (await client.get('/api/auth/me')).body.user
const change = ({ client, password }: TestUser, email: string) => client.post('/api/account/email', { email, password })
const pendingOf = async ({ client }: TestUser) => (await client.get('/api/account')).body.pendingEmail

describe('the address of a new account', () => {
  test('is verified by the link that its mail has, once', async () => {
    const person = await server.customer()
    const token = await tokenTo(server, person.user.email, '/verify-email')
    expect((await me(person)).isEmailVerified).toBe(false)
    expect((await open(token)).status).toBe(204)
    expect((await me(person)).isEmailVerified).toBe(true)
    expect((await open(token)).body.code).toBe('link_expired')
    const subjects = (await mailsTo(server, person.user.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Chào mừng'))).toHaveLength(1)
  })

  test('gets another link in place of a late one, five in an hour, and none when it is verified', async () => {
    const person = await server.customer()
    const resend = () => person.client.post('/api/auth/resend-verification')
    const late = await tokenTo(server, person.user.email, '/verify-email')
    server.clock.advance(30 * MINUTE)
    expect((await open(late)).status).toBe(410)
    for (let count = 0; count < 5; count += 1) expect((await resend()).status).toBe(204)
    expect((await resend()).status).toBe(429)
    const links = await tokensTo(server, person.user.email, '/verify-email')
    expect(links).toHaveLength(6)
    const statuses = await Promise.all(links.map(async (token) => (await open(token)).status))
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect((await resend()).status).toBe(204)
    expect(await tokensTo(server, person.user.email, '/verify-email')).toHaveLength(6)
  })
})

describe('a new address', () => {
  test('counts once its link was opened; both addresses are told', async () => {
    const person = await server.customer()
    const email = newAddress()
    const { status, body } = await change(person, email)
    expect([status, body]).toEqual([202, { email, until: new Date(server.clock.now() + 30 * MINUTE).toISOString() }])
    expect([await pendingOf(person), (await me(person)).email]).toEqual([body, person.user.email])
    expect((await open(await tokenTo(server, email, '/verify-email'))).status).toBe(204)
    expect(await me(person)).toMatchObject({ email, isEmailVerified: true })
    expect(await pendingOf(person)).toBeNull()
    for (const address of [email, person.user.email])
      expect((await mailsTo(server, address)).some(({ text }) => text.includes(email))).toBe(true)
    const signIn = (address: string) =>
      server.visitor().post('/api/auth/login', { email: address, password: person.password })
    expect([(await signIn(email)).status, (await signIn(person.user.email)).status]).toEqual([200, 401])
    const admin = await server.admin()
    const { body: found } = await admin.client.get(`/api/admin/users?q=${email}`)
    expect(found.users.map(({ id }: { id: string }) => id)).toEqual([person.user.id])
  })

  test('needs the password', async () => {
    const person = await server.customer()
    const { status, body } = await change({ ...person, password: 'not it' }, newAddress())
    expect([status, body.code]).toEqual([403, 'wrong_password'])
    expect((await change(person, person.user.email.toUpperCase())).status).toBe(422)
  })

  test('that another account has looks as any other, and gets no link', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const taken = await change(person, other.user.email)
    const free = await change(await server.customer(), newAddress())
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)])
    expect(await tokensTo(server, other.user.email, '/verify-email')).toHaveLength(1)
  })

  test('that two accounts want belongs to the one whose link is opened first', async () => {
    const [one, two] = [await server.customer(), await server.customer()]
    const email = newAddress()
    await change(one, email)
    await change(two, email)
    const links = await tokensTo(server, email, '/verify-email')
    expect(links).toHaveLength(2)
    const statuses = await Promise.all(links.map(async (token) => (await open(token)).status))
    expect(statuses.toSorted()).toEqual([204, 410])
  })

  test('is given up by its customer, or by the link in the mail to the old address', async () => {
    const person = await server.customer()
    const email = newAddress()
    await change(person, email)
    expect((await person.client.call('DELETE', '/api/account/email')).status).toBe(204)
    expect((await open(await tokenTo(server, email, '/verify-email'))).status).toBe(410)
    await change(person, email)
    expect((await stop(await tokenTo(server, person.user.email, '/stop-email-change'))).status).toBe(204)
    expect((await open(await tokenTo(server, email, '/verify-email'))).status).toBe(410)
    expect((await person.client.get('/api/auth/me')).status).toBe(401)
  })

  test('is taken back by the old one for three days, whatever came after it; then every session has ended', async () => {
    const person = await server.customer()
    const [second, third] = [newAddress(), newAddress()]
    await change(person, second)
    await open(await tokenTo(server, second, '/verify-email'))
    await change(person, third)
    await open(await tokenTo(server, third, '/verify-email'))
    expect((await me(person)).email).toBe(third)
    server.clock.advance(2 * DAY)
    expect((await stop(await tokenTo(server, person.user.email, '/stop-email-change'))).status).toBe(204)
    expect((await person.client.get('/api/auth/me')).status).toBe(401)
    const { status } = await server
      .visitor()
      .post('/api/auth/login', { email: person.user.email, password: person.password })
    expect(status).toBe(200)
    // Nor can the address in between take it back again.
    expect((await stop(await tokenTo(server, second, '/stop-email-change'))).status).toBe(410)
  })

  test('needs a recent second factor if there is one', async () => {
    const person = await server.customer()
    const app = await enrol(server, person.client)
    server.clock.advance(10 * MINUTE)
    expect((await change(person, newAddress())).body.code).toBe('second_factor_required')
    await person.client.post('/api/account/step-up', { code: app.nextCode() })
    expect((await change(person, newAddress())).status).toBe(202)
  })
})

describe('the account', () => {
  test('shows and changes the name, by which the back-office finds its customer, and the theme', async () => {
    const person = await server.customer()
    const { status, body } = await person.client.patch('/api/account', {
      firstName: 'Thuỷ',
      lastName: 'Trương Quỳnh',
      theme: 'dark',
    })
    expect([status, body.user]).toMatchObject([200, { firstName: 'Thuỷ', lastName: 'Trương Quỳnh' }])
    const { body: account } = await person.client.get('/api/account')
    expect(account).toEqual({
      user: body.user,
      theme: 'dark',
      phone: null,
      pendingEmail: null,
      secondFactor: null,
      stepUpUntil: null,
      isEmailDeliverable: true,
      mailGroups: { money: true, machines: true, support: true },
      invoiceDetails: null,
      passkeys: 0,
      createdAt: expect.any(String),
    })
    const admin = await server.admin()
    const find = async (q: string) =>
      (await admin.client.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body.users.map(
        ({ id }: { id: string }) => id,
      )
    expect(await find('truong quynh thuy')).toEqual([person.user.id])
    expect(await find('minh')).not.toContain(person.user.id)
    expect((await person.client.patch('/api/account', { firstName: 'x' })).status).toBe(422)
    expect((await person.client.patch('/api/account', {})).status).toBe(422)
  })
})
