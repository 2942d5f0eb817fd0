// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const choice = {
  planId: 2,
  locationId: 1,
  name: 'web-01',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
}
const { body: catalog } = await server.visitor().get('/api/vps/catalog')
const priceOf = (planId: number): number => catalog.plans.find(({ id }: { id: number }) => id === planId).priceMonthly
const PRICE = priceOf(2)

const postOrder = ({ client }: TestUser, body: object = {}, headers: Record<string, string> = {}) =>
  client.post(
    '/api/vps/orders/waiting',
    { ...choice, totalCost: PRICE, paymentMethod: 'bank_transfer', ...body },
    headers,
  )

/** Places an order that waits. */
async function waitingOrder(person: TestUser, body: object = {}) {
  const response = await postOrder(person, body)
  expect(response.body.order, JSON.stringify(response.body)).toBeDefined()
  return response.body
}

let lastId = 500_000
/** Lets a transfer arrive, and the server process it; returns what was delivered. */
async function pay(memo: string, amount: number, id = ++lastId) {
  const transfer = { id, content: memo, transferAmount: amount }
  expect((await deliverTransfer(server, transfer)).status).toBe(200)
  await server.runJobs()
  return transfer
}

const orderOf = async ({ client }: TestUser, id: string) =>
  (await client.get(`/api/vps/orders/waiting/${id}`)).body.order
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const vpsOf = async ({ client, user }: TestUser) => (await client.get(`/api/vps/user/${user.id}`)).body
const paymentsOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body
    .filter(({ type }: { type: string }) => type === 'payment')
    .map(({ amount }: { amount: string }) => Number(amount))
/** Lets time pass until just before the jobs of a time are due, and runs them. */
async function wait(milliseconds: number) {
  server.clock.advance(milliseconds)
  await server.runJobs()
}

