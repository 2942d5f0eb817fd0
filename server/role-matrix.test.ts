import { describe, expect, test } from 'vitest'
import type { Policy, Route } from '#server/platform/http/route.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const DAY = 24 * 60 * 60_000

/** The token of a new admin session. */
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

const demo = server.visitor()
await demo.post('/api/auth/demo')

const withCookie = (token: string) => Object.assign(server.visitor(), { cookie: `session=${token}` })

/**
 * The callers: a visitor, one who looks at the demo, the customer whose records are requested, another customer, a locked one, an admin, callers with expired
 * sessions, and callers who send a valid token in the wrong place.
 */
const callers = {
  visitor: server.visitor(),
  demo,
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
 * How each policy decides about a caller when the rest of the request is invalid: `allowed` means that the policy lets the request
 * through, whatever it fails with afterwards.
 */
type Decision = 'allowed' | 401 | 403
const expected: Record<Policy, Partial<Record<Caller, Decision>> & { others: Decision }> = {
  public: { others: 'allowed' },
  customer: { owner: 'allowed', other: 'allowed', others: 401 },
  owner: { owner: 'allowed', other: 403, others: 401 },
  admin: { admin: 'allowed', others: 401 },
  provider: { others: 401 },
}
/** The demo may read what a customer may read of their own, and change nothing. */
const decisionForDemo = ({ method, policy, isForDemo }: Route) =>
  policy === 'customer' && (method === 'GET' || isForDemo) ? 'allowed' : 403
const decisionFor = (route: Route, caller: Caller) => {
  const { [caller]: own, others } = expected[route.policy]
  const isCustomers = route.policy === 'customer' || route.policy === 'owner'
  return caller === 'demo' && isCustomers ? decisionForDemo(route) : (own ?? others)
}

/** A body with the owner's id, for routes that read the owner from the body; else an empty one. */
function bodyOf(route: Route): object | undefined {
  if (!route.body) return undefined
  return route.policy === 'owner' ? (validBody(route, owner.user.id) ?? {}) : {}
}

async function call(route: Route, caller: Caller) {
  const path = route.path.replace(':provider', 'momo').replace(':userId', owner.user.id).replace(/:\w+/, 'nothing')
  const client = callers[caller]
  const { cookie } = client
  const response = await client.call(route.method, path, bodyOf(route))
  // A caller who starts the demo would be one who looks at it in the other tests.
  client.cookie = cookie
  return response
}

describe.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  // A caller who signs out would have no session for the other tests.
  const isTested = (caller: Caller) => !(route.path.endsWith('/logout') && decisionFor(route, caller) === 'allowed')

  test.each((Object.keys(callers) as Caller[]).filter(isTested))('as %s', async (caller) => {
    const { status } = await call(route, caller)
    const decision = decisionFor(route, caller)
    if (decision !== 'allowed') expect(status).toBe(decision)
    else expect([401, 403, 500]).not.toContain(status)
  })
})

test('the server has exactly these routes', () => {
  expect(server.routes.map(({ method, path, policy }) => `${method} ${path} ${policy}`).sort()).toMatchInlineSnapshot(`
    [
      "GET /api/account/referral customer",
      "GET /api/account/summary/:userId owner",
      "GET /api/admin/catalog/categories admin",
      "GET /api/admin/catalog/images admin",
      "GET /api/admin/catalog/locations admin",
      "GET /api/admin/catalog/plans admin",
      "GET /api/admin/catalog/prices admin",
      "GET /api/admin/catalog/products admin",
      "GET /api/admin/catalog/promotions admin",
      "GET /api/admin/catalog/series admin",
      "GET /api/admin/enquiries admin",
      "GET /api/admin/incidents admin",
      "GET /api/admin/jobs admin",
      "GET /api/admin/parked-payments admin",
      "GET /api/admin/stats admin",
      "GET /api/admin/tickets admin",
      "GET /api/admin/tickets/:ticketId admin",
      "GET /api/admin/transactions admin",
      "GET /api/admin/users admin",
      "GET /api/admin/vps admin",
      "GET /api/auth/me customer",
      "GET /api/catalog public",
      "GET /api/docs public",
      "GET /api/health public",
      "GET /api/offers public",
      "GET /api/openapi.json public",
      "GET /api/products public",
      "GET /api/products/category/:category public",
      "GET /api/ready public",
      "GET /api/status public",
      "GET /api/support/tickets/:userId owner",
      "GET /api/support/tickets/item/:ticketId customer",
      "GET /api/vps/catalog public",
      "GET /api/vps/user/:userId owner",
      "GET /api/wallet/balance/:userId owner",
      "GET /api/wallet/forecast customer",
      "GET /api/wallet/history customer",
      "GET /api/wallet/transactions/:userId owner",
      "PATCH /api/account customer",
      "PATCH /api/admin/catalog/categories/:categoryId admin",
      "PATCH /api/admin/catalog/images/:imageId admin",
      "PATCH /api/admin/catalog/locations/:locationId admin",
      "PATCH /api/admin/catalog/plans/:planId admin",
      "PATCH /api/admin/catalog/prices/:priceId admin",
      "PATCH /api/admin/catalog/products/:productId admin",
      "PATCH /api/admin/catalog/promotions/:promotionId admin",
      "PATCH /api/admin/catalog/series/:seriesId admin",
      "PATCH /api/admin/enquiries/:enquiryId/status admin",
      "PATCH /api/admin/tickets/:ticketId/status admin",
      "PATCH /api/admin/transactions/:transactionId/status admin",
      "PATCH /api/admin/users/:userId/balance admin",
      "PATCH /api/admin/users/:userId/status admin",
      "PATCH /api/admin/vps/:vpsId/status admin",
      "POST /api/account/phone/confirm customer",
      "POST /api/account/phone/start customer",
      "POST /api/admin/auth public",
      "POST /api/admin/catalog/categories admin",
      "POST /api/admin/catalog/images admin",
      "POST /api/admin/catalog/locations admin",
      "POST /api/admin/catalog/plans admin",
      "POST /api/admin/catalog/prices admin",
      "POST /api/admin/catalog/products admin",
      "POST /api/admin/catalog/promotions admin",
      "POST /api/admin/catalog/series admin",
      "POST /api/admin/incidents admin",
      "POST /api/admin/incidents/:incidentId/updates admin",
      "POST /api/admin/jobs/:jobId/dismiss admin",
      "POST /api/admin/jobs/:jobId/retry admin",
      "POST /api/admin/logout admin",
      "POST /api/admin/parked-payments/:paymentId/resolve admin",
      "POST /api/admin/tickets/:ticketId/messages admin",
      "POST /api/auth/demo public",
      "POST /api/auth/login public",
      "POST /api/auth/logout customer",
      "POST /api/auth/register public",
      "POST /api/contact public",
      "POST /api/payments/webhooks/:provider provider",
      "POST /api/support/tickets customer",
      "POST /api/support/tickets/item/:ticketId/messages customer",
      "POST /api/vps/:vpsId/trial/pay customer",
      "POST /api/vps/:vpsId/trial/quote customer",
      "POST /api/vps/order owner",
      "POST /api/vps/quote customer",
      "POST /api/wallet/deposit owner",
      "POST /api/wallet/transactions/:transactionId/cancel customer",
    ]
  `)
})
