import { describe, expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const admin = await server.admin()
const { client } = admin
/** A separate server for the tests that move the clock by hours. */
const later = await startTestServer()

const auditOf = (targetId: string) => server.database.queries('audit_log').where({ target_id: targetId }).orderBy('id')

async function activeInstance(on = server) {
  const { client } = await on.admin()
  const person = await on.customer({ balance: 100_000 })
  const request = {
    planId: 1,
    locationId: 2,
    name: 'shop',
    operatingSystem: 'debian',
    billingPeriod: 'monthly',
    totalCost: 49_000,
  }
  const { body } = await person.client.post('/api/vps/order', request)
  const creating = await client.patch(`/api/admin/vps/${body.vps.id}/status`, { status: 'suspended' })
  expect(creating.status).toBe(409)
  await on.runJobs()
  on.clock.advance(SANDBOX_DELAY)
  await on.runJobs()
  return { person, vpsId: body.vps.id as string }
}

describe('signing in', () => {
  test('returns an opaque token and the names; a customer, a wrong password and an unknown email get the same 401', async () => {
    const person = await server.customer()
    const signIn = (email: string, password: string) => server.visitor().post('/api/admin/auth', { email, password })
    const { status, body } = await signIn('admin@sen.test', admin.password)
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
      admin: { firstName: 'Thu Hà', lastName: 'Trần', email: 'admin@sen.test' },
    })
    const refused = [
      await signIn(person.user.email, person.password),
      await signIn('admin@sen.test', 'not it'),
      await signIn('nobody@sen.test', 'not it'),
      await signIn('no email', 'not it'),
    ]
    expect(refused.map(({ status: refusal, body: problem }) => [refusal, problem.detail])).toEqual(
      refused.map(() => [401, 'Email hoặc mật khẩu không đúng.']),
    )
    for (const { status: refusal, body: problem } of [await signIn('', 'x'), await signIn('admin@sen.test', '')])
      expect([refusal, problem.detail]).toEqual([422, 'Vui lòng nhập đầy đủ email và mật khẩu'])
  })

  test('lasts half an hour without use, eight hours with it, and until signing out', async () => {
    const { password } = await later.admin()
    const signIn = async () => {
      const { body } = await later.visitor().post('/api/admin/auth', { email: 'admin@sen.test', password })
      return { authorization: `Bearer ${body.token}` }
    }
    const visitor = later.visitor()
    const stats = (bearer: Record<string, string>) => visitor.get('/api/admin/stats', bearer)

    const signedOut = await signIn()
    expect((await stats(signedOut)).status).toBe(200)
    expect((await visitor.post('/api/admin/logout', undefined, signedOut)).status).toBe(204)
    expect((await stats(signedOut)).status).toBe(401)

    const busy = await signIn()
    for (let quarter = 1; quarter < 32; quarter += 1) {
      later.clock.advance(15 * 60_000)
      expect((await stats(busy)).status).toBe(200)
    }
    later.clock.advance(15 * 60_000)
    expect((await stats(busy)).status).toBe(401)

    const idle = await signIn()
    later.clock.advance(30 * 60_000)
    expect((await stats(idle)).status).toBe(401)
  })
})

describe('an instance', () => {
  test('can be suspended, which its customer sees, and cannot leave the terminated state', async () => {
    const { person, vpsId } = await activeInstance()
    const setStatus = (status: string) => client.patch(`/api/admin/vps/${vpsId}/status`, { status })
    const seen = async () => (await person.client.get(`/api/vps/user/${person.user.id}`)).body[0].status

    expect((await setStatus('suspended')).body.vps).toMatchObject({ id: vpsId, status: 'suspended' })
    expect(await seen()).toBe('suspended')
    expect((await setStatus('active')).status).toBe(200)
    expect((await setStatus('terminated')).status).toBe(200)
    expect((await setStatus('active')).body).toMatchObject({ status: 409, code: 'vps_terminated' })
    expect(await seen()).toBe('terminated')
    expect((await setStatus('creating')).status).toBe(422)

    const entries = await auditOf(vpsId)
    expect(entries.map((entry) => [entry.action, entry.before_value, entry.after_value])).toEqual([
      ['vps.status', '{"status":"active"}', '{"status":"suspended"}'],
      ['vps.status', '{"status":"suspended"}', '{"status":"active"}'],
      ['vps.status', '{"status":"active"}', '{"status":"terminated"}'],
    ])
    expect(entries[0]).toMatchObject({
      actor_id: admin.user.id,
      address: expect.any(String),
      request_id: expect.any(String),
    })
  })

  test('that does not exist gives a 404', async () => {
    expect((await client.patch('/api/admin/vps/nothing/status', { status: 'active' })).status).toBe(404)
  })
})

