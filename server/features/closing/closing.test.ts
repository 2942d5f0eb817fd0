// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { mailsTo } from '#server/testing/mail-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { enrol } from '#server/testing/second-factor-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
afterEach(() => endPromotions(server))
const PATH = '/api/account/close'
const NOTHING = { machines: 0, waitingOrders: 0, deposits: 0, withdrawals: 0, balance: '0' }

const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', name: 'web' }
const paid = { ...order, totalCost: 49_000 }
const trial = { ...order, totalCost: 0, trial: true }

const obstaclesOf = async ({ client }: TestUser) => (await client.get(PATH)).body
const close = ({ client, user, password }: TestUser, change: object = {}) =>
  client.post(PATH, { password, confirm: user.email, ...change })
const rowOf = ({ user }: TestUser) => queries('users').where({ id: user.id }).first()
const setBalance = async ({ user }: TestUser, balance: string) =>
  (await server.admin()).client.patch(`/api/admin/users/${user.id}/balance`, { balance })

async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}

/** A customer with money, who has verified a phone number, and so may begin a trial. */
async function verified(balance = 0) {
  const person = await server.customer({ balance })
  await queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
  return person
}

describe('an account is not closed', () => {
  test.each([
    ['machines_left', { machines: 1 }, ({ client }: TestUser) => client.post('/api/vps/order', paid)],
    [
      'deposits_pending',
      { deposits: 1 },
      ({ client }: TestUser) => client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'bank_transfer' }),
    ],
    [
      'withdrawals_open',
      { withdrawals: 1 },
      ({ client }: TestUser) =>
        client.post('/api/wallet/withdrawals', {
          amount: '50000',
          bankBin: '970436',
          account: '0123456789',
          holder: 'NGUYEN VAN MINH',
        }),
    ],
    ['wallet_not_empty', { balance: '1' }, (person: TestUser) => setBalance(person, '1')],
  ])('with what is the reason of %s', async (code, obstacle, prepare) => {
    const person = await server.customer({ balance: 99_000 })
    expect((await prepare(person)).status).toBeLessThan(300)
    if (code !== 'wallet_not_empty') await setBalance(person, '0')
    expect(await obstaclesOf(person)).toEqual({ ...NOTHING, ...obstacle })
    expect((await close(person)).body).toMatchObject({ status: 409, code })
    expect(await rowOf(person)).toMatchObject({ is_active: 1, is_closed: 0, email: person.user.email })
    expect((await person.client.get('/api/auth/me')).status).toBe(200)
  })

  test('while an order waits for its payment', async () => {
    const person = await server.customer()
    const { body: quote } = await person.client.post('/api/vps/quote', {
      planId: 1,
      locationId: 1,
      billingPeriod: 'monthly',
    })
    const request = { ...order, quoteId: quote.quoteId, paymentMethod: 'bank_transfer' }
    expect((await person.client.post('/api/vps/orders/waiting', request)).status).toBe(201)
    expect(await obstaclesOf(person)).toMatchObject({ waitingOrders: 1, deposits: 1 })
    expect((await close(person)).body.code).toBe('orders_waiting')
  })

  test('with a wrong password, another email, in the demo, or as an admin', async () => {
    const person = await server.customer()
    expect((await close(person, { password: 'not it' })).body.code).toBe('wrong_password')
    expect((await close(person, { confirm: 'another@sen.test' })).status).toBe(422)
    expect((await close(person, { confirm: undefined })).status).toBe(422)
    const demo = server.visitor()
    await demo.post('/api/auth/demo')
    expect((await demo.post(PATH, { password: 'x', confirm: 'x@sen.test' })).body.code).toBe('demo_read_only')
    const { user, password } = await server.admin()
    const client = server.visitor()
    await client.post('/api/auth/login', { email: user.email, password })
    expect((await client.post(PATH, { password, confirm: user.email })).body.code).toBe('admin_account')
    expect(await rowOf(person)).toMatchObject({ is_closed: 0 })
  })

  test('without a recent second factor, if there is one', async () => {
    const person = await server.customer()
    const app = await enrol(server, person.client)
    server.clock.advance(11 * 60_000)
    expect((await close(person)).body.code).toBe('second_factor_required')
    expect((await person.client.post('/api/account/step-up', { code: app.nextCode() })).status).toBe(200)
    expect((await close(person)).status).toBe(204)
    expect(await queries('second_factors').where({ user_id: person.user.id })).toEqual([])
    expect(await queries('recovery_codes').where({ user_id: person.user.id })).toEqual([])
  })
})

