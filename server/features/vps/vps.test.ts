// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const leapDay = await startTestServer()

const basic = {
  planId: 1,
  locationId: 1,
  name: 'web-01',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
}

const order = ({ client }: TestUser, change: object = {}, headers?: Record<string, string>) =>
  client.post('/api/vps/order', { ...basic, ...change }, headers)
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const instancesOf = async ({ client, user }: TestUser) => (await client.get(`/api/vps/user/${user.id}`)).body
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body

/** Runs the jobs, before and after the time that the sandbox takes. */
async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}

describe('an order', () => {
  test('takes the price; its instance is being created, and then active with its own IP address', async () => {
    const person = await server.customer({ balance: 200_000 })
    const { status, body } = await order(person, { userId: person.user.id })
    expect(status).toBe(201)
    expect(body.vps).toMatchObject({ name: 'web-01', status: 'creating', ipAddress: null, cpu: 1, ram: 1, storage: 20 })
    expect(body.transaction).toMatchObject({ type: 'payment', amount: '-49000', status: 'completed' })
    expect(body.balance).toBe('151000')
    expect(await balanceOf(person)).toBe('151000')

    const other = await order(person, { name: 'web-02' })
    await server.runJobs()
    expect((await instancesOf(person))[0].status).toBe('creating')
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    const [second, first] = await instancesOf(person)
    expect(first).toEqual({ ...body.vps, status: 'active', ipAddress: expect.stringMatching(/^198\.18\.\d+\.\d+$/) })
    expect(second).toMatchObject({ id: other.body.vps.id, status: 'active' })
    expect(second.ipAddress).not.toBe(first.ipAddress)
  })

  test('whose machine cannot be created ends as failed, and its price is refunded', async () => {
    const person = await server.customer({ balance: 49_000 })
    const { body } = await order(person, { name: 'will-FAIL' })
    await provision()
    expect(await instancesOf(person)).toMatchObject([{ id: body.vps.id, status: 'failed', ipAddress: null }])
    expect(await balanceOf(person)).toBe('49000')
    expect(await historyOf(person)).toMatchObject([
      { type: 'refund', amount: '49000' },
      { type: 'payment', amount: '-49000' },
      { type: 'adjustment' },
    ])
    await provision()
    expect(await balanceOf(person)).toBe('49000')
  })

  test('is refused with 402 when the balance is one dong too low, and creates nothing', async () => {
    const person = await server.customer({ balance: 48_999 })
    const { status, body } = await order(person)
    expect(status).toBe(402)
    expect(body.detail).toBe('Số dư không đủ. Vui lòng nạp thêm tiền vào tài khoản.')
    expect(await instancesOf(person)).toEqual([])
    expect(await balanceOf(person)).toBe('48999')
    expect(
      (await server.database.queries('jobs').where({ kind: 'vps.provision' })).map(({ state }) => state),
    ).not.toContain('ready')
  })

  test.each([
    [{ totalCost: 1 }, 'less'],
    [{ totalCost: '48999' }, 'one dong less'],
    [{ totalCost: 490_000 }, 'the yearly price for a month'],
    [{ planId: 3 }, "another plan's price"],
  ])('with %j (%s) is refused with 409', async (change, _) => {
    const person = await server.customer({ balance: 1_000_000 })
    const { status, body } = await order(person, change)
    expect(status).toBe(409)
    expect(body.code).toBe('price_changed')
    expect(await balanceOf(person)).toBe('1000000')
  })

  test.each([
    [{ planId: 0 }, 'planId', 'Vui lòng chọn gói VPS'],
    [{ planId: 9 }, 'planId', 'Vui lòng chọn gói VPS'],
    [{ planId: '1' }, 'planId', 'Vui lòng chọn gói VPS'],
    [{ locationId: 5 }, 'locationId', 'Vui lòng chọn vị trí máy chủ'],
    [{ name: '' }, 'name', 'Vui lòng đặt tên cho VPS'],
    [{ name: '   ' }, 'name', 'Vui lòng đặt tên cho VPS'],
    [{ name: 'x'.repeat(51) }, 'name', 'Tên VPS dài tối đa 50 ký tự'],
    [{ operatingSystem: '' }, 'operatingSystem', 'Vui lòng chọn hệ điều hành'],
    [{ operatingSystem: 'windows' }, 'operatingSystem', 'Vui lòng chọn hệ điều hành'],
    [{ billingPeriod: 'daily' }, 'billingPeriod', 'Vui lòng chọn chu kỳ thanh toán'],
    [{ status: 'active' }, 'status', 'status không phải là trường hợp lệ'],
  ])('with %j is refused with 422', async (change, path, message) => {
    const person = await server.customer({ balance: 1_000_000 })
    const { status, body } = await order(person, change)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path, message }])
  })

  test('for another customer is refused, whether or not that customer exists, and takes no money', async () => {
    const person = await server.customer({ balance: 100_000 })
    const other = await server.customer({ balance: 100_000 })
    expect((await order(person, { userId: other.user.id })).status).toBe(403)
    expect((await order(person, { userId: 'nobody' })).status).toBe(403)
    expect([await balanceOf(person), await balanceOf(other)]).toEqual(['100000', '100000'])
  })

  test('for a year costs the yearly price, and ends on the same day of the next year', async () => {
    leapDay.clock.set('2028-02-29T03:00:00.000Z')
    const person = await leapDay.customer({ balance: 490_000 })
    const dates = { nextBillingDate: '2099-01-01T00:00:00.000Z', expiryDate: '2099-01-01T00:00:00.000Z' }
    const { body } = await order(person, { billingPeriod: 'yearly', totalCost: '490000', ...dates })
    expect(body.balance).toBe('0')
    expect(body.vps.nextBillingDate).toBe('2029-02-28T03:00:00.000Z')
    expect(body.vps.expiryDate).toBe('2029-02-28T03:00:00.000Z')
  })
})

