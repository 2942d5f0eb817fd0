import { describe, expect, test } from 'vitest'
import { mailsTo } from '#server/testing/mail-test-tools.ts'
import { addPasskey } from '#server/testing/passkey-test-tools.ts'
import { enrol } from '#server/testing/second-factor-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const PATH = '/api/account/history'

const historyOf = async ({ client }: TestUser) => (await client.get(PATH)).body
const lock = async ({ user }: TestUser, body: object) =>
  (await server.admin()).client.patch(`/api/admin/users/${user.id}/status`, body)
async function signIn({ user, password }: TestUser) {
  const client = server.visitor()
  expect((await client.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
  return client
}

describe('what an admin does to a customer', () => {
  test('is in the history of the account, with when, who and why, newest first', async () => {
    const person = await server.customer()
    expect(await historyOf(person)).toEqual([])
    const { client } = await server.admin()
    const balance = { balance: '70000', reason: 'Đền bù sự cố' }
    expect((await client.patch(`/api/admin/users/${person.user.id}/balance`, balance)).status).toBe(200)
    expect((await lock(person, { isActive: false, reason: 'Nghi bị chiếm đoạt' })).status).toBe(200)
    expect((await lock(person, { isActive: true })).status).toBe(200)
    const again = await signIn(person)
    const at = new Date(server.clock.now()).toISOString()
    const shared = { id: expect.any(String), at, by: 'Thu Hà' }
    expect((await again.get(PATH)).body).toEqual([
      { ...shared, kind: 'unlocked', amount: null, reason: null },
      { ...shared, kind: 'locked', amount: null, reason: 'Nghi bị chiếm đoạt' },
      { ...shared, kind: 'balance_changed', amount: '70000', reason: 'Đền bù sự cố' },
    ])
    const file = await fetch(`${server.origin}/api/account/export`, { headers: { cookie: again.cookie } })
    expect(JSON.parse(await file.text()).history).toHaveLength(3)
  })

  test('has a settled deposit, too, and nothing that changed nothing', async () => {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'crypto' })
    const { client } = await server.admin()
    const status = (to: string) => client.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: to })
    expect((await status('failed')).status).toBe(200)
    expect((await status('completed')).status).toBe(409)
    expect((await lock(person, { isActive: true, reason: 'x' })).status).toBe(200)
    expect(await historyOf(person)).toMatchObject([{ kind: 'deposit_failed', amount: '50000', reason: null }])
  })

  test("is nobody else's, is read in pages, and by no API token", async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const { client } = await server.admin()
    for (const balance of ['1000', '2000', '3000'])
      await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance })
    const { body, headers } = await person.client.get(`${PATH}?limit=2`)
    const { body: rest } = await person.client.get(`${PATH}?limit=2&cursor=${headers.get('x-next-cursor')}`)
    expect([body.length, rest.length]).toEqual([2, 1])
    expect(await historyOf(other)).toEqual([])
  })

  test('is reported by mail, with the reason of a lock', async () => {
    const person = await server.customer()
    await lock(person, { isActive: false, reason: 'Thanh toán bị khiếu nại' })
    await server.runJobs()
    const [mail] = await mailsTo(server, person.user.email)
    expect(mail?.text).toContain('Thanh toán bị khiếu nại')
  })

  test('of a reason that is empty or too long is refused, and changes nothing', async () => {
    const person = await server.customer()
    for (const reason of ['', ' ', 'x'.repeat(201)])
      expect((await lock(person, { isActive: false, reason })).status).toBe(422)
    expect(await historyOf(person)).toEqual([])
  })
})

describe('resetting the second factor of a user', () => {
  const reset = async ({ user }: TestUser, body: object = { reason: 'Mất điện thoại, đã gọi lại số đã xác minh' }) =>
    (await server.admin()).client.post(`/api/admin/users/${user.id}/second-factor/reset`, body)

  test('removes app and recovery codes, ends the sessions, and is reported and audited', async () => {
    const person = await server.customer()
    await enrol(server, person.client)
    expect((await reset(person)).body).toMatchObject({ user: { id: person.user.id, isActive: true } })
    expect((await person.client.get('/api/auth/me')).body.code).toBe('not_signed_in')
    const again = await signIn(person)
    expect((await again.get('/api/account')).body.secondFactor).toBeNull()
    expect((await again.get(PATH)).body).toMatchObject([
      { kind: 'second_factor_reset', by: 'Thu Hà', reason: 'Mất điện thoại, đã gọi lại số đã xác minh' },
    ])
    const { queries } = server.database
    expect(await queries('recovery_codes').where({ user_id: person.user.id })).toEqual([])
    const [entry] = await queries('audit_log').where({ action: 'second_factor.reset', target_id: person.user.id })
    expect(JSON.parse(entry.after_value)).toEqual({
      reason: 'Mất điện thoại, đã gọi lại số đã xác minh',
      sessionsEnded: 1,
    })
    await server.runJobs()
    const titles = (await mailsTo(server, person.user.email)).map(({ subject }) => subject)
    expect(titles).toContain('Đã tắt xác thực hai lớp')
  })

  test('removes passkeys, too, with their recovery codes', async () => {
    const person = await server.customer()
    await addPasskey(server, person)
    expect((await reset(person)).status).toBe(200)
    const { queries } = server.database
    expect(await queries('passkeys').where({ user_id: person.user.id })).toEqual([])
    expect(await queries('recovery_codes').where({ user_id: person.user.id })).toEqual([])
  })

  test('is refused without a reason, for one who has none, for nobody, and for oneself', async () => {
    const person = await server.customer()
    expect((await reset(person, {})).status).toBe(422)
    expect((await reset(person)).body).toMatchObject({ status: 409, code: 'no_second_factor' })
    const unknown = { ...person, user: { ...person.user, id: '019a0000-0000-7000-8000-000000000001' } }
    expect((await reset(unknown)).status).toBe(404)
    expect((await reset(await server.admin())).body).toMatchObject({ status: 409, code: 'own_second_factor' })
    expect(await historyOf(person)).toEqual([])
  })
})