describe("a user's balance", () => {
  test.each([
    ['100000', '250000', '150000'],
    ['100000', '30000', '-70000'],
    ['100000', '0', '-100000'],
  ])(
    "from %s to %s is booked as an adjustment of %s, and the customer does not see the admin's name",
    async (before, after, difference) => {
      const { user, client: customer } = await server.customer({ balance: Number(before) })
      const { status, body } = await client.patch(`/api/admin/users/${user.id}/balance`, { balance: after })
      expect(status).toBe(200)
      expect(body.user.balance).toBe(after)
      const { body: history } = await customer.get(`/api/wallet/transactions/${user.id}`)
      expect(history[0]).toMatchObject({
        type: 'adjustment',
        amount: difference,
        status: 'completed',
        description: 'Điều chỉnh số dư',
      })
      const last = (await auditOf(user.id)).at(-1)
      expect(last).toMatchObject({
        action: 'user.balance',
        before_value: `{"balance":"${before}"}`,
        after_value: `{"balance":"${after}"}`,
      })
    },
  )

  test('that does not change books nothing', async () => {
    const { user, client: customer } = await server.customer()
    expect((await client.patch(`/api/admin/users/${user.id}/balance`, { balance: '0' })).status).toBe(200)
    expect((await customer.get(`/api/wallet/transactions/${user.id}`)).body).toEqual([])
  })

  test.each(['-1', '1.5', '1e5', '', ' 5', '5 ', '0x10', '1000000000000', 100_000, null])(
    'of %j is refused',
    async (balance) => {
      const { user } = await server.customer()
      expect((await client.patch(`/api/admin/users/${user.id}/balance`, { balance })).status).toBe(422)
    },
  )

  test('of an unknown user gives a 404', async () => {
    expect((await client.patch('/api/admin/users/nobody/balance', { balance: '1' })).status).toBe(404)
  })
})

test('an admin cannot lock their own account', async () => {
  const { status, body } = await client.patch(`/api/admin/users/${admin.user.id}/status`, { isActive: false })
  expect([status, body.code]).toEqual([409, 'own_account'])
})

test('locking is written to the audit log', async () => {
  const { user } = await server.customer()
  await client.patch(`/api/admin/users/${user.id}/status`, { isActive: false })
  await client.patch(`/api/admin/users/${user.id}/status`, { isActive: true })
  expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['user.lock', 'user.unlock'])
})

test('the statistics count users, instances and money; a refund cancels its payment; months are those of Ho Chi Minh City', async () => {
  later.clock.set('2026-11-29T03:00:00.000Z')
  const stats = async () => {
    const { waiting: _, ...counted } = (await (await later.admin()).client.get('/api/admin/stats')).body
    return counted
  }
  const before = await stats()
  expect(before).toEqual({
    users: { totalUsers: 1, activeUsers: 1, totalBalance: '0' },
    vps: { totalVps: 0, activeVps: 0 },
    revenue: { monthlyRevenue: '0', totalRevenue: '0' },
  })

  const { person } = await activeInstance(later)
  const locked = await later.customer()
  await (await later.admin()).client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })
  const after = await stats()
  expect(after).toEqual({
    users: { totalUsers: 3, activeUsers: 2, totalBalance: '51000' },
    vps: { totalVps: 1, activeVps: 1 },
    revenue: { monthlyRevenue: '49000', totalRevenue: '49000' },
  })

  const failing = {
    planId: 1,
    locationId: 2,
    name: 'fail',
    operatingSystem: 'debian',
    billingPeriod: 'monthly',
    totalCost: 49_000,
  }
  await person.client.post('/api/vps/order', failing)
  await later.runJobs()
  later.clock.advance(SANDBOX_DELAY)
  await later.runJobs()
  expect((await stats()).revenue).toEqual(after.revenue)

  later.clock.set('2026-11-30T16:59:59.999Z')
  expect((await stats()).revenue).toEqual({ monthlyRevenue: '49000', totalRevenue: '49000' })
  later.clock.set('2026-11-30T17:00:00.000Z')
  expect((await stats()).revenue).toEqual({ monthlyRevenue: '0', totalRevenue: '49000' })
})

