import { expect, test } from 'vitest'
import { type ApiScope, apiScopes } from '#contracts/rules/api-scopes.ts'
import type { Policy, Route } from '#server/platform/http/route.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const DAY = 24 * 60 * 60_000

/** The token of a new admin session. */
async function newAdminToken(): Promise<string> {
  const { user, password } = await server.admin()
  return (await server.visitor().post('/api/admin/auth', { email: user.email, password })).body.token
}
const tokenOf = (cookie: string) => cookie.replace('session=', '')

/** The text of a new API token of a customer. */
async function newApiToken({ client }: TestUser, scopes: readonly ApiScope[]): Promise<{ id: string; secret: string }> {
  const { body } = await client.post('/api/account/tokens', { name: 'CI', scopes })
  return { id: body.token.id, secret: body.secret }
}

const expired = await server.customer()
const { secret: expiredApiToken } = await newApiToken(expired, apiScopes)
const expiredToken = await newAdminToken()
server.clock.advance(90 * DAY)

const owner = await server.customer()
const other = await server.customer()
const admin = await server.admin()
const locked = await server.customer()
await admin.client.patch(`/api/admin/users/${locked.user.id}/status`, { isActive: false })

const { secret: apiToken } = await newApiToken(owner, apiScopes)
const revoked = await newApiToken(owner, apiScopes)
await owner.client.call('DELETE', `/api/account/tokens/${revoked.id}`)
/** Clients with tokens of the owner that have every scope but one. */
const withoutScope = new Map<ApiScope | undefined, TestClient>()
for (const scope of apiScopes) {
  const others = apiScopes.filter((other) => other !== scope)
  withoutScope.set(scope, createTestClient(server.origin, (await newApiToken(owner, others)).secret))
}

const demo = server.visitor()
await demo.post('/api/auth/demo')

const withCookie = (token: string) => Object.assign(server.visitor(), { cookie: `session=${token}` })

/**
 * The callers: a visitor, one who looks at the demo, the customer whose records are requested, another customer, a locked one, an admin, callers with expired
 * sessions, callers who send a valid token in the wrong place, and programs with API tokens of the customer whose records are requested: one with every scope,
 * one without that of the route, and one whose token was valid.
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
  'token with the scope': createTestClient(server.origin, apiToken),
  'token without the scope': createTestClient(server.origin, apiToken),
  'expired token': createTestClient(server.origin, expiredApiToken),
  'revoked token': createTestClient(server.origin, revoked.secret),
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
/** An API token may call what has a scope, if it has that one. */
const decisionForToken = ({ scope }: Route, caller: Caller) =>
  scope && caller === 'token with the scope' ? 'allowed' : 403
const decisionFor = (route: Route, caller: Caller) => {
  const { [caller]: own, others } = expected[route.policy]
  // VNPay reads in the body that its signature is wrong.
  if (route.path.endsWith('/webhooks/vnpay')) return 'allowed'
  if (route.isForAdmins && caller === 'admin') return 'allowed'
  const isCustomers = route.policy === 'customer' || route.policy === 'owner'
  if (isCustomers && /^token with/.test(caller)) return decisionForToken(route, caller)
  return caller === 'demo' && isCustomers ? decisionForDemo(route) : (own ?? others)
}

/** A body with the owner's id, for routes that read the owner from the body; else an empty one. */
function bodyOf(route: Route): object | undefined {
  if (!route.body) return undefined
  return route.policy === 'owner' ? (validBody(route, owner.user.id) ?? {}) : {}
}

async function call(route: Route, caller: Caller) {
  const path = route.path.replace(':userId', owner.user.id).replace(/:\w+/, 'nothing')
  const client = (caller === 'token without the scope' && withoutScope.get(route.scope)) || callers[caller]
  const { cookie } = client
  const response = await client.call(route.method, path, bodyOf(route))
  // A caller who starts the demo would be one who looks at it in the other tests.
  client.cookie = cookie
  return response
}

test.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s lets in whom its policy names, and nobody else',
  async (_, route) => {
    // A caller who signs out would have no session for the other routes.
    const isTested = (caller: Caller) => !(route.path.endsWith('/logout') && decisionFor(route, caller) === 'allowed')
    for (const caller of (Object.keys(callers) as Caller[]).filter(isTested)) {
      const { status } = await call(route, caller)
      const decision = decisionFor(route, caller)
      const refused = status === 401 || status === 403 || status === 500 ? status : 'allowed'
      expect([caller, decision === 'allowed' ? refused : status]).toEqual([caller, decision])
    }
  },
)

