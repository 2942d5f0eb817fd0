import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import { COLLECT_DEPOSIT } from '#server/features/wallet/wallet-service.ts'
import type { Route } from '#server/platform/http/route.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { snapshotOf } from './database-snapshot-test-tools.ts'
import { validBody } from './valid-bodies-test-tools.ts'

/** What happens to a session between the authentication of its request and the change. */
let meanwhile: (() => Promise<void>) | null = null
const server = await startTestServer({
  async onAuthenticated() {
    const run = meanwhile
    meanwhile = null
    await run?.()
  },
})
const { queries } = server.database
const { user: adminUser, password: adminPassword } = await server.admin()
await queries('promotions').insert({
  ...{ id: 'trial', kind: 'trial', days: 7, first_order_only: 0, is_active: 1, version: 1, redemptions: 0, given: 0 },
  ...{ title: '{"vi":"x","en":"x","zh":"x"}', description: '{"vi":"x","en":"x","zh":"x"}', created_at: 0 },
})
const order = {
  ...{ planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 },
  name: 'held back',
}

/** A separate session of the admin, which a test may end. */
async function adminSession() {
  const { body } = await server.visitor().post('/api/admin/auth', { email: adminUser.email, password: adminPassword })
  const token: string = body.token
  return { client: createTestClient(server.origin, token), token, sessionId: token.split('.')[0] ?? '' }
}
const sessionIdOf = ({ cookie }: TestClient) => cookie.replace('session=', '').split('.')[0] ?? ''

let made = 0

/** A customer, and existing rows that the routes are allowed to change. */
async function subjects(route: Route) {
  // The price that an earlier test has set would not be the one that is ordered at.
  await queries('plan_prices').where({ plan_id: 1, amount: 50_000 }).delete()
  const owner = await server.customer({ balance: 500_000 })
  const { client, user } = owner
  const { body: ordered } = await client.post('/api/vps/order', order)
  await server.runJobs()
  server.clock.advance(60_000)
  await server.runJobs()
  const { body: deposit } = await client.post('/api/wallet/deposit', {
    amount: '50000',
    paymentMethod: 'bank_transfer',
  })
  made += 1
  const jobId = `dead-${made}`
  const old = server.clock.now()
  const job = {
    id: jobId,
    // A job can be dismissed when its subject is gone, and retried while its deposit is pending.
    ...(route.path.endsWith('/dismiss')
      ? { kind: PROVISION, subject_id: user.id }
      : { kind: COLLECT_DEPOSIT, subject_id: deposit.transaction.id }),
    state: 'dead',
    run_at: 0,
    attempts: 8,
    created_at: old,
  }
  await queries('jobs').insert(job)
  const paymentId = `parked-${made}`
  await queries('parked_payments').insert({
    ...{ id: paymentId, provider: 'momo', event_id: `of-${user.id}`, transaction_id: 'unknown', amount: 1 },
    ...{ reason: 'unknown_transaction', received_at: old },
  })
  const enquiryId = `enquiry-${made}`
  await queries('enquiries').insert({
    ...{ id: enquiryId, number: made, topic: 'other', name: 'x', email: 'x@sen.test', subject: 'x', body: 'x' },
    // Not the status that the route sets.
    ...{ language: 'vi', status: 'closed', created_at: old },
  })
  const ticketId = `ticket-${made}`
  await queries('tickets').insert({
    // Not the status that the route sets.
    ...{ id: ticketId, user_id: user.id, subject: 'x', category: 'x', priority: 'low', status: 'closed' },
    created_at: old,
  })
  const incidentId = `incident-${made}`
  await queries('incidents').insert({
    ...{
      id: incidentId,
      kind: 'incident',
      state: 'investigating',
      components: 'site',
      starts_at: old,
      created_at: old,
    },
    title: '{"vi":"x","en":"x","zh":"x"}',
  })
  const transactionId: string = deposit.transaction.id
  const own = { userId: user.id, vpsId: ordered.vps.id, transactionId }
  const priceId = `price-${made}`
  await queries('plan_prices').insert({
    ...{ id: priceId, plan_id: 6, billing_period: 'monthly', amount: 1, valid_from: old + made * 1_000_000_000 },
    created_at: old,
  })
  const promotionId = `promotion-${made}`
  const noText = JSON.stringify({ vi: 'x', en: 'x', zh: 'x' })
  await queries('promotions').insert({
    ...{ id: promotionId, kind: 'percent', title: noText, description: noText, percent: 10, first_order_only: 0 },
    ...{ is_active: 0, version: 1, redemptions: 0, given: 0, created_at: old },
  })
  for (const table of catalogTables) await queries(table).update({ version: 1 })
  const ids: Record<string, string> = {
    ...own,
    ...entries,
    jobId,
    paymentId,
    enquiryId,
    ticketId,
    incidentId,
    priceId,
    promotionId,
  }
  if (route.path.includes('/trial/')) ids.vpsId = await newTrial(owner)
  if (route.path.endsWith('/phone/confirm'))
    await client.post('/api/account/phone/start', { phone: `09${String(made).padStart(8, '0')}` })
  return { owner, ids }
}

