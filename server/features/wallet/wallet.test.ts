// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { pollKind } from './wallet-service.ts'

const server = await startTestServer()
const limited = await startTestServer({ paymentMethods: ['momo'], maxPendingDeposits: 3 })

const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body

describe('a deposit', () => {
  test.each(['momo', 'zalopay'])(
    'through %s is pending at first, and completed when the signed webhook arrives',
    async (method) => {
      const person = await server.customer()
      const request = {
        userId: person.user.id,
        type: 'deposit',
        amount: '200000',
        paymentMethod: method,
        status: 'pending',
      }
      const { status, body } = await person.client.post('/api/wallet/deposit', request)
      expect(status).toBe(201)
      expect(body.transaction).toMatchObject({
        type: 'deposit',
        amount: '200000',
        fee: '0',
        status: 'pending',
        paymentMethod: method,
      })

      await server.runJobs()
      expect(await balanceOf(person)).toBe('0')
      server.clock.advance(SANDBOX_DELAY)
      await server.runJobs()
      expect(await balanceOf(person)).toBe('200000')
      const settledAt = new Date(server.clock.now()).toISOString()
      const moved = { status: 'completed', settledAt, balanceAfter: '200000' }
      expect(await historyOf(person)).toEqual([{ ...body.transaction, ...moved }])
    },
  )

  test.each([
    ['bank_transfer', '0'],
    ['crypto', '501'],
  ])('through %s waits for an admin and costs %s', async (paymentMethod, fee) => {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '50001', paymentMethod })
    expect(body.transaction.fee).toBe(fee)
    expect(await server.database.queries('jobs').where({ subject_id: body.transaction.id })).toEqual([])
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')

    const { client } = await server.admin()
    const path = `/api/admin/transactions/${body.transaction.id}/status`
    expect((await client.patch(path, { status: 'completed' })).body.transaction.status).toBe('completed')
    expect(await balanceOf(person)).toBe('50001')
    expect((await client.patch(path, { status: 'failed' })).status).toBe(409)
    expect(await balanceOf(person)).toBe('50001')
  })

  test('that an admin fails credits nothing, also when the provider confirms it later', async () => {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '60000', paymentMethod: 'momo' })
    const { client } = await server.admin()
    await client.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: 'failed' })
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
    expect((await historyOf(person))[0].status).toBe('failed')
  })

  test.each([
    [{ amount: '49999' }, 'Số tiền tối thiểu là 50,000 VND'],
    [{ amount: 49_999 }, 'Số tiền tối thiểu là 50,000 VND'],
    [{ amount: '' }, 'Số tiền không được để trống'],
    [{ amount: undefined }, 'Số tiền không được để trống'],
    [{ amount: '50000', paymentMethod: undefined }, 'Vui lòng chọn phương thức thanh toán'],
    [{ amount: '50000.5' }, 'Số tiền phải là số nguyên'],
    [{ amount: '-50000' }, 'Số tiền phải là số nguyên'],
    [{ amount: 1e21 }, /./],
    [{ amount: '50000', paymentMethod: 'cash' }, 'Vui lòng chọn phương thức thanh toán'],
    [{ amount: '50000', status: 'completed' }, /./],
    [{ amount: '50000', type: 'refund' }, /./],
  ])('of %j is refused', async (request, message) => {
    const { client, user } = await server.customer()
    const { status, body } = await client.post('/api/wallet/deposit', { paymentMethod: 'momo', ...request })
    expect(status).toBe(422)
    expect(body.detail).toMatch(message)
    expect((await client.get(`/api/wallet/transactions/${user.id}`)).body).toEqual([])
  })

  test('that is repeated with its key gets the first response, and is refused with another body', async () => {
    const person = await server.customer()
    const key = { 'idempotency-key': 'deposit-1' }
    const request = { amount: '70000', paymentMethod: 'bank_transfer' }
    const first = await person.client.post('/api/wallet/deposit', request, key)
    const second = await person.client.post(
      '/api/wallet/deposit',
      { userId: person.user.id, type: 'deposit', paymentMethod: 'bank_transfer', amount: 70_000, description: ' ' },
      key,
    )
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    const other = await person.client.post('/api/wallet/deposit', { ...request, amount: '80000' }, key)
    expect(other.status).toBe(422)
    expect(other.body.code).toBe('idempotency_mismatch')
    expect(await historyOf(person)).toHaveLength(1)
  })
})