describe('an order that the wallet cannot pay', () => {
  test('asks for exactly what is missing, waits, and completes when the money arrives, with nobody connected', async () => {
    const person = await server.customer({ balance: 10_000 })
    const { order, transaction, payment } = await waitingOrder(person)
    expect(order).toMatchObject({
      state: 'waiting',
      total: String(PRICE),
      vpsId: null,
      planName: 'Standard',
      reason: null,
    })
    expect(order.choice).toEqual({ ...choice, code: null })
    expect([transaction.amount, payment.amount]).toEqual([String(PRICE - 10_000), String(PRICE - 10_000)])
    expect([order.transactionId, order.paymentId]).toEqual([transaction.id, payment.id])
    expect(order.expiresAt).toBe(payment.expiresAt)
    expect(await vpsOf(person)).toEqual([])

    server.clock.advance(5 * HOUR)
    await pay(payment.memo, PRICE - 10_000)
    const done = await orderOf(person, order.id)
    const [vps, ...others] = await vpsOf(person)
    expect(others).toEqual([])
    expect(done).toMatchObject({ state: 'done', vpsId: vps.id })
    expect([await balanceOf(person), await paymentsOf(person)]).toEqual(['0', [-PRICE]])
    // The period begins when it is paid for.
    expect(Date.parse(vps.createdAt)).toBe(server.clock.now())
    await wait(MINUTE)
    expect((await vpsOf(person))[0].status).toBe('active')
  })

  test('is shown with its payment, which says so when it is done', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    const statusOf = async () => (await person.client.get(`/api/wallet/payments/${payment.id}`)).body
    expect((await statusOf()).order).toEqual(order)
    const page = async () => {
      const address = `${server.origin}/api/wallet/payments/${payment.id}/page?language=en`
      return (await fetch(address, { headers: { cookie: person.client.cookie } })).text()
    }
    expect(await page()).toContain('Your order web-01 completes by itself once the money arrives')
    await pay(payment.memo, PRICE)
    expect(await page()).toContain('Your order web-01 is complete.')
    expect(await statusOf()).toMatchObject({ state: 'received', order: { state: 'done', vpsId: order.id } })
    const { body } = await person.client.get('/api/vps/orders/waiting')
    expect(body.map(({ id }: { id: string }) => id)).toEqual([order.id])
  })

  test('is the same when the request is repeated', async () => {
    const person = await server.customer()
    const send = () => postOrder(person, {}, { 'idempotency-key': 'once' })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = await postOrder(person, { name: 'other' }, { 'idempotency-key': 'once' })
    expect(other.body.code).toBe('idempotency_mismatch')
    expect(
      Number((await queries('waiting_orders').where({ user_id: person.user.id }).count({ n: '*' }).first())?.n),
    ).toBe(1)
  })

  test('is completed once by two webhooks about the same transfer', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    const { id } = await pay(payment.memo, PRICE)
    await pay(payment.memo, PRICE, id)
    expect((await orderOf(person, order.id)).state).toBe('done')
    expect([(await vpsOf(person)).length, await paymentsOf(person), await balanceOf(person)]).toEqual([
      1,
      [-PRICE],
      '0',
    ])
  })

  test('keeps waiting for the rest when less arrives', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    await pay(payment.memo, PRICE - 1)
    expect([(await orderOf(person, order.id)).state, await balanceOf(person)]).toEqual(['waiting', String(PRICE - 1)])
    await pay(payment.memo, 1)
    expect([(await orderOf(person, order.id)).state, await balanceOf(person)]).toEqual(['done', '0'])
  })

  test('is completed once by parts that arrive at once, each of which would complete it', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    for (const _ of [1, 2, 3]) {
      const transfer = { id: ++lastId, content: payment.memo, transferAmount: PRICE }
      expect((await deliverTransfer(server, transfer)).status).toBe(200)
    }
    await server.runJobs()
    expect((await orderOf(person, order.id)).state).toBe('done')
    expect([await paymentsOf(person), await balanceOf(person)]).toEqual([[-PRICE], String(2 * PRICE)])
  })

  test('leaves what is more than its price in the wallet', async () => {
    const person = await server.customer()
    const { payment } = await waitingOrder(person)
    await pay(payment.memo, PRICE + 5000)
    expect([await balanceOf(person), await paymentsOf(person)]).toEqual(['5000', [-PRICE]])
  })

  test('asks for the smallest deposit when less is missing, and leaves the rest in the wallet', async () => {
    const person = await server.customer({ balance: PRICE - 1000 })
    const { payment } = await waitingOrder(person)
    expect(payment.amount).toBe('50000')
    await pay(payment.memo, 50_000)
    expect([await balanceOf(person), await paymentsOf(person)]).toEqual(['49000', [-PRICE]])
  })

  test('may come with a larger top-up, but not with one that is not enough', async () => {
    const person = await server.customer({ balance: 10_000 })
    const { payment } = await waitingOrder(person, { amount: '500000' })
    expect(payment.amount).toBe('500000')
    await pay(payment.memo, 500_000)
    expect([await balanceOf(person), await paymentsOf(person)]).toEqual([String(510_000 - PRICE), [-PRICE]])
    const { status, body } = await postOrder(await server.customer(), { amount: String(PRICE - 1) })
    expect([status, body.errors[0].path]).toEqual([422, 'amount'])
  })

  test('is paid by a gateway, for as long as that takes the money', async () => {
    const person = await server.customer()
    const { order, transaction, payment } = await waitingOrder(person, { paymentMethod: 'momo' })
    expect(payment).toMatchObject({ kind: 'redirect' })
    expect(Date.parse(order.expiresAt) - server.clock.now()).toBe(HOUR)
    await reportPayment(server, { transactionId: transaction.id, amount: String(PRICE) })
    expect((await orderOf(person, order.id)).state).toBe('done')
  })

  test('is completed by other money, too, and then asks for none', async () => {
    const person = await server.customer()
    const { order, transaction } = await waitingOrder(person)
    const { client } = await server.admin()
    await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: String(PRICE) })
    await server.runJobs()
    expect((await orderOf(person, order.id)).state).toBe('done')
    const deposit = await queries('transactions').where({ id: transaction.id }).first()
    expect(deposit.status).toBe('failed')
  })

  test('is completed within minutes by money that the previous version credits, which adds no job', async () => {
    const person = await server.customer()
    const { order } = await waitingOrder(person)
    const deposit = {
      id: 'by-previous',
      userId: person.user.id,
      paymentMethod: 'bank_transfer',
      amount: PRICE,
    } as const
    await server.database.transaction((tx) => server.wallet.creditUnrequested(tx, { ...deposit, actor: 'sepay' }))
    await queries('jobs').where({ kind: 'waiting_orders.paid', state: 'ready' }).delete()
    await wait(10 * MINUTE)
    expect((await orderOf(person, order.id)).state).toBe('done')
  })

  test('is refused when the wallet suffices, and whatever an order is refused for', async () => {
    const person = await server.customer({ balance: PRICE })
    expect((await postOrder(person)).body.code).toBe('wallet_suffices')
    const poor = await server.customer()
    expect((await postOrder(poor, { totalCost: PRICE + 1 })).body.code).toBe('price_changed')
    expect((await postOrder(poor, { planId: 999 })).status).toBe(422)
    expect((await postOrder(poor, { paymentMethod: 'vnpay' })).status).toBe(422)
    expect(await queries('waiting_orders').whereIn('user_id', [person.user.id, poor.user.id])).toEqual([])
  })

  test('belongs to its customer: another one finds none', async () => {
    const [person, other] = [await server.customer(), await server.customer()]
    const { order } = await waitingOrder(person)
    expect((await other.client.get(`/api/vps/orders/waiting/${order.id}`)).status).toBe(404)
    expect((await other.client.post(`/api/vps/orders/waiting/${order.id}/cancel`)).status).toBe(404)
    expect((await other.client.get('/api/vps/orders/waiting')).body).toEqual([])
  })
})

