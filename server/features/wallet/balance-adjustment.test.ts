// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client, user: adminUser } = await server.admin()
const { queries } = server.database

const edit = ({ user }: TestUser, change: object, key?: string) =>
  client.patch(`/api/admin/users/${user.id}/balance`, change, key ? { 'idempotency-key': key } : {})
const balanceOf = async ({ client: customer, user }: TestUser) =>
  (await customer.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client: customer, user }: TestUser) =>
  (await customer.get(`/api/wallet/transactions/${user.id}`)).body
const entriesOf = async ({ user }: TestUser) =>
  (await queries('audit_log').where({ target_id: user.id, action: 'user.balance' })).length
const order = ({ client: customer }: TestUser) =>
  customer.post('/api/vps/order', {
    planId: 1,
    locationId: 1,
    name: 'web',
    operatingSystem: 'ubuntu',
    billingPeriod: 'yearly',
    totalCost: 490_000,
  })

describe('the balance that the admin saw', () => {
  test('has changed: the edit is refused with the present balance, and books nothing', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    await order(person)
    const refused = await edit(person, { balance: '1200000', expectedBalance: '1000000' })
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'balance_moved', balance: '510000' }),
    ])
    expect((await edit(person, { difference: '200000', expectedBalance: '1000000' })).body.code).toBe('balance_moved')
    expect(await balanceOf(person)).toBe('510000')
    expect((await edit(person, { balance: '710000', expectedBalance: refused.body.balance })).status).toBe(200)
    expect(await balanceOf(person)).toBe('710000')
  })

  test('has changed: an edit that would change nothing is refused, too', async () => {
    const person = await server.customer({ balance: 5000 })
    const { status, body } = await edit(person, { balance: '5000', expectedBalance: '4000' })
    expect([status, body.balance]).toEqual([409, '5000'])
  })

  test('may be written with leading zeros', async () => {
    const person = await server.customer({ balance: 5000 })
    expect((await edit(person, { balance: '6000', expectedBalance: '0005000' })).status).toBe(200)
  })

  test('allows only one of many edits that expect the same balance', async () => {
    const person = await server.customer({ balance: 100_000 })
    const edits = Array.from({ length: 10 }, (_, index) =>
      edit(person, { balance: String(200_000 + index), expectedBalance: '100000' }),
    )
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    expect(await historyOf(person)).toHaveLength(2)
  })
})