/** Tables whose entries are changed with the version that was read, and entries that no order here needs. */
const catalogTables = ['series', 'plans', 'images', 'locations', 'categories', 'products']
const entries = {
  ...{ seriesId: 'cloud-vps', planId: '6', imageId: 'debian', locationId: '4', categoryId: 'gpu' },
  productId: 'vps-basic',
}

/** Orders a trial, and returns the id of its instance. */
async function newTrial({ client, user }: TestUser): Promise<string> {
  await queries('users').where({ id: user.id }).update({ is_email_verified: 1 })
  const { body } = await client.post('/api/vps/order', { ...order, trial: true, totalCost: 0 })
  await server.runJobs()
  server.clock.advance(60_000)
  await server.runJobs()
  return body.vps.id
}

/** The body of a request; a new entry of the catalogue has an id that no other one has. */
function bodyOf(route: Route, userId: string) {
  const body = validBody(route, userId) ?? undefined
  return body && 'id' in body ? { ...body, id: `entry-${made}` } : body
}

/** Locks or unlocks a user. */
async function setActive(userId: string, isActive: boolean): Promise<void> {
  const { client } = await server.admin()
  expect((await client.patch(`/api/admin/users/${userId}/status`, { isActive })).status).toBe(200)
}

/** Every way in which a session ends, with the code of the refusal of its request. */
const ends = {
  'its user was locked': {
    code: 'session_locked',
    end: async (_sessionId: string, userId: string) => {
      await setActive(userId, false)
    },
  },
  'it was signed out': {
    code: 'not_signed_in',
    end: async (sessionId: string) => {
      await queries('sessions').where({ id: sessionId }).delete()
    },
  },
  'it had expired': {
    code: 'not_signed_in',
    end: async (sessionId: string) => {
      await queries('sessions').where({ id: sessionId }).update({ expires_at: server.clock.now() })
    },
  },
} as const

const isSignedIn = ({ policy }: Route) => policy === 'customer' || policy === 'owner' || policy === 'admin'
const changes = server.routes
  // A sign-out itself ends the session; a quote says what something would cost, and changes nothing.
  .filter((route) => route.method !== 'GET' && isSignedIn(route) && !/\/(logout|quote)$/.test(route.path))
  .flatMap((route) =>
    Object.entries(ends).map(([how, end]) => [`${route.method} ${route.path}`, how, route, end] as const),
  )