test('a method that is not offered is refused', async () => {
  const { client } = await limited.customer()
  const { status } = await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'crypto' })
  expect(status).toBe(422)
})

test('the history is paginated, newest first, each transaction once', async () => {
  const person = await server.customer()
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const { body } = await person.client.post('/api/wallet/deposit', {
      amount: 50_000 + count,
      paymentMethod: 'crypto',
    })
    ids.unshift(body.transaction.id)
  }
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path = `/api/wallet/transactions/${person.user.id}?limit=2${cursor ? `&cursor=${cursor}` : ''}`
    const { body, headers } = await person.client.get(path)
    seen.push(...body.map((line: { id: string }) => line.id))
    cursor = headers.get('x-next-cursor')
  }
  expect(seen).toEqual(ids)
})

test.each(['limit=0', 'limit=201', 'limit=x', 'limit=1&limit=2', 'cursor=x', 'cursor='])(
  '?%s is refused',
  async (query) => {
    const { client, user } = await server.customer()
    expect((await client.get(`/api/wallet/transactions/${user.id}?${query}`)).status).toBe(422)
  },
)

describe('a pending deposit', () => {
  const cancel = ({ client }: TestUser, id: string) => client.post(`/api/wallet/transactions/${id}/cancel`)
  const settle = async (id: string, status: string) =>
    (await server.admin()).client.patch(`/api/admin/transactions/${id}/status`, { status })
  const webhook = (transactionId: string, status = 'completed') =>
    reportPayment(server, { transactionId, status, amount: '50000' })
  const parkedOf = async (id: string) =>
    (await server.database.queries('parked_payments').where({ transaction_id: id })).map(({ reason }) => reason)
  async function pending(paymentMethod = 'momo') {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod })
    return { person, id: body.transaction.id as string, line: body.transaction }
  }

  test('is cancelled by its customer, and only once for repeated requests', async () => {
    const { person, id, line } = await pending('bank_transfer')
    const cancelledAt = new Date(server.clock.now()).toISOString()
    const cancelled = { ...line, status: 'failed', settledAt: cancelledAt, cancelledAt }
    expect(await cancel(person, id)).toMatchObject({ status: 200, body: { transaction: cancelled } })
    const { client } = await server.admin()
    const waiting = await client.get(`/api/admin/transactions?status=pending&q=${id}`)
    expect(waiting.body.transactions).toEqual([])
    server.clock.advance(1000)
    expect((await cancel(person, id)).body).toEqual({ transaction: cancelled })
    expect(await historyOf(person)).toEqual([cancelled])
    expect(await settle(id, 'completed')).toMatchObject({ status: 409, body: { code: 'already_settled' } })
    expect(await balanceOf(person)).toBe('0')
  })

  test('that was cancelled but is paid anyway is credited as another one', async () => {
    const { person, id } = await pending()
    await cancel(person, id)
    expect((await webhook(id)).status).toBe(204)
    expect([await balanceOf(person), await parkedOf(id)]).toEqual(['50000', []])
    expect((await historyOf(person)).map((line: { status: string }) => line.status)).toEqual(['completed', 'failed'])
  })

  test.each([
    ['was paid', (id: string) => webhook(id)],
    ['was completed by an admin', (id: string) => settle(id, 'completed')],
    ['was failed by its provider', (id: string) => webhook(id, 'failed')],
    ['was failed by an admin', (id: string) => settle(id, 'failed')],
  ])('that %s can no longer be cancelled', async (_, settleIt) => {
    const { person, id } = await pending()
    await settleIt(id)
    const before = [await balanceOf(person), await historyOf(person)]
    expect(await cancel(person, id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } })
    expect([await balanceOf(person), await historyOf(person)]).toEqual(before)
  })

  test('that is cancelled and paid concurrently is credited once, in one way or the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { person, id } = await pending()
      const calls =
        round % 2 === 0 ? [() => webhook(id), () => cancel(person, id)] : [() => cancel(person, id), () => webhook(id)]
      const responses = await Promise.all(calls.flatMap((call) => [call, call, call]).map((call) => call()))
      expect(responses.every(({ status }) => status === 200 || status === 204 || status === 409)).toBe(true)
      const lines: { status: string }[] = await historyOf(person)
      expect([await balanceOf(person), await parkedOf(id)]).toEqual(['50000', []])
      expect([['completed'], ['completed', 'failed']]).toContainEqual(lines.map(({ status }) => status))
    }
  })

  test('of another customer cannot be cancelled, nor can a transaction that is unknown or not a deposit', async () => {
    const { id } = await pending()
    const stranger = await server.customer({ balance: 1000 })
    const [adjustment] = await historyOf(stranger)
    expect((await cancel(stranger, id)).status).toBe(404)
    expect((await cancel(stranger, 'unknown')).status).toBe(404)
    expect(await cancel(stranger, adjustment.id)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } })
  })
})