describe('a difference', () => {
  test.each([
    ['200000', '300000'],
    ['-50000', '50000'],
    ['-100000', '0'],
  ])('of %s on 100000 leads to %s', async (difference, after) => {
    const person = await server.customer({ balance: 100_000 })
    const { status, body } = await edit(person, { difference })
    expect([status, body.user.balance]).toEqual([200, after])
    expect((await historyOf(person))[0]).toMatchObject({ type: 'adjustment', amount: difference })
  })

  test('of zero books nothing', async () => {
    const person = await server.customer({ balance: 1000 })
    const entries = await entriesOf(person)
    for (const difference of ['0', '-0']) expect((await edit(person, { difference })).status).toBe(200)
    expect(await historyOf(person)).toHaveLength(1)
    expect(await entriesOf(person)).toBe(entries)
  })

  test.each([
    ['-100001', 'Số dư sau điều chỉnh không được nhỏ hơn 0'],
    ['999999999999', 'Số dư sau điều chỉnh không được lớn hơn 999.999.999.999\u00a0₫'],
  ])('of %s on 100000 is refused', async (difference, message) => {
    const person = await server.customer({ balance: 100_000 })
    const { status, body } = await edit(person, { difference })
    expect([status, body.errors]).toEqual([422, [{ path: 'difference', message }]])
    expect(await balanceOf(person)).toBe('100000')
  })

  test.each(['+5', '1.5', '1e5', '', '--5', ' 5', '1000000000000', 5, null])('of %j is refused', async (difference) => {
    expect((await edit(await server.customer(), { difference })).status).toBe(422)
  })

  test('is applied to the present balance, also with concurrent edits', async () => {
    const person = await server.customer({ balance: 100_000 })
    const responses = await Promise.all([1, 2, 3].map(() => edit(person, { difference: '1000' })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await balanceOf(person)).toBe('103000')
  })
})

test.each([{}, { balance: '1', difference: '1' }, { reason: 'x' }, { expectedBalance: '0' }])(
  '%j without a change, or with two, gets a 422',
  async (change) => {
    const { status, body } = await edit(await server.customer(), change)
    expect([status, body.errors[0].path]).toEqual([422, 'balance'])
  },
)

describe('with a key', () => {
  test('a difference that is sent twice is applied and audited once, and gets the same response', async () => {
    const person = await server.customer({ balance: 100_000 })
    const entries = await entriesOf(person)
    const first = await edit(person, { difference: '50000', reason: 'Bù sự cố' }, 'edit-1')
    const again = await edit(person, { reason: ' Bù  sự cố ', difference: '50000' }, 'edit-1')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await balanceOf(person)).toBe('150000')
    expect(await entriesOf(person)).toBe(entries + 1)
  })

  test('twenty concurrent requests are applied once', async () => {
    const person = await server.customer({ balance: 100_000 })
    const responses = await Promise.all(Array.from({ length: 20 }, () => edit(person, { difference: '1' }, 'edit-2')))
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.user?.balance}`))).toEqual(
      new Set(['200 100001']),
    )
    expect(await balanceOf(person)).toBe('100001')
  })

  test('another edit, or an edit of another customer, is refused', async () => {
    const [person, other] = [await server.customer({ balance: 1000 }), await server.customer({ balance: 1000 })]
    await edit(person, { difference: '5' }, 'edit-3')
    for (const call of [
      edit(person, { difference: '6' }, 'edit-3'),
      edit(person, { balance: '5' }, 'edit-3'),
      edit(person, { difference: '5', reason: 'x' }, 'edit-3'),
      edit(other, { difference: '5' }, 'edit-3'),
    ])
      expect((await call).body.code).toBe('idempotency_mismatch')
    expect([await balanceOf(person), await balanceOf(other)]).toEqual(['1005', '1000'])
  })

  test('the key is that of the admin who sends it', async () => {
    await edit(await server.customer(), { difference: '5' }, 'edit-of-one-admin')
    const scopes = await queries('idempotency_keys').where('scope', 'like', 'balance%').distinct('scope')
    expect(scopes).toEqual([{ scope: `balance:${adminUser.id}` }])
  })

  test('an edit that was refused may be sent again', async () => {
    const person = await server.customer({ balance: 1000 })
    expect((await edit(person, { balance: '9', expectedBalance: '900' }, 'edit-4')).status).toBe(409)
    await edit(person, { balance: '900' })
    expect((await edit(person, { balance: '9', expectedBalance: '900' }, 'edit-4')).status).toBe(200)
  })
})

describe('a reason', () => {
  test("is shown to the customer, and stored in the journal and the audit log with the admin's id", async () => {
    const person = await server.customer({ balance: 1000 })
    await edit(person, { difference: '500', reason: '  Hoàn phí\n chuyển khoản ' })
    const [line] = await historyOf(person)
    expect(line.description).toBe('Điều chỉnh số dư: Hoàn phí chuyển khoản')
    expect(JSON.stringify(line)).not.toContain('Thu Hà')
    const { journal_id } = await queries('transactions').where({ id: line.id }).first('journal_id')
    expect(await queries('journals').where({ id: journal_id }).first('actor', 'reason', 'facts')).toEqual({
      actor: adminUser.id,
      reason: 'adjustment',
      facts: '{"reason":"Hoàn phí chuyển khoản"}',
    })
    const entry = await queries('audit_log').where({ target_id: person.user.id }).orderBy('id', 'desc').first()
    expect(entry).toMatchObject({
      actor_id: adminUser.id,
      before_value: '{"balance":"1000"}',
      after_value: '{"balance":"1500","reason":"Hoàn phí chuyển khoản"}',
    })
  })

  test('stored by the previous version, which named the employee, is shown without the name', async () => {
    const person = await server.customer({ balance: 1000 })
    const [line] = await historyOf(person)
    const words = { code: null, facts: null, description: 'Điều chỉnh số dư bởi Trần Thu Hà' }
    await queries('transactions').where({ id: line.id }).update(words)
    expect((await historyOf(person))[0].description).toBe('Điều chỉnh số dư')
    const { body } = await client.get(`/api/admin/transactions?q=${person.user.email}`)
    expect(JSON.stringify(body)).not.toContain('Thu Hà')
  })

  test('may be empty, which counts as none, or have 160 characters, but not more', async () => {
    const person = await server.customer()
    await edit(person, { difference: '1', reason: '  ' })
    await edit(person, { difference: '1', reason: 'ằ'.repeat(160) })
    const descriptions = (await historyOf(person)).map(({ description }: { description: string }) => description)
    expect(descriptions).toEqual([`Điều chỉnh số dư: ${'ằ'.repeat(160)}`, 'Điều chỉnh số dư'])
    const { status, body } = await edit(person, { difference: '1', reason: 'x'.repeat(161) })
    expect([status, body.detail]).toEqual([422, 'Lý do dài tối đa 160 ký tự'])
  })
})