describe('several orders of one customer', () => {
  test('do not count the same balance twice, and each is completed by its own payment', async () => {
    const person = await server.customer({ balance: 20_000 })
    const first = await waitingOrder(person)
    const second = await waitingOrder(person, { name: 'web-02' })
    expect([first.payment.amount, second.payment.amount]).toEqual([String(PRICE - 20_000), String(PRICE)])
    // The second is paid first: the first keeps its share of the balance.
    await pay(second.payment.memo, PRICE)
    expect([(await orderOf(person, first.order.id)).state, (await orderOf(person, second.order.id)).state]).toEqual([
      'waiting',
      'done',
    ])
    expect(await balanceOf(person)).toBe('20000')
    await pay(first.payment.memo, PRICE - 20_000)
    expect([(await orderOf(person, first.order.id)).state, await balanceOf(person)]).toEqual(['done', '0'])
  })

  test('are both paid by one payment that is enough for them', async () => {
    const person = await server.customer()
    const first = await waitingOrder(person)
    const second = await waitingOrder(person, { name: 'web-02' })
    await pay(first.payment.memo, 2 * PRICE)
    expect([(await orderOf(person, first.order.id)).state, (await orderOf(person, second.order.id)).state]).toEqual([
      'done',
      'done',
    ])
    expect([(await vpsOf(person)).length, await balanceOf(person)]).toEqual([2, '0'])
  })

  test('get other money by their deadline', async () => {
    const person = await server.customer()
    const later = await waitingOrder(person)
    const sooner = await waitingOrder(person, { name: 'web-02', paymentMethod: 'momo' })
    const { client } = await server.admin()
    await client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: String(PRICE) })
    await server.runJobs()
    expect([(await orderOf(person, later.order.id)).state, (await orderOf(person, sooner.order.id)).state]).toEqual([
      'waiting',
      'done',
    ])
  })

  test('are at most five', async () => {
    const person = await server.customer()
    for (let count = 0; count < 5; count += 1) await waitingOrder(person)
    expect((await postOrder(person)).body.code).toBe('too_many_waiting_orders')
  })

  test('sent at once ask for the balance once', async () => {
    const person = await server.customer({ balance: 20_000 })
    const placed = await Promise.all([1, 2, 3].map((n) => postOrder(person, { name: `web-${n}` })))
    const amounts = placed.map(({ body }) => Number(body.payment.amount)).sort((a, b) => a - b)
    expect(amounts).toEqual([PRICE - 20_000, PRICE, PRICE])
  })
})

