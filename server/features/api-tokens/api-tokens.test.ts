import { describe, expect, test } from 'vitest'
import { API_TOKENS_MAX } from '#contracts/rules/limits.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const server = await startTestServer()
const { queries } = server.database
const owner = await server.customer({ balance: 500_000 })
const inDays = (days: number) => new Date(server.clock.now() + days * DAY).toISOString()

async function create({ client }: TestUser, scopes: string[], expiresAt?: string) {
  const { status, body } = await client.post('/api/account/tokens', { name: 'CI', scopes, expiresAt })
  expect(status).toBe(201)
  return {
    id: body.token.id as string,
    secret: body.secret as string,
    program: createTestClient(server.origin, body.secret),
  }
}
const machinesOf = ({ user }: TestUser) => `/api/vps/user/${user.id}`

test('a token is shown once, in a form that scanners for leaked secrets can recognise; only a hash is stored', async () => {
  const { id, secret } = await create(owner, ['vps:read'])
  expect(secret).toMatch(/^sen_[0-9a-f]{32}_[\w-]{43}$/)
  const { body: listed } = await owner.client.get('/api/account/tokens')
  expect(listed[0]).toEqual({
    id,
    name: 'CI',
    hint: secret.slice(0, 24),
    scopes: ['vps:read'],
    state: 'active',
    lastUsedAt: null,
    createdAt: new Date(server.clock.now()).toISOString(),
    expiresAt: inDays(90),
  })
  const stored = JSON.stringify([
    await queries('api_tokens').where({ id }),
    await queries('sessions').where({ id }),
    await queries('audit_log'),
  ])
  expect(stored).not.toContain(secret.split('_').slice(2).join('_'))
  expect(await queries('audit_log').where({ action: 'api_token.create', target_id: id })).toHaveLength(1)
})

describe('a call with a token', () => {
  test('may do what its scopes say, as its customer alone', async () => {
    const other = await server.customer()
    const { program } = await create(owner, ['vps:read', 'vps:write'])
    expect((await program.get(machinesOf(owner))).status).toBe(200)
    const order = { planId: 1, locationId: 1, name: 'by-token', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    expect((await program.post('/api/vps/order', { ...order, totalCost: 49_000 })).status).toBe(201)
    expect((await program.get(machinesOf(other))).body.code).toBe('not_yours')
  })

  test('is refused without the scope, which is named, and the refusal is audited', async () => {
    const { program } = await create(owner, ['vps:read'])
    const { status, body } = await program.get(`/api/wallet/balance/${owner.user.id}`)
    expect([status, body.code]).toEqual([403, 'scope_missing'])
    expect(body.detail).toContain('wallet:read')
    const find = () =>
      queries('audit_log').where({ action: 'refused', request_id: body.requestId, actor_id: owner.user.id })
    await expect.poll(find).toHaveLength(1)
  })

  test('is refused where no scope helps: the account, money that leaves, tokens themselves', async () => {
    const { program } = await create(owner, ['vps:read', 'vps:write', 'wallet:read', 'support:read', 'support:write'])
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['PATCH', '/api/account'],
      ['POST', '/api/wallet/withdrawals'],
      ['GET', '/api/account/tokens'],
      ['POST', '/api/account/tokens'],
      ['GET', '/api/account/webhooks'],
    ] as const) {
      const { status, body } = await program.call(method, path, method === 'GET' ? undefined : {})
      expect([path, status, body.code]).toEqual([path, 403, 'token_not_allowed'])
    }
  })

  test('is never known by a cookie instead', async () => {
    const { secret } = await create(owner, ['vps:read'])
    for (const token of [
      `${secret.slice(0, -1)}!`,
      'sen_x',
      secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A'),
    ]) {
      const { status } = await owner.client.get(machinesOf(owner), { authorization: `Bearer ${token}` })
      expect([token, status]).toEqual([token, 401])
    }
    // Nor does a valid token get the rights of the cookie.
    const { body } = await owner.client.get('/api/auth/me', { authorization: `Bearer ${secret}` })
    expect(body.code).toBe('token_not_allowed')
  })

  test('is not possible with a session of the site, nor the other way around', async () => {
    const { secret } = await create(owner, ['vps:read'])
    const [, id, ...rest] = secret.split('_')
    const uuid = id?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    const cookie = Object.assign(server.visitor(), { cookie: `session=${uuid}.${rest.join('_')}` })
    expect((await cookie.get(machinesOf(owner))).status).toBe(401)
  })

  test('records its use, once a minute', async () => {
    const { id, program } = await create(owner, ['vps:read'])
    const usedAt = async () => (await queries('api_tokens').where({ id }).first('last_used_at')).last_used_at
    const first = server.clock.now()
    await program.get(machinesOf(owner))
    server.clock.advance(MINUTE - 1)
    await program.get(machinesOf(owner))
    expect(await usedAt()).toBe(first)
    server.clock.advance(1)
    await program.get(machinesOf(owner))
    expect(await usedAt()).toBe(first + MINUTE)
  })
})

