import { describe, expect, test } from 'vitest'
import type { Policy, Route } from '#server/platform/http/route.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const owner = await server.customer()
const other = await server.customer()
const admin = await server.admin()
const locked = await server.customer()
await admin.client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })

/** Nobody's, a customer's for their own, for another's, a locked customer's, and an admin's token. */
const callers = {
  visitor: server.visitor(),
  owner: owner.client,
  other: other.client,
  locked: locked.client,
  admin: admin.client,
}
type Caller = keyof typeof callers

/**
 * What a caller meets at a route of each policy, when everything else about the call is wrong: `in` is past the door,
 * whatever is found there.
 */
const expected: Record<Policy, Record<Caller, 'in' | 401 | 403>> = {
  public: { visitor: 'in', owner: 'in', other: 'in', locked: 'in', admin: 'in' },
  customer: { visitor: 401, owner: 'in', other: 'in', locked: 401, admin: 401 },
  owner: { visitor: 401, owner: 'in', other: 403, locked: 401, admin: 401 },
  admin: { visitor: 401, owner: 401, other: 401, locked: 401, admin: 'in' },
  provider: { visitor: 401, owner: 401, other: 401, locked: 401, admin: 401 },
}

/** A body that is valid for the routes that look for the owner in it, and says nothing to the others. */
const ownersBodies: Record<string, object> = {
  '/api/vps/order': {
    userId: owner.user.id,
    planId: 1,
    locationId: 1,
    name: 'x',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    totalCost: 1,
  },
  '/api/wallet/deposit': { userId: owner.user.id, amount: '50000', paymentMethod: 'crypto' },
}

function call(route: Route, caller: Caller) {
  const path = route.path.replace(':provider', 'momo').replace(':userId', owner.user.id).replace(/:\w+/, 'nothing')
  return callers[caller].call(route.method, path, route.body ? (ownersBodies[route.path] ?? {}) : undefined)
}

const routes = server.routes.filter(({ path }) => !path.endsWith('/logout'))

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  test.each(Object.keys(callers) as Caller[])('as %s', async (caller) => {
    const { status } = await call(route, caller)
    const door = expected[route.policy][caller]
    if (door !== 'in') expect(status).toBe(door)
    else expect([401, 403, 500]).not.toContain(status)
  })
})

test.each(['visitor', 'locked', 'admin'] as const)('POST /api/auth/logout as %s is 401', async (caller) => {
  expect((await callers[caller].post('/api/auth/logout')).status).toBe(401)
})

test.each(['visitor', 'owner', 'locked'] as const)('POST /api/admin/logout as %s is 401', async (caller) => {
  expect((await callers[caller].post('/api/admin/logout')).status).toBe(401)
})

test("an admin's token in a customer's cookie, and the other way round, open nothing", async () => {
  const visitor = server.visitor()
  const customerToken = owner.client.cookie.replace('session=', '')
  expect((await visitor.get('/api/admin/stats', { authorization: `Bearer ${customerToken}` })).status).toBe(401)
  const { body } = await visitor.post('/api/admin/auth', { email: admin.user.email, password: admin.password })
  expect((await visitor.get('/api/auth/me', { cookie: `session=${body.token}` })).status).toBe(401)
})

test('the registry holds every call of the contract', () => {
  expect(server.routes.map(({ method, path, policy }) => `${method} ${path} ${policy}`).sort()).toMatchInlineSnapshot(`
    [
      "GET /api/admin/jobs admin",
      "GET /api/admin/parked-payments admin",
      "GET /api/admin/stats admin",
      "GET /api/admin/tickets admin",
      "GET /api/admin/transactions admin",
      "GET /api/admin/users admin",
      "GET /api/admin/vps admin",
      "GET /api/auth/me customer",
      "GET /api/docs public",
      "GET /api/health public",
      "GET /api/openapi.json public",
      "GET /api/products public",
      "GET /api/products/category/:category public",
      "GET /api/ready public",
      "GET /api/support/tickets/:userId owner",
      "GET /api/vps/catalog public",
      "GET /api/vps/user/:userId owner",
      "GET /api/wallet/balance/:userId owner",
      "GET /api/wallet/transactions/:userId owner",
      "PATCH /api/admin/transactions/:transactionId/status admin",
      "PATCH /api/admin/users/:userId/balance admin",
      "PATCH /api/admin/users/:userId/status admin",
      "PATCH /api/admin/vps/:vpsId/status admin",
      "POST /api/admin/auth public",
      "POST /api/admin/jobs/:jobId/retry admin",
      "POST /api/admin/logout admin",
      "POST /api/admin/parked-payments/:paymentId/resolve admin",
      "POST /api/auth/login public",
      "POST /api/auth/logout customer",
      "POST /api/auth/register public",
      "POST /api/payments/webhooks/:provider provider",
      "POST /api/vps/order owner",
      "POST /api/wallet/deposit owner",
    ]
  `)
})