describe('an order whose time is over', () => {
  test('is over; late money is in the wallet, and it can be ordered again', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    await wait(DAY - 1)
    expect((await orderOf(person, order.id)).state).toBe('waiting')
    await wait(1)
    expect(await orderOf(person, order.id)).toMatchObject({ state: 'over', reason: null, vpsId: null })
    await pay(payment.memo, PRICE)
    expect([await balanceOf(person), await vpsOf(person)]).toEqual([String(PRICE), []])
    const { body } = await person.client.get(`/api/wallet/payments/${payment.id}`)
    expect(body).toMatchObject({ state: 'received', order: { state: 'over', choice } })
    const again = await person.client.post('/api/vps/order', { ...choice, totalCost: PRICE })
    expect(again.status).toBe(201)
  })

  test('is completed all the same when the money had come and no worker ran', async () => {
    const person = await server.customer()
    const { order } = await waitingOrder(person)
    const deposit = {
      id: 'just-in-time',
      userId: person.user.id,
      paymentMethod: 'bank_transfer',
      amount: PRICE,
    } as const
    await server.database.transaction((tx) => server.wallet.creditUnrequested(tx, { ...deposit, actor: 'sepay' }))
    await wait(2 * DAY)
    expect((await orderOf(person, order.id)).state).toBe('done')
  })
})

describe('an order that is cancelled', () => {
  test('keeps its payment as a deposit', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    const cancel = () => person.client.post(`/api/vps/orders/waiting/${order.id}/cancel`)
    expect((await cancel()).body.order).toMatchObject({ state: 'cancelled', reason: null })
    expect((await cancel()).status).toBe(200)
    await pay(payment.memo, PRICE)
    expect([await balanceOf(person), await vpsOf(person)]).toEqual([String(PRICE), []])
  })

  test('is refused once it is done', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    await pay(payment.memo, PRICE)
    const { status, body } = await person.client.post(`/api/vps/orders/waiting/${order.id}/cancel`)
    expect([status, body.code]).toEqual([409, 'order_ended'])
  })

  test('is also cancelled with its payment, or when a gateway reports that as failed', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    await person.client.post(`/api/wallet/payments/${payment.id}/cancel`)
    expect(await orderOf(person, order.id)).toMatchObject({ state: 'cancelled', reason: 'payment_ended' })
    const other = await waitingOrder(person, { paymentMethod: 'momo' })
    await reportPayment(server, {
      transactionId: other.transaction.id,
      amount: String(PRICE),
      status: 'failed',
    })
    expect(await orderOf(person, other.order.id)).toMatchObject({ state: 'cancelled', reason: 'payment_ended' })
  })
})