test('the server has exactly these routes', () => {
  expect(
    server.routes
      .map(
        ({ method, path, policy, scope, isForAdmins }) =>
          `${method} ${path} ${policy}${scope ? ` ${scope}` : ''}${isForAdmins ? ' and admins' : ''}`,
      )
      .sort(),
  ).toMatchInlineSnapshot(`
    [
      "DELETE /api/account/email customer",
      "DELETE /api/account/passkeys/:passkeyId customer",
      "DELETE /api/account/sessions customer",
      "DELETE /api/account/sessions/:sessionId customer",
      "DELETE /api/account/ssh-keys/:keyId customer",
      "DELETE /api/account/tokens/:tokenId customer",
      "DELETE /api/account/webhooks/:webhookId customer",
      "DELETE /api/admin/reply-templates/:templateId admin",
      "DELETE /api/admin/tickets/:ticketId/attachments/:attachmentId admin",
      "DELETE /api/support/tickets/item/:ticketId/attachments/:attachmentId customer support:write",
      "GET /api/account customer",
      "GET /api/account/close customer",
      "GET /api/account/export customer",
      "GET /api/account/history customer",
      "GET /api/account/notices customer",
      "GET /api/account/overview/:userId owner",
      "GET /api/account/passkeys customer",
      "GET /api/account/referral customer",
      "GET /api/account/sessions customer",
      "GET /api/account/sign-ins customer",
      "GET /api/account/ssh-keys customer",
      "GET /api/account/summary/:userId owner",
      "GET /api/account/tokens customer",
      "GET /api/account/webhooks customer",
      "GET /api/account/webhooks/:webhookId/deliveries customer",
      "GET /api/admin/bank-transfers admin",
      "GET /api/admin/catalog/categories admin",
      "GET /api/admin/catalog/images admin",
      "GET /api/admin/catalog/locations admin",
      "GET /api/admin/catalog/plans admin",
      "GET /api/admin/catalog/prices admin",
      "GET /api/admin/catalog/products admin",
      "GET /api/admin/catalog/promotions admin",
      "GET /api/admin/catalog/series admin",
      "GET /api/admin/enquiries admin",
      "GET /api/admin/forecast admin",
      "GET /api/admin/incidents admin",
      "GET /api/admin/jobs admin",
      "GET /api/admin/machine-actions admin",
      "GET /api/admin/machine-differences admin",
      "GET /api/admin/mails admin",
      "GET /api/admin/mails/:mailId/text admin",
      "GET /api/admin/nodes admin",
      "GET /api/admin/parked-payments admin",
      "GET /api/admin/payment-providers admin",
      "GET /api/admin/pools admin",
      "GET /api/admin/pools/:poolId/addresses admin",
      "GET /api/admin/reconciliation admin",
      "GET /api/admin/renewals admin",
      "GET /api/admin/reply-templates admin",
      "GET /api/admin/stats admin",
      "GET /api/admin/support/agents admin",
      "GET /api/admin/tickets admin",
      "GET /api/admin/tickets/:ticketId admin",
      "GET /api/admin/tickets/:ticketId/attachments/:attachmentId admin",
      "GET /api/admin/transactions admin",
      "GET /api/admin/trends admin",
      "GET /api/admin/users admin",
      "GET /api/admin/vps admin",
      "GET /api/admin/withdrawals admin",
      "GET /api/auth/me customer",
      "GET /api/catalog public",
      "GET /api/docs public",
      "GET /api/events customer vps:read and admins",
      "GET /api/health public",
      "GET /api/mail/unsubscribe public",
      "GET /api/offers public",
      "GET /api/openapi.json public",
      "GET /api/payments/webhooks/vnpay provider",
      "GET /api/products public",
      "GET /api/products/category/:category public",
      "GET /api/ready public",
      "GET /api/status public",
      "GET /api/support/presence public",
      "GET /api/support/tickets/:userId owner support:read",
      "GET /api/support/tickets/item/:ticketId customer support:read",
      "GET /api/support/tickets/item/:ticketId/attachments/:attachmentId customer support:read",
      "GET /api/vps/:vpsId customer vps:read",
      "GET /api/vps/:vpsId/actions customer vps:read",
      "GET /api/vps/:vpsId/history customer",
      "GET /api/vps/:vpsId/metrics customer vps:read",
      "GET /api/vps/:vpsId/refund customer",
      "GET /api/vps/catalog public",
      "GET /api/vps/orders/waiting customer",
      "GET /api/vps/orders/waiting/:orderId customer",
      "GET /api/vps/user/:userId owner vps:read",
      "GET /api/wallet/balance/:userId owner wallet:read",
      "GET /api/wallet/forecast customer wallet:read",
      "GET /api/wallet/history customer wallet:read",
      "GET /api/wallet/payments/:paymentId customer",
      "GET /api/wallet/payments/:paymentId/page customer",
      "GET /api/wallet/transactions.csv customer wallet:read",
      "GET /api/wallet/transactions/:userId owner wallet:read",
      "GET /api/wallet/withdrawals customer",
      "GET /api/wallet/withdrawals/:withdrawalId customer",
      "PATCH /api/account customer",
      "PATCH /api/account/passkeys/:passkeyId customer",
      "PATCH /api/account/webhooks/:webhookId customer",
      "PATCH /api/admin/catalog/categories/:categoryId admin",
      "PATCH /api/admin/catalog/images/:imageId admin",
      "PATCH /api/admin/catalog/locations/:locationId admin",
      "PATCH /api/admin/catalog/plans/:planId admin",
      "PATCH /api/admin/catalog/prices/:priceId admin",
      "PATCH /api/admin/catalog/products/:productId admin",
      "PATCH /api/admin/catalog/promotions/:promotionId admin",
      "PATCH /api/admin/catalog/series/:seriesId admin",
      "PATCH /api/admin/enquiries/:enquiryId/status admin",
      "PATCH /api/admin/nodes/:nodeId admin",
      "PATCH /api/admin/pools/:poolId admin",
      "PATCH /api/admin/reply-templates/:templateId admin",
      "PATCH /api/admin/tickets/:ticketId admin",
      "PATCH /api/admin/tickets/:ticketId/status admin",
      "PATCH /api/admin/transactions/:transactionId/status admin",
      "PATCH /api/admin/users/:userId/balance admin",
      "PATCH /api/admin/users/:userId/status admin",
      "PATCH /api/admin/vps/:vpsId/status admin",
      "PATCH /api/support/tickets/item/:ticketId customer support:write",
      "PATCH /api/vps/:vpsId customer vps:write",
      "PATCH /api/vps/:vpsId/addresses/:address customer",
      "POST /api/account/close customer",
      "POST /api/account/email customer",
      "POST /api/account/notices/read customer",
      "POST /api/account/passkeys/confirm customer",
      "POST /api/account/passkeys/start customer",
      "POST /api/account/passkeys/step-up/confirm customer",
      "POST /api/account/passkeys/step-up/start customer",
      "POST /api/account/password customer",
      "POST /api/account/phone/confirm customer",
      "POST /api/account/phone/start customer",
      "POST /api/account/ssh-keys customer",
      "POST /api/account/step-up customer",
      "POST /api/account/tokens customer",
      "POST /api/account/totp/confirm customer",
      "POST /api/account/totp/disable customer",
      "POST /api/account/totp/recovery-codes customer",
      "POST /api/account/totp/start customer",
      "POST /api/account/webhook-deliveries/:deliveryId/replay customer",
      "POST /api/account/webhooks customer",
      "POST /api/account/webhooks/:webhookId/secret customer",
      "POST /api/account/webhooks/:webhookId/test customer",
      "POST /api/admin/auth public",
      "POST /api/admin/bank-transfers/:transferId/ignore admin",
      "POST /api/admin/bank-transfers/:transferId/match admin",
      "POST /api/admin/bank-transfers/:transferId/refund admin",
      "POST /api/admin/bank-transfers/:transferId/split admin",
      "POST /api/admin/catalog/categories admin",
      "POST /api/admin/catalog/images admin",
      "POST /api/admin/catalog/locations admin",
      "POST /api/admin/catalog/plans admin",
      "POST /api/admin/catalog/prices admin",
      "POST /api/admin/catalog/products admin",
      "POST /api/admin/catalog/promotions admin",
      "POST /api/admin/catalog/series admin",
      "POST /api/admin/incidents admin",
      "POST /api/admin/incidents/:incidentId/translations admin",
      "POST /api/admin/incidents/:incidentId/updates admin",
      "POST /api/admin/jobs/:jobId/dismiss admin",
      "POST /api/admin/jobs/:jobId/retry admin",
      "POST /api/admin/logout admin",
      "POST /api/admin/machine-actions/:actionId/adopt admin",
      "POST /api/admin/machine-actions/:actionId/retry admin",
      "POST /api/admin/machine-differences/run admin",
      "POST /api/admin/mails/:mailId/resend admin",
      "POST /api/admin/mails/test admin",
      "POST /api/admin/nodes admin",
      "POST /api/admin/nodes/look admin",
      "POST /api/admin/parked-payments/:paymentId/resolve admin",
      "POST /api/admin/parked-payments/:paymentId/take-back admin",
      "POST /api/admin/pools admin",
      "POST /api/admin/pools/:poolId/addresses/:address/block admin",
      "POST /api/admin/pools/:poolId/addresses/:address/unblock admin",
      "POST /api/admin/reconciliation/run admin",
      "POST /api/admin/reply-templates admin",
      "POST /api/admin/reply-templates/:templateId/fill admin",
      "POST /api/admin/tickets/:ticketId/attachments admin",
      "POST /api/admin/tickets/:ticketId/merge admin",
      "POST /api/admin/tickets/:ticketId/messages admin",
      "POST /api/admin/totp/confirm admin",
      "POST /api/admin/totp/start admin",
      "POST /api/admin/users/:userId/phones/release admin",
      "POST /api/admin/users/:userId/second-factor/reset admin",
      "POST /api/admin/vps/:vpsId/hold admin",
      "POST /api/admin/vps/:vpsId/resume admin",
      "POST /api/admin/vps/:vpsId/suspend admin",
      "POST /api/admin/vps/:vpsId/terminate admin",
      "POST /api/admin/withdrawals/:withdrawalId/approve admin",
      "POST /api/admin/withdrawals/:withdrawalId/begin admin",
      "POST /api/admin/withdrawals/:withdrawalId/paid admin",
      "POST /api/admin/withdrawals/:withdrawalId/reject admin",
      "POST /api/admin/withdrawals/:withdrawalId/stop admin",
      "POST /api/admin/withdrawals/:withdrawalId/take-over admin",
      "POST /api/auth/demo public",
      "POST /api/auth/forgot public",
      "POST /api/auth/login public",
      "POST /api/auth/logout customer",
      "POST /api/auth/passkeys/confirm public",
      "POST /api/auth/passkeys/start public",
      "POST /api/auth/register public",
      "POST /api/auth/resend-verification customer",
      "POST /api/auth/reset public",
      "POST /api/auth/stop-email-change public",
      "POST /api/auth/verify-email public",
      "POST /api/contact public",
      "POST /api/mail/bounces provider",
      "POST /api/mail/inbound provider",
      "POST /api/mail/unsubscribe public",
      "POST /api/payments/webhooks/casso provider",
      "POST /api/payments/webhooks/momo provider",
      "POST /api/payments/webhooks/payos provider",
      "POST /api/payments/webhooks/sepay provider",
      "POST /api/payments/webhooks/zalopay provider",
      "POST /api/support/tickets customer support:write",
      "POST /api/support/tickets/item/:ticketId/attachments customer support:write",
      "POST /api/support/tickets/item/:ticketId/messages customer support:write",
      "POST /api/vps/:vpsId/actions customer vps:write",
      "POST /api/vps/:vpsId/cancel customer vps:write",
      "POST /api/vps/:vpsId/console customer",
      "POST /api/vps/:vpsId/password customer",
      "POST /api/vps/:vpsId/refund customer",
      "POST /api/vps/:vpsId/renew customer vps:write",
      "POST /api/vps/:vpsId/resize/quote customer vps:read",
      "POST /api/vps/:vpsId/trial/pay customer",
      "POST /api/vps/:vpsId/trial/quote customer",
      "POST /api/vps/:vpsId/undo-cancel customer vps:write",
      "POST /api/vps/order owner vps:write",
      "POST /api/vps/orders/waiting customer",
      "POST /api/vps/orders/waiting/:orderId/cancel customer",
      "POST /api/vps/quote customer vps:read",
      "POST /api/wallet/deposit owner",
      "POST /api/wallet/payments/:paymentId/cancel customer",
      "POST /api/wallet/payments/:paymentId/check customer",
      "POST /api/wallet/payments/:paymentId/report customer",
      "POST /api/wallet/transactions/:transactionId/cancel customer",
      "POST /api/wallet/withdrawals customer",
      "POST /api/wallet/withdrawals/:withdrawalId/cancel customer",
    ]
  `)
})