describe('the end of a token', () => {
  test('is when it says, and it is listed as expired for a month', async () => {
    const { id, program } = await create(owner, ['vps:read'], inDays(1))
    server.clock.advance(DAY - 1)
    expect((await program.get(machinesOf(owner))).status).toBe(200)
    server.clock.advance(1)
    expect((await program.get(machinesOf(owner))).status).toBe(401)
    await server.runCleanup()
    const again = server.visitor()
    await again.post('/api/auth/login', { email: owner.user.email, password: owner.password })
    const stateOf = async () =>
      (await again.get('/api/account/tokens')).body.find((token: { id: string }) => token.id === id)?.state
    expect(await stateOf()).toBe('expired')
    server.clock.advance(29 * DAY)
    await server.runCleanup()
    expect(await queries('api_tokens').where({ id })).toHaveLength(1)
    server.clock.advance(2 * DAY)
    await server.runCleanup()
    expect(await queries('api_tokens').where({ id })).toHaveLength(0)
  })

  test('is immediate when it is revoked, once', async () => {
    const customer = await server.customer()
    const { id, program } = await create(customer, ['vps:read'])
    expect((await program.get(machinesOf(customer))).status).toBe(200)
    expect((await customer.client.call('DELETE', `/api/account/tokens/${id}`)).status).toBe(204)
    expect((await program.get(machinesOf(customer))).status).toBe(401)
    expect((await customer.client.call('DELETE', `/api/account/tokens/${id}`)).status).toBe(404)
    expect(await queries('audit_log').where({ action: 'api_token.revoke', target_id: id })).toHaveLength(1)
  })

  test('comes with the lock of its customer, for good', async () => {
    const customer = await server.customer()
    const { client: admin } = await server.admin()
    const { program } = await create(customer, ['vps:read'])
    const path = `/api/admin/users/${customer.user.id}/status`
    await admin.patch(path, { isActive: false })
    expect((await program.get(machinesOf(customer))).body.code).toBe('session_locked')
    await admin.patch(path, { isActive: true })
    expect((await program.get(machinesOf(customer))).status).toBe(401)
    const again = server.visitor()
    await again.post('/api/auth/login', { email: customer.user.email, password: customer.password })
    expect((await again.get('/api/account/tokens')).body[0].state).toBe('ended')
  })
})

test.each([
  ['less than a day', 0.9],
  ['more than a year', 366],
  ['in the past', -1],
])('a token for %s is refused', async (_, days) => {
  const customer = await server.customer()
  const request = { name: 'x', scopes: ['vps:read'], expiresAt: inDays(days) }
  const { status, body } = await customer.client.post('/api/account/tokens', request)
  expect([status, body.errors[0].path]).toEqual([422, 'expiresAt'])
})

test('a customer has a limited number of them, also when they are made at once', async () => {
  const customer = await server.customer()
  const responses = await Promise.all(
    Array.from({ length: API_TOKENS_MAX + 3 }, (_, number) =>
      customer.client.post('/api/account/tokens', { name: `${number}`, scopes: ['vps:read'] }),
    ),
  )
  const refused = responses.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('too_many_tokens'))
})

test("another customer's token is unknown", async () => {
  const other = await server.customer()
  const { id } = await create(other, ['vps:read'])
  const customer = await server.customer()
  expect((await customer.client.call('DELETE', `/api/account/tokens/${id}`)).status).toBe(404)
  expect((await other.client.get('/api/account/tokens')).body).toHaveLength(1)
})