test.each(changes)(
  '%s changes nothing for a session that ended after authentication: %s',
  async (_, how, route, end) => {
    const { owner, ids } = await subjects(route)
    const isAdmins = route.policy === 'admin'
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
    const caller = isAdmins ? await adminSession() : { client: owner.client, sessionId: sessionIdOf(owner.client) }
    const userId = isAdmins ? adminUser.id : owner.user.id
    const body = bodyOf(route, userId)
    // The only admin cannot be locked through the API, so the row is changed as a lock would.
    const endIt = async () => {
      if (isAdmins && end.code === 'session_locked')
        await queries('sessions').where({ id: caller.sessionId }).update({ locked_at: 1 })
      else await end.end(caller.sessionId, userId)
    }
    let before = {}
    meanwhile = async () => {
      await endIt()
      before = await snapshotOf(server.database)
    }
    const { status, body: problem } = await caller.client.call(route.method, path, body, {
      'idempotency-key': `key-${made}`,
    })
    expect([how, status, problem.code]).toEqual([how, 401, end.code])
    expect(await snapshotOf(server.database)).toEqual(before)
    expect(await queries('audit_log').where({ request_id: problem.requestId }).whereNot({ action: 'refused' })).toEqual(
      [],
    )

    // With a valid session the same request succeeds, so the session was the only reason for the refusal.
    if (!isAdmins) await setActive(owner.user.id, true)
    const again = isAdmins ? (await adminSession()).client : server.visitor()
    if (!isAdmins) await again.post('/api/auth/login', { email: owner.user.email, password: owner.password })
    const { status: statusAgain } = await again.call(route.method, path, body, { 'idempotency-key': `key-${made}` })
    expect([200, 201, 204]).toContain(statusAgain)
  },
)

/** Sends the headers of a request; the returned function sends its body and resolves with the status. */
async function sendInTwo(method: string, path: string, headers: Record<string, string>, body: object) {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  const text = JSON.stringify(body)
  const head = { host: `${hostname}:${port}`, 'content-type': 'application/json', connection: 'close', ...headers }
  const lines = Object.entries({ ...head, 'content-length': String(text.length) }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  let isAuthenticated = false
  meanwhile = async () => {
    isAuthenticated = true
  }
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text.slice(0, 10)}`)
  await expect.poll(() => isAuthenticated).toBe(true)
  return async () => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.write(text.slice(10))
    await once(socket, 'close')
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(chunks).toString()) ?? []
    return Number(status)
  }
}

test('an order whose body arrives after its customer was locked is refused, also when it is a repeated one', async () => {
  const { client, user } = await server.customer({ balance: 500_000 })
  const headers = { cookie: client.cookie, 'idempotency-key': 'made-before' }
  const body = { ...order, userId: user.id }
  expect((await client.post('/api/vps/order', body, headers)).status).toBe(201)
  const finish = await sendInTwo('POST', '/api/vps/order', { ...headers, 'idempotency-key': 'new' }, body)
  const repeat = await sendInTwo('POST', '/api/vps/order', headers, body)
  await setActive(user.id, false)
  expect([await finish(), await repeat()]).toEqual([401, 401])
  expect(await queries('accounts').where({ id: user.id }).first('balance')).toMatchObject({ balance: 451_000 })
  expect(await queries('instances').where({ user_id: user.id })).toHaveLength(1)
})

test("a balance edit whose body arrives after its admin's sign-out is refused", async () => {
  const { user } = await server.customer({ balance: 500_000 })
  const { client, token } = await adminSession()
  const path = `/api/admin/users/${user.id}/balance`
  const finish = await sendInTwo('PATCH', path, { authorization: `Bearer ${token}` }, { balance: '777777777' })
  expect((await client.post('/api/admin/logout')).status).toBe(204)
  expect(await finish()).toBe(401)
  expect(await queries('accounts').where({ id: user.id }).first('balance')).toMatchObject({ balance: 500_000 })
})

test('when two admins lock each other concurrently, one is locked and the other call is refused', async () => {
  const { user, password } = await server.customer({ balance: 500_000 })
  await queries('users').where({ id: user.id }).update({ role: 'admin' })
  const { body } = await server.visitor().post('/api/admin/auth', { email: user.email, password })
  const other: TestClient = createTestClient(server.origin, body.token)
  const { client: first } = await adminSession()
  const lock = (client: TestClient, userId: string) =>
    client.patch(`/api/admin/users/${userId}/status`, { isActive: false })
  const responses = await Promise.all([lock(first, user.id), lock(other, adminUser.id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(await queries('users').where({ role: 'admin', is_active: 1 })).toHaveLength(1)
})
