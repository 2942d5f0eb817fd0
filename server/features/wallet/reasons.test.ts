import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { describeReason, parseReason, type Reason, storedDescription } from './reasons.ts'

const server = await startTestServer()
const { queries } = server.database
const english = { 'accept-language': 'en' }
const order = {
  planId: 1,
  locationId: 1,
  name: 'web',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
}

const historyOf = async ({ client, user }: TestUser, headers = {}) =>
  (await client.get(`/api/wallet/transactions/${user.id}`, headers)).body

test('a transaction is stored as a code and its facts, and shown in the language of the request', async () => {
  const person = await server.customer({ balance: 100_000 })
  const admin = await server.admin()
  await person.client.post('/api/vps/order', order)
  await person.client.post('/api/wallet/deposit', { amount: '70000', paymentMethod: 'bank_transfer' })
  await person.client.post('/api/wallet/deposit', { amount: '70000', paymentMethod: 'momo', description: 'Quà' })
  await admin.client.patch(`/api/admin/users/${person.user.id}/balance`, { difference: '-1', reason: 'Làm tròn' })

  const shown = (lines: { code: string; facts: object; description: string }[]) =>
    lines.slice(0, 4).map(({ code, facts, description }) => [code, facts, description])
  expect(shown(await historyOf(person))).toEqual([
    ['adjustment', { reason: 'Làm tròn' }, 'Điều chỉnh số dư: Làm tròn'],
    ['deposit', { method: 'momo', note: 'Quà' }, 'Quà'],
    ['deposit', { method: 'bank_transfer' }, 'Nạp tiền qua chuyển khoản ngân hàng'],
    ['vps_payment', { plan: 'Basic', name: 'web' }, 'Thanh toán gói Basic: web'],
  ])
  const { body } = await admin.client.get(`/api/admin/transactions?q=${person.user.email}`, english)
  for (const lines of [
    await historyOf(person, english),
    body.transactions.map((row: { transaction: object }) => row.transaction),
  ])
    expect(shown(lines).map(([, , description]) => description)).toEqual([
      'Balance adjustment: Làm tròn',
      'Quà',
      'Top-up by bank transfer',
      'Payment for the Basic plan: web',
    ])
  expect((await historyOf(person, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }))[3].description).toBe(
    '付款（Basic 套餐）：web',
  )
  const stored = await queries('journals')
    .where({ subject_id: (await historyOf(person))[0].id })
    .first('reason', 'facts')
  expect(stored).toEqual({ reason: 'adjustment', facts: '{"reason":"Làm tròn"}' })
})

test('a repeated request gets the first response, in its own language', async () => {
  const { client } = await server.customer({ balance: 49_000 })
  const key = { 'idempotency-key': 'one' }
  const first = await client.post('/api/vps/order', order, key)
  const again = await client.post('/api/vps/order', order, { ...key, ...english })
  expect(again.body).toEqual({
    ...first.body,
    transaction: { ...first.body.transaction, description: 'Payment for the Basic plan: web' },
  })
})