describe('an account that was closed', () => {
  /** A customer who had a machine, and everything that is deleted, and has closed the account. */
  async function closed() {
    const person = await verified(49_000)
    const { client, user } = person
    const { body } = await client.post('/api/vps/order', paid)
    await provision()
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/vps/${body.vps.id}/status`, { status: 'terminated' })
    await client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
    await client.post('/api/account/webhooks', { url: 'https://hooks.sen.test/', events: ['vps.created'] })
    await client.post('/api/account/ssh-keys', {
      publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB',
    })
    await client.patch('/api/account', {
      mailGroups: { money: false },
      invoiceDetails: { company: null, taxCode: null, address: 'Hà Nội' },
    })
    await queries('verified_phones').insert({ phone: `+84${user.id.slice(-9)}`, user_id: user.id, verified_at: 1 })
    const elsewhere = server.visitor()
    await elsewhere.post('/api/auth/login', { email: user.email, password: person.password })
    const response = await close(person)
    expect(response.status).toBe(204)
    return { person, elsewhere, response, vpsId: body.vps.id as string }
  }

  test('has lost what is only about its customer, and names nobody', async () => {
    const { person, elsewhere, response } = await closed()
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=;/)
    for (const client of [person.client, elsewhere])
      expect((await client.get('/api/auth/me')).body.code).toBe('not_signed_in')
    const { id } = person.user
    expect(await rowOf(person)).toMatchObject({
      email: `${id}@closed.invalid`,
      email_norm: `${id}@closed.invalid`,
      first_name: '',
      last_name: '',
      is_active: 0,
      is_closed: 1,
      is_email_verified: 0,
      is_phone_verified: 0,
    })
    const tables = [
      ...['sessions', 'api_tokens', 'ssh_keys', 'customer_webhooks', 'verified_phones', 'mail_refusals', 'sign_ins'],
      ...['one_time_tokens', 'known_networks', 'account_history', 'user_prefixes', 'user_terms'],
    ]
    for (const table of tables) expect([table, await queries(table).where({ user_id: id })]).toEqual([table, []])
  })

  test('keeps what the books need for ten years, with the name on them', async () => {
    const { person, vpsId } = await closed()
    const own = { user_id: person.user.id }
    expect(await queries('transactions').where(own)).toHaveLength(2)
    expect(await queries('instances').where({ id: vpsId })).toHaveLength(1)
    expect(await queries('invoice_details').where(own).first()).toMatchObject({ address: 'Hà Nội' })
    const [kept] = await queries('closed_accounts').where(own)
    expect(kept.name).toBe('Nguyễn Minh')
    const year = new Date(server.clock.now() + 7 * 3_600_000).getUTCFullYear()
    expect(new Date(Number(kept.kept_until)).toISOString()).toBe(`${year + 10}-12-31T17:00:00.000Z`)
    const [entry] = await queries('audit_log').where({ action: 'account.close', target_id: person.user.id })
    expect(entry).toMatchObject({ actor_id: person.user.id, before_value: 'null' })
  })

  test('keeps no name and no invoice details if the books have nothing about it', async () => {
    const person = await server.customer()
    await person.client.patch('/api/account', {
      invoiceDetails: { company: null, taxCode: null, address: 'Huế' },
    })
    expect((await close(person)).status).toBe(204)
    const own = { user_id: person.user.id }
    expect(await queries('closed_accounts').where(own).first()).toMatchObject({ name: null, kept_until: null })
    expect(await queries('invoice_details').where(own)).toEqual([])
  })

  test('is reported by a last mail, and refuses a sign-in as for an unknown address', async () => {
    const { person } = await closed()
    const [mail] = await mailsTo(server, person.user.email)
    expect(mail?.subject).toBe('Tài khoản của bạn đã đóng')
    const signIn = (email: string) => server.visitor().post('/api/auth/login', { email, password: person.password })
    const { status, body } = await signIn(person.user.email)
    const unknown = await signIn('unknown@sen.test')
    expect([status, body.code, body.detail]).toEqual([unknown.status, unknown.body.code, unknown.body.detail])
    expect((await signIn(`${person.user.id}@closed.invalid`)).body.code).toBe('invalid_credentials')
  })

  test('leaves its email to a new account, which sees nothing of the old one', async () => {
    const { person, vpsId } = await closed()
    const client = server.visitor()
    const again = { email: person.user.email, password: 'một mật khẩu khác hẳn' }
    const { status, body } = await client.post('/api/auth/register', again)
    expect(status).toBe(201)
    const { id } = body.user
    expect(id).not.toBe(person.user.id)
    for (const path of [`/api/vps/user/${id}`, `/api/wallet/transactions/${id}`, `/api/support/tickets/${id}`])
      expect((await client.get(path)).body).toEqual([])
    expect((await client.get('/api/account/ssh-keys')).body).toEqual([])
    expect((await client.get('/api/account')).body).toMatchObject({ invoiceDetails: null, phone: null })
    expect((await client.get('/api/account/history')).body).toEqual([])
    expect([403, 404]).toContain((await client.get(`/api/vps/${vpsId}`)).status)
    expect([403, 404]).toContain((await client.get(`/api/wallet/transactions/${person.user.id}`)).status)
  })

  test('is listed as closed, is not found by name or email, and is never unlocked', async () => {
    const { person } = await closed()
    const { client } = await server.admin()
    const { body } = await client.get('/api/admin/users?status=closed')
    expect(body.users).toContainEqual(expect.objectContaining({ id: person.user.id, isClosed: true, isActive: false }))
    const idsOf = async (query: string) =>
      (await client.get(`/api/admin/users?${query}`)).body.users.map(({ id }: { id: string }) => id)
    expect(await idsOf('status=locked')).not.toContain(person.user.id)
    expect(await idsOf(`q=${encodeURIComponent(person.user.email)}`)).toEqual([])
    expect(await idsOf(`q=${person.user.id}`)).toEqual([person.user.id])
    const change = (path: string, more: object) => client.patch(`/api/admin/users/${person.user.id}/${path}`, more)
    expect((await change('status', { isActive: true })).body.code).toBe('account_closed')
    expect((await change('balance', { balance: '5000' })).body.code).toBe('wallet_closed')
    expect(await rowOf(person)).toMatchObject({ is_active: 0, is_closed: 1 })
  })

  test('is credited with nothing: money that comes late waits for an admin', async () => {
    const person = await server.customer()
    const request = { amount: '80000', paymentMethod: 'bank_transfer' }
    const { body } = await person.client.post('/api/wallet/deposit', request)
    expect((await person.client.post(`/api/wallet/payments/${body.payment.id}/cancel`)).status).toBe(200)
    expect((await close(person)).status).toBe(204)
    await deliverTransfer(server, { id: 771_001, content: body.payment.memo, transferAmount: 80_000 })
    await server.runJobs()
    const [transfer] = await queries('bank_transfers').where({ event_id: '771001' })
    expect(transfer).toMatchObject({ state: 'unmatched', why: 'account_closed', user_id: null })
    expect(await queries('accounts').where({ id: person.user.id }).first('balance')).toMatchObject({ balance: 0 })
    const { client } = await server.admin()
    const match = (of: object) => client.post(`/api/admin/bank-transfers/${transfer.id}/match`, of)
    expect((await match({ paymentId: body.payment.id })).body.code).toBe('wallet_closed')
    expect((await match({ userId: person.user.id })).body.code).toBe('wallet_closed')
  })
})

describe('at the same moment', () => {
  test('one of two closings closes the account', async () => {
    const person = await server.customer()
    const statuses = (await Promise.all([close(person), close(person)])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 204)).toEqual([401])
    expect(await queries('closed_accounts').where({ user_id: person.user.id })).toHaveLength(1)
    expect(await queries('audit_log').where({ action: 'account.close', target_id: person.user.id })).toHaveLength(1)
  })

  test('an order and a closing end with a machine or with a closed account, and never with both', async () => {
    await createPromotion(server, offersOfSpec.trial)
    for (let round = 0; round < 6; round += 1) {
      const person = await verified()
      const [ordered, closing] = await Promise.all([person.client.post('/api/vps/order', trial), close(person)])
      const machines = await queries('instances').where({ user_id: person.user.id })
      const { is_closed: isClosed } = await rowOf(person)
      expect([machines.length, Number(isClosed)]).toEqual(ordered.status === 201 ? [1, 0] : [0, 1])
      expect(closing.status).toBe(ordered.status === 201 ? 409 : 204)
    }
  })

  test('money that arrives and a closing end with the money or with a closed account, and never with both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await server.customer()
      const request = { amount: '80000', paymentMethod: 'bank_transfer' }
      const { body } = await person.client.post('/api/wallet/deposit', request)
      await person.client.post(`/api/wallet/payments/${body.payment.id}/cancel`)
      await deliverTransfer(server, { id: 772_000 + round, content: body.payment.memo, transferAmount: 80_000 })
      await Promise.all([server.runJobs(), close(person)])
      await server.runJobs()
      const { balance } = await queries('accounts').where({ id: person.user.id }).first('balance')
      const { is_closed: isClosed } = await rowOf(person)
      expect([Number(balance), Number(isClosed)]).toEqual(Number(isClosed) === 1 ? [0, 1] : [80_000, 0])
    }
  })
})