describe('concurrent and repeated orders', () => {
  test('of a hundred with money for fifty, exactly fifty succeed, and the wallet is empty', async () => {
    const person = await server.customer({ balance: 50 * 49_000 })
    const responses = await Promise.all(Array.from({ length: 100 }, () => order(person)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(responses.filter(({ status }) => status === 402)).toHaveLength(50)
    expect(await balanceOf(person)).toBe('0')
    expect((await person.client.get(`/api/vps/user/${person.user.id}?limit=200`)).body).toHaveLength(50)
  })

  test('the same order with the same key, sent concurrently, has one instance, one payment and one response', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const key = { 'idempotency-key': 'order-1' }
    const responses = await Promise.all(Array.from({ length: 20 }, () => order(person, {}, key)))
    expect(new Set(responses.map(({ status, body }) => JSON.stringify({ status, body })))).toHaveProperty('size', 1)
    expect(responses[0]?.status).toBe(201)
    expect(await instancesOf(person)).toHaveLength(1)
    expect(await balanceOf(person)).toBe('951000')
    expect((await order(person, { name: 'another' }, key)).status).toBe(422)
  })

  test('an order that is repeated after others gets its first response, with the balance of that time', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const key = { 'idempotency-key': 'first' }
    const first = await order(person, {}, key)
    await order(person, {}, { 'idempotency-key': 'second' })
    const again = await order(person, {}, key)
    expect([again.status, again.body, again.body.balance]).toEqual([201, first.body, '951000'])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  test('a repeated order may have other dates, or its price as text, but not another price', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const key = { 'idempotency-key': 'of-what-decides' }
    const dates = { nextBillingDate: '2026-12-22T00:00:00.000Z', expiryDate: '2026-12-22T00:00:00.000Z' }
    const first = await order(person, dates, key)
    const later = { nextBillingDate: '2026-12-22T00:00:01.000Z', userId: person.user.id, name: ' web-01 ' }
    for (const changed of [{}, later, { totalCost: '49000' }, { totalCost: 49_000 }]) {
      const again = await order(person, changed, key)
      expect([again.status, again.body]).toEqual([201, first.body])
    }
    expect((await order(person, { totalCost: 98_000 }, key)).body.code).toBe('idempotency_mismatch')
    expect(await instancesOf(person)).toHaveLength(1)
  })

  test('the same key of another customer is independent', async () => {
    const [one, two] = [await server.customer({ balance: 49_000 }), await server.customer({ balance: 49_000 })]
    const key = { 'idempotency-key': 'shared' }
    const responses = [await order(one, {}, key), await order(two, {}, key)]
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(responses[0]?.body.vps.id).not.toBe(responses[1]?.body.vps.id)
  })

  test('a refused order may be sent again with its key', async () => {
    const person = await server.customer()
    const key = { 'idempotency-key': 'later' }
    expect((await order(person, {}, key)).status).toBe(402)
    const admin = await server.admin()
    await admin.client.patch(`/api/admin/users/${person.user.id}/balance`, { balance: '49000' })
    expect((await order(person, {}, key)).status).toBe(201)
  })
})
