// @module-tag mariadb
import { afterEach, expect, test } from 'vitest'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client: admin } = await server.admin()
afterEach(() => endPromotions(server))

/** A customer whose top-up of 500,000 earned 100,000 and was then reported as failed; all but `left` of it is spent. */
async function reversedDeposit(left = 600_000) {
  const promotion = await createPromotion(server, offersOfSpec.deposit)
  const person = await server.customer()
  const { client, user } = person
  const { body } = await client.post('/api/wallet/deposit', { amount: '500000', paymentMethod: 'momo' })
  const payment = { transactionId: body.transaction.id as string, amount: '500000' }
  await reportPayment(server, payment)
  if (left < 600_000) await admin.patch(`/api/admin/users/${user.id}/balance`, { balance: String(left) })
  await reportPayment(server, { ...payment, eventId: `failure-${payment.transactionId}`, status: 'failed' })
  const parked = async (open = true) =>
    (await admin.get(`/api/admin/parked-payments?open=${open}`)).body.parkedPayments.find(
      ({ transactionId }: { transactionId: string }) => transactionId === payment.transactionId,
    )
  const { id } = await parked()
  const takeBack = (short: string) => admin.post(`/api/admin/parked-payments/${id}/take-back`, { short })
  const balance = async () => (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
  const history = async () => (await client.get(`/api/wallet/transactions/${user.id}`)).body
  const given = async () => {
    const { body: page } = await admin.get('/api/admin/catalog/promotions?limit=200')
    const { redemptions, given: amount } = page.promotions.find((one: { id: string }) => one.id === promotion.id)
    return [redemptions, amount]
  }
  return { id, parked, takeBack, balance, history, given }
}

test('a reversed payment is taken back once with its bonus, whose promotion counts it no more', async () => {
  const { id, parked, takeBack, balance, history, given } = await reversedDeposit()
  expect(await parked()).toMatchObject({ reversal: { bonus: '100000', short: '0', isDone: false } })
  expect(await given()).toEqual([1, '100000'])
  const responses = await Promise.all([takeBack('0'), takeBack('0')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await balance()).toBe('0')
  expect(await given()).toEqual([0, '0'])
  expect(await parked()).toBeUndefined()
  expect(await parked(false)).toMatchObject({
    id,
    resolution: null,
    resolvedAt: expect.any(String),
    reversal: { bonus: '100000', short: '0', isDone: true },
  })
  const [reversal, , deposit] = await history()
  expect(reversal).toMatchObject({ type: 'adjustment', amount: '-600000', code: 'deposit_reversed' })
  expect(reversal.description).toBe(
    `Thu hồi khoản nạp ${deposit.number} và tiền thưởng: thanh toán qua MoMo không thành công`,
  )
  const entries = await server.database.queries('audit_log').where({ action: 'payment.take_back', target_id: id })
  expect(entries.map((entry) => JSON.parse(entry.after_value))).toEqual([
    { balance: '0', amount: '500000', bonus: '100000', short: '0' },
  ])
})

test('if some of the money is spent, what is left is taken once the admin knows what is missing, and the rest stays open', async () => {
  const { id, parked, takeBack, balance, given } = await reversedDeposit(110_000)
  expect(await takeBack('0')).toMatchObject({ status: 409, body: { code: 'balance_moved', balance: '110000' } })
  expect([await balance(), await given()]).toEqual(['110000', [1, '100000']])
  const done = { id, resolvedAt: null, reversal: { bonus: '100000', short: '490000', isDone: true } }
  expect((await takeBack('490000')).body.parkedPayment).toMatchObject(done)
  expect([await balance(), await given()]).toEqual(['0', [0, '0']])
  expect((await takeBack('490000')).status).toBe(404)
  expect(await parked()).toMatchObject(done)
  const resolution = 'Khách đã trả phần còn thiếu'
  expect((await admin.post(`/api/admin/parked-payments/${id}/resolve`, { resolution })).status).toBe(200)
})

test('a payment for another reason cannot be taken back', async () => {
  await reportPayment(server, { transactionId: 'unknown', amount: '50000' })
  const { body } = await admin.get('/api/admin/parked-payments?open=true')
  const { id, reversal } = body.parkedPayments[0]
  expect(reversal).toBeNull()
  expect((await admin.post(`/api/admin/parked-payments/${id}/take-back`, { short: '0' })).status).toBe(404)
})