describe('the lists', () => {
  const emailsOf = (rows: { email: string }[]) => rows.map(({ email }) => email)

  test('show their rows with their owners', async () => {
    const { person, vpsId } = await activeInstance()
    const owner = { firstName: 'Minh', lastName: 'Nguyễn', email: person.user.email }
    const { body: vps } = await client.get('/api/admin/vps?limit=1')
    expect(vps.vpsInstances).toMatchObject([
      {
        vps: {
          id: vpsId,
          number: expect.stringMatching(/^VPS-\d{4}$/),
          name: 'shop',
          ipAddress: expect.any(String),
          status: 'active',
          suspendedReason: null,
          billingPeriod: 'monthly',
          price: '49000',
          nextCharge: { amount: '49000', date: expect.any(String) },
        },
        user: owner,
        plan: { name: 'Basic', cpu: 1, ram: 1 },
      },
    ])
    const { body: transactions } = await client.get('/api/admin/transactions?limit=1')
    expect(transactions.transactions).toMatchObject([
      { transaction: { type: 'payment', amount: '-49000' }, user: owner },
    ])
    const none = { mine: 0, unassigned: 0, overdue: 0, open: 0 }
    expect((await client.get('/api/admin/tickets')).body).toEqual({ tickets: [], nextCursor: null, counts: none })
  })

  test('show only pending deposits on request: page by page, searched, and without those settled meanwhile', async () => {
    const person = await server.customer({ balance: 100_000, firstName: 'Chờ', lastName: 'Duyệt' })
    const q = encodeURIComponent(person.user.email)
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const { body } = await person.client.post('/api/wallet/deposit', {
        amount: '50000',
        paymentMethod: 'bank_transfer',
      })
      ids.unshift(body.transaction.id)
    }
    const pages = async (query: string) => {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await client.get(`/api/admin/transactions?status=pending&limit=2${query}${cursor}`)
        for (const { transaction } of body.transactions) {
          expect(transaction).toMatchObject({ type: 'deposit', status: 'pending' })
          seen.push(transaction.id)
        }
        cursor = body.nextCursor && `&cursor=${body.nextCursor}`
      }
      return seen
    }
    expect((await pages('')).slice(0, 5)).toEqual(ids)
    expect(await pages(`&q=${q}`)).toEqual(ids)
    expect(await pages('&q=cho%20duyet')).toEqual(ids)
    expect(await pages(`&q=${ids[3]}`)).toEqual([ids[3]])
    expect((await client.get(`/api/admin/transactions?q=${q}`)).body.transactions).toHaveLength(6)

    await client.patch(`/api/admin/transactions/${ids[0]}/status`, { status: 'completed' })
    await client.patch(`/api/admin/transactions/${ids[1]}/status`, { status: 'failed' })
    await person.client.post(`/api/wallet/transactions/${ids[2]}/cancel`)
    expect(await pages(`&q=${q}`)).toEqual(ids.slice(3))
    expect(await pages(`&q=${ids[0]}`)).toEqual([])
    expect((await client.get('/api/admin/transactions?status=settled')).status).toBe(422)
  })

  test('are paginated: each row once, newest first, also while new rows arrive', async () => {
    for (let count = 0; count < 5; count += 1) await server.customer()
    const all = emailsOf((await client.get('/api/admin/users?limit=200')).body.users)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await client.get(`/api/admin/users?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...emailsOf(body.users))
      cursor = body.nextCursor
      await server.customer()
    }
    expect(seen).toEqual(all)
  })

  test.each([
    ['the beginning of an email', 'khanh.linh@', true],
    ['names without diacritics', 'do linh', true],
    ['names with diacritics', 'ĐỖ', true],
    ['the id', 'ID', true],
    ['another word', 'linhh', false],
    ['a pattern', '%', false],
    ['only blanks', '  ', false],
  ])('find by %s', async (_, search, isFound) => {
    const email = `khanh.linh@${server.clock.now()}.test`
    server.clock.advance(1)
    const names = { firstName: 'Khánh Linh', lastName: 'Đỗ' }
    const { body } = await server.visitor().post('/api/auth/register', { email, password: '123456', ...names })
    const q = encodeURIComponent(search === 'ID' ? body.user.id : search)
    const { body: found } = await client.get(`/api/admin/users?q=${q}`)
    expect(emailsOf(found.users).includes(email)).toBe(isFound)
  })

  test.each([
    ['split as on the login page', { firstName: 'Ngọc', lastName: 'Lê Thị Hồng' }],
    ['split as on the landing page', { firstName: 'Lê', lastName: 'Thị Hồng Ngọc' }],
  ])('find a full name, %s', async (_, names) => {
    const email = `hong.ngoc@${server.clock.now()}.test`
    server.clock.advance(1)
    await server.visitor().post('/api/auth/register', { email, password: '123456', ...names })
    const { body } = await client.get(`/api/admin/users?q=${encodeURIComponent(`Lê Thị Hồng Ngọc ${email}`)}`)
    expect(emailsOf(body.users)).toEqual([email])
  })

  test("find a customer's records, and an instance by its IP address", async () => {
    const { person, vpsId } = await activeInstance()
    const q = encodeURIComponent(person.user.email)
    const { body: vps } = await client.get(`/api/admin/vps?q=${q}`)
    expect(vps.vpsInstances).toHaveLength(1)
    const { body: byAddress } = await client.get(`/api/admin/vps?q=${vps.vpsInstances[0].vps.ipAddress}`)
    expect(byAddress.vpsInstances[0].vps.id).toBe(vpsId)
    expect((await client.get(`/api/admin/transactions?q=${q}`)).body.transactions).toHaveLength(2)
  })
})