describe('the payment methods on offer', () => {
  test.each<{ configured: PaymentMethod[]; listed: string[] }>([
    { configured: ['crypto', 'momo'], listed: ['momo', 'crypto'] },
    { configured: [], listed: [] },
  ])('are listed in the catalogue in display order, and no others are accepted: $listed', async (row) => {
    const other = await startTestServer({ paymentMethods: row.configured })
    expect((await other.visitor().get('/api/vps/catalog')).body.paymentMethods).toEqual(row.listed)
    const { client } = await other.customer()
    for (const paymentMethod of ['bank_transfer', 'momo', 'zalopay', 'crypto']) {
      const { status } = await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod })
      expect([paymentMethod, status]).toEqual([paymentMethod, row.listed.includes(paymentMethod) ? 201 : 422])
    }
  })

  test('are all four by default', async () => {
    const { body } = await server.visitor().get('/api/vps/catalog')
    expect(body.paymentMethods).toEqual(['bank_transfer', 'momo', 'zalopay', 'crypto'])
  })
})

describe('the limit on pending deposits', () => {
  const deposit = ({ client }: TestUser, headers: Record<string, string> = {}) =>
    client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' }, headers)

  test('is not exceeded by forty concurrent requests, and a deposit that is settled frees a place', async () => {
    const person = await limited.customer()
    const responses = await Promise.all(Array.from({ length: 40 }, () => deposit(person)))
    const refused = responses.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(37)
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'too_many_pending_deposits'])
    const history = await historyOf(person)
    expect(history).toHaveLength(3)
    // The refused requests left no jobs behind.
    expect(await limited.database.queries('jobs').where({ kind: pollKind('momo') })).toHaveLength(3)

    await person.client.post(`/api/wallet/transactions/${history[0].id}/cancel`)
    expect((await deposit(person)).status).toBe(201)
    expect((await deposit(person)).status).toBe(409)
    await limited.runJobs()
    limited.clock.advance(SANDBOX_DELAY)
    await limited.runJobs()
    expect((await deposit(person)).status).toBe(201)
  })

  test('is per customer, and a repeated request does not count again', async () => {
    const person = await limited.customer()
    const keyed = { 'Idempotency-Key': person.user.id }
    const { body } = await deposit(person, keyed)
    for (let count = 0; count < 2; count += 1) expect((await deposit(person)).status).toBe(201)
    expect(await deposit(person, keyed)).toMatchObject({ status: 201, body })
    expect((await deposit(person)).status).toBe(409)
    expect((await deposit(await limited.customer())).status).toBe(201)
  })
})