describe('what is held', () => {
  test('is the price: it is paid although the catalogue has another one meanwhile', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    const { client } = await server.admin()
    const { status } = await client.post('/api/admin/catalog/prices', {
      planId: 2,
      billingPeriod: 'monthly',
      amount: PRICE + 7000,
      listAmount: null,
      validFrom: new Date(server.clock.now()).toISOString(),
    })
    expect(status).toBe(201)
    await pay(payment.memo, PRICE)
    expect([(await orderOf(person, order.id)).state, await paymentsOf(person)]).toEqual(['done', [-PRICE]])
    await queries('plan_prices')
      .where({ plan_id: 2, amount: PRICE + 7000 })
      .update({ cancelled_at: 1 })
  })

  test('is the place: another customer finds the plan sold out, and this one gets it', async () => {
    const [person, other] = [await server.customer(), await server.customer({ balance: PRICE })]
    const { order, payment } = await waitingOrder(person)
    await queries('plans').where({ id: 2 }).update({ is_sold_out: 1 })
    const refused = await other.client.post('/api/vps/order', { ...choice, totalCost: PRICE })
    expect(refused.body.code).toBe('sold_out')
    expect((await postOrder(await server.customer())).body.code).toBe('sold_out')
    await pay(payment.memo, PRICE)
    expect((await orderOf(person, order.id)).state).toBe('done')
    await queries('plans').where({ id: 2 }).update({ is_sold_out: 0 })
  })

  test('is the offer, which others can have again once the order is over', async () => {
    await createPromotion(server, { ...offersOfSpec.percent, maxRedemptions: 1 })
    const quoteOf = async ({ client }: TestUser) =>
      (await client.post('/api/vps/quote', { planId: 2, locationId: 1, billingPeriod: 'monthly' })).body
    const [person, other] = [await server.customer(), await server.customer()]
    const quote = await quoteOf(person)
    expect(Number(quote.total)).toBeLessThan(PRICE)
    const quoted = { totalCost: undefined, quoteId: quote.quoteId }
    const { order, payment } = await waitingOrder(person, quoted)
    expect([order.total, payment.amount]).toEqual([quote.total, String(Math.max(50_000, Number(quote.total)))])
    expect((await quoteOf(other)).total).toBe(String(PRICE))
    // It counts as the customer's first order.
    expect((await quoteOf(person)).total).toBe(String(PRICE))
    await wait(DAY)
    expect((await orderOf(person, order.id)).state).toBe('over')
    expect((await quoteOf(other)).total).toBe(quote.total)
    const again = await quoteOf(person)
    const second = await waitingOrder(person, { ...quoted, quoteId: again.quoteId })
    await pay(second.payment.memo, Number(second.payment.amount))
    expect((await orderOf(person, second.order.id)).state).toBe('done')
    const [vps] = await vpsOf(person)
    expect([vps.price, vps.nextCharge.amount]).toEqual([String(PRICE), quote.total])
    expect((await quoteOf(other)).total).toBe(String(PRICE))
    await endPromotions(server)
  })
})

describe('an order that can no longer be placed', () => {
  test('fails when its plan is gone, and the money is in the wallet', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    await queries('plans').where({ id: 2 }).update({ is_offered: 0 })
    await pay(payment.memo, PRICE)
    await queries('plans').where({ id: 2 }).update({ is_offered: 1 })
    expect(await orderOf(person, order.id)).toMatchObject({ state: 'failed', reason: 'not_on_sale' })
    expect([await balanceOf(person), await vpsOf(person)]).toEqual([String(PRICE), []])
  })

  test('fails when its customer is locked', async () => {
    const person = await server.customer()
    const { order, payment } = await waitingOrder(person)
    const { client } = await server.admin()
    await client.patch(`/api/admin/users/${person.user.id}/status`, { isActive: false })
    await pay(payment.memo, PRICE)
    const row = await queries('waiting_orders').where({ id: order.id }).first()
    expect([row.state, row.reason]).toEqual(['failed', 'account_locked'])
    expect(await queries('instances').where({ user_id: person.user.id })).toEqual([])
  })
})

test('what is held is stored by the names that the previous version reads', async () => {
  const person = await server.customer()
  const { order } = await waitingOrder(person)
  const { terms } = await queries('waiting_orders').where({ id: order.id }).first('terms')
  const { price, expiresAt, nextBillingAt, paidPrice } = JSON.parse(terms)
  expect({ price, expiresAt, paidPrice }).toEqual({ price: PRICE, expiresAt: nextBillingAt, paidPrice: undefined })
})
