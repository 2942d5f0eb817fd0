import { describe, expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer, type TestPerson } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const limited = await startTestServer({ paymentMethods: ['momo'] })

const balanceOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client, user }: TestPerson) => (await client.get(`/api/wallet/transactions/${user.id}`)).body

describe('a top-up', () => {
  test.each(['momo', 'zalopay'])(
    'through %s is pending at once, and completed when the signed webhook arrives',
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
      expect(await historyOf(person)).toEqual([{ ...body.transaction, status: 'completed' }])
    },
  )

  test.each([
    ['bank_transfer', '0'],
    ['crypto', '501'],
  ])('through %s waits for an admin and costs %s', async (paymentMethod, fee) => {
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', { amount: '50001', paymentMethod })
    expect(body.transaction.fee).toBe(fee)
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

  test('asked for again under its key is answered as before, and under another body refused', async () => {
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

test('the history is paged, newest first, each line once', async () => {
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
