import { describe, expect, test } from 'vitest'
import type { Policy, Route } from '#server/platform/http/route.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const DAY = 24 * 60 * 60_000

/** A token as an admin's sign-in gives it. */
async function newAdminToken(): Promise<string> {
  const { user, password } = await server.admin()
  return (await server.visitor().post('/api/admin/auth', { email: user.email, password })).body.token
}
const tokenOf = (cookie: string) => cookie.replace('session=', '')

const expired = await server.customer()
const expiredToken = await newAdminToken()
server.clock.advance(30 * DAY)

const owner = await server.customer()
const other = await server.customer()
const admin = await server.admin()
const locked = await server.customer()
await admin.client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })

const withCookie = (token: string) => Object.assign(server.visitor(), { cookie: `session=${token}` })

/**
 * Nobody, a customer for their own and for another's, a locked one, an admin; sessions that are over; and tokens that are
 * good, carried to the door that they do not open.
 */
const callers = {
  visitor: server.visitor(),
  owner: owner.client,
  other: other.client,
  locked: locked.client,
  admin: admin.client,
  expired: expired.client,
  'expired admin': createTestClient(server.origin, expiredToken),
  "admin's token as cookie": withCookie(await newAdminToken()),
  "customer's token as bearer": createTestClient(server.origin, tokenOf(owner.client.cookie)),
}
type Caller = keyof typeof callers

/**
 * What a caller meets at a route of each policy, when everything else about the call is wrong: `in` is past the door,
 * whatever is found there.
 */
type Door = 'in' | 401 | 403
const expected: Record<Policy, Partial<Record<Caller, Door>> & { others: Door }> = {
  public: { others: 'in' },
  customer: { owner: 'in', other: 'in', others: 401 },
  owner: { owner: 'in', other: 403, others: 401 },
  admin: { admin: 'in', others: 401 },
  provider: { others: 401 },
}
const doorOf = ({ policy }: Route, caller: Caller) => expected[policy][caller] ?? expected[policy].others

/** A body that names its owner, for the routes that look for one in it; it says nothing to the others. */
function bodyOf(route: Route): object | undefined {
  if (!route.body) return undefined
  return route.policy === 'owner' ? (validBody(route, owner.user.id) ?? {}) : {}
}

function call(route: Route, caller: Caller) {
  const path = route.path.replace(':provider', 'momo').replace(':userId', owner.user.id).replace(/:\w+/, 'nothing')
  return callers[caller].call(route.method, path, bodyOf(route))
}

describe.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  // Who may sign out would be gone for the rest.
  const isTried = (caller: Caller) => !(route.path.endsWith('/logout') && doorOf(route, caller) === 'in')

  test.each((Object.keys(callers) as Caller[]).filter(isTried))('as %s', async (caller) => {
    const { status } = await call(route, caller)
    const door = doorOf(route, caller)
    if (door !== 'in') expect(status).toBe(door)
    else expect([401, 403, 500]).not.toContain(status)
  })
})

test('the registry holds every call of the contract', () => {
  expect(server.routes.map(({ method, path, policy }) => `${method} ${path} ${policy}`).sort()).toMatchInlineSnapshot(`
    [
      "GET /api/account/summary/:userId owner",
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
      "POST /api/admin/jobs/:jobId/dismiss admin",
      "POST /api/admin/jobs/:jobId/retry admin",
      "POST /api/admin/logout admin",
      "POST /api/admin/parked-payments/:paymentId/resolve admin",
      "POST /api/auth/login public",
      "POST /api/auth/logout customer",
      "POST /api/auth/register public",
      "POST /api/payments/webhooks/:provider provider",
      "POST /api/vps/order owner",
      "POST /api/wallet/deposit owner",
      "POST /api/wallet/transactions/:transactionId/cancel customer",
    ]
  `)
})