describe('while another version runs', () => {
  test('a transaction that the previous version stored as text is shown in every language', async () => {
    const person = await server.customer({ balance: 49_000 })
    const { body } = await person.client.post('/api/vps/order', order)
    await queries('transactions').where({ id: body.transaction.id }).update({ code: null, facts: null })
    expect((await historyOf(person))[0]).toEqual(body.transaction)
    expect((await historyOf(person, english))[0].description).toBe('Payment for the Basic plan: web')
  })

  test('a response that the previous version stored is returned with its text', async () => {
    const { client } = await server.customer({ balance: 49_000 })
    const key = { 'idempotency-key': 'kept' }
    const first = await client.post('/api/vps/order', order, key)
    const { balanceAfter, ...stored } = first.body.transaction
    const { code: _code, facts: _facts, settledAt: _settledAt, ...transaction } = stored
    const changed = await queries('idempotency_keys')
      .where({ answer: JSON.stringify({ vps: first.body.vps, transaction: stored }) })
      .update({ answer: JSON.stringify({ vps: first.body.vps, transaction }) })
    expect(changed).toBe(1)
    const again = await client.post('/api/vps/order', order, { ...key, ...english })
    // The balance is read from the ledger.
    expect(again.body).toEqual({ ...first.body, transaction: { ...transaction, balanceAfter } })
  })

  test('a response that a later version stored with a new code is returned with its text', async () => {
    const { client } = await server.customer()
    // This is a deposit without a payment, which is in no stored response.
    const deposit = { amount: '70000', paymentMethod: 'crypto' }
    const key = { 'idempotency-key': 'later' }
    const { transaction } = (await client.post('/api/wallet/deposit', deposit, key)).body
    const later = { ...transaction, code: 'gift', facts: { from: 'Mai' }, description: 'Quà của Mai' }
    await queries('idempotency_keys')
      .where({ answer: JSON.stringify({ transaction }) })
      .update({ answer: JSON.stringify({ transaction: later }) })
    const again = await client.post('/api/wallet/deposit', deposit, { ...key, ...english })
    expect([again.status, again.body.transaction]).toEqual([
      201,
      { ...later, code: 'text', facts: { text: 'Quà của Mai' } },
    ])
  })

  test('a transaction with a code that only a later version knows is shown with its text', async () => {
    const person = await server.customer({ balance: 49_000 })
    const { body } = await person.client.post('/api/vps/order', order)
    const later = { code: 'vps_moved', facts: '{}', description: 'Gia hạn VPS' }
    await queries('transactions').where({ id: body.transaction.id }).update(later)
    expect((await historyOf(person, english))[0]).toMatchObject({
      code: 'text',
      facts: { text: 'Gia hạn VPS' },
      description: 'Gia hạn VPS',
    })
  })
})

test.each([
  ['deposit', 'momo', 'Nạp tiền qua ví MoMo', { code: 'deposit', facts: { method: 'momo' } }],
  ['deposit', 'momo', 'Nạp tiền', { code: 'deposit', facts: { method: 'momo', note: 'Nạp tiền' } }],
  ['payment', null, 'Thanh toán VPS Pro: a: b', { code: 'vps_payment', facts: { plan: 'Pro', name: 'a: b' } }],
  ['refund', null, 'Hoàn tiền VPS Pro: web', { code: 'vps_refund', facts: { plan: 'Pro', name: 'web' } }],
  ['adjustment', null, 'Điều chỉnh số dư', { code: 'adjustment', facts: {} }],
  ['adjustment', null, 'Điều chỉnh số dư: Bù sự cố', { code: 'adjustment', facts: { reason: 'Bù sự cố' } }],
  ['adjustment', null, 'Điều chỉnh số dư bởi Thu Hà Trần', { code: 'adjustment', facts: {} }],
  ['adjustment', null, 'Khuyến mãi', { code: 'text', facts: { text: 'Khuyến mãi' } }],
] as const)(
  'the text that the previous version stored for a %s by %s, "%s", is understood',
  (type, method, description, reason) => {
    expect(parseReason(type, method, description)).toEqual(reason)
  },
)

test('the wallets are shown by the names that they have everywhere, and stored by those that the previous version compares', () => {
  const reason: Reason = { code: 'deposit', facts: { method: 'momo' } }
  expect(describeReason(reason, 'vi')).toBe('Nạp tiền qua MoMo')
  expect(storedDescription(reason)).toBe('Nạp tiền qua ví MoMo')
})

test.each<[Reason, string[]]>([
  [
    { code: 'deposit', facts: { method: 'crypto' } },
    ['Nạp tiền qua tiền mã hóa', 'Top-up by cryptocurrency', '充值（加密货币）'],
  ],
  [
    { code: 'vps_payment', facts: { plan: 'Pro', name: 'web' } },
    ['Thanh toán gói Pro: web', 'Payment for the Pro plan: web', '付款（Pro 套餐）：web'],
  ],
  [
    { code: 'vps_refund', facts: { plan: 'Pro', name: 'web' } },
    ['Hoàn tiền gói Pro: web', 'Refund for the Pro plan: web', '退款（Pro 套餐）：web'],
  ],
  [{ code: 'adjustment', facts: {} }, ['Điều chỉnh số dư', 'Balance adjustment', '余额调整']],
  [
    { code: 'adjustment', facts: { reason: 'Quà' } },
    ['Điều chỉnh số dư: Quà', 'Balance adjustment: Quà', '余额调整：Quà'],
  ],
])('%j has a text in each language', (reason, texts) => {
  expect(languages.map((language) => describeReason(reason, language))).toEqual(texts)
})
