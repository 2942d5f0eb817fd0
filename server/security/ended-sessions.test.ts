import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { MACHINE_ACTION } from '#server/features/machines/action-requests.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import { pollKind } from '#server/features/wallet/wallet-service.ts'
import type { Route } from '#server/platform/http/route.ts'
import { insertOpenTransfer } from '#server/testing/bank-test-tools.ts'
import { createTestClient, type TestClient } from '#server/testing/client-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { finishActions } from '#server/testing/machine-test-tools.ts'
import {
  addPasskey,
  createTestPasskey,
  signInWithPasskey,
  startPasskey,
  type TestPasskey,
} from '#server/testing/passkey-test-tools.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { enrol, startSecondFactor } from '#server/testing/second-factor-test-tools.ts'
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
// Thousands of free addresses would be the larger part of each snapshot; machines are ordered at one location.
await queries('ip_addresses').whereNot({ pool_id: '00000000-0000-7000-8000-000000040001' }).delete()
const { user: adminUser, password: adminPassword } = await server.admin()
await queries('promotions').insert({
  id: 'trial',
  kind: 'trial',
  days: 7,
  first_order_only: 0,
  is_active: 1,
  version: 1,
  redemptions: 0,
  given: 0,
  title: '{"vi":"x","en":"x","zh":"x"}',
  description: '{"vi":"x","en":"x","zh":"x"}',
  created_at: 0,
})
const order = {
  planId: 1,
  locationId: 1,
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
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
  // The mails of earlier tests would be the larger part of each snapshot.
  await queries('mailbox').delete()
  // Nor would there be room for a machine on the nodes that were added.
  await queries('nodes').delete()
  const owner = await server.customer({ balance: 500_000 })
  if (route.path === '/api/account/close') return { owner: await server.customer(), ids: {} }
  const { client, user } = owner
  const vpsId = route.path.includes(':vpsId') ? await newMachine(owner) : ''
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
      : { kind: pollKind('momo'), subject_id: deposit.transaction.id }),
    state: 'dead',
    run_at: 0,
    attempts: 8,
    created_at: old,
  }
  await queries('jobs').insert(job)
  const parkedId = `parked-${made}`
  await queries('parked_payments').insert({
    id: parkedId,
    provider: 'momo',
    event_id: `of-${user.id}`,
    transaction_id: deposit.transaction.id,
    amount: 50_000,
    reason: 'reversed',
    received_at: old,
  })
  if (route.path.endsWith('/phones/release'))
    await queries('users').where({ id: user.id }).update({ is_phone_verified: 1 })
  if (route.path.endsWith('/take-back')) {
    const settled = `/api/admin/transactions/${deposit.transaction.id}/status`
    await (await server.admin()).client.patch(settled, { status: 'completed' })
  }
  // The back-office's payments are the parked ones.
  const paymentId: string = route.policy === 'admin' ? parkedId : deposit.payment.id
  const transferId = `transfer-${made}`
  await insertOpenTransfer(server.database, transferId, 50_000)
  const enquiryId = `enquiry-${made}`
  await queries('enquiries').insert({
    id: enquiryId,
    number: made,
    topic: 'other',
    name: 'x',
    email: 'x@sen.test',
    subject: 'x',
    body: 'x',
    // It is not the status that the route sets.
    language: 'vi',
    status: 'closed',
    created_at: old,
  })
  const ticketId = `ticket-${made}`
  await queries('tickets').insert({
    // It is not the status that the route sets.
    id: ticketId,
    user_id: user.id,
    subject: 'x',
    category: 'x',
    priority: 'low',
    status: 'closed',
    created_at: old,
    closed_at: old,
  })
  const incidentId = `incident-${made}`
  await queries('incidents').insert({
    id: incidentId,
    kind: 'incident',
    state: 'investigating',
    components: 'site',
    starts_at: old,
    created_at: old,
    // It lacks what a translation adds.
    title: '{"vi":"","en":"","zh":""}',
  })
  const orderId = `order-${made}`
  await queries('waiting_orders').insert({
    id: orderId,
    user_id: user.id,
    transaction_id: deposit.transaction.id,
    state: 'waiting',
    total: 49_000,
    request: JSON.stringify({ ...order, totalCost: undefined, code: null }),
    terms: '{"planName":"x"}',
    created_at: old,
    expires_at: old + 60_000,
  })
  if (route.path.endsWith('/orders/waiting')) {
    // Such an order is for a wallet that is short.
    const { client } = await server.admin()
    await client.patch(`/api/admin/users/${user.id}/balance`, { balance: '0' })
  }
  // The action that the tests have done is a start.
  if (route.path.endsWith('/actions')) await queries('machines').where({ id: vpsId }).update({ power: 'stopped' })
  const transactionId: string = deposit.transaction.id
  const own = { userId: user.id, vpsId, transactionId }
  const withdrawalId = route.path.includes('/withdrawals/') ? await newWithdrawal(owner, route) : ''
  const priceId = `price-${made}`
  await queries('plan_prices').insert({
    id: priceId,
    plan_id: 6,
    billing_period: 'monthly',
    amount: 1,
    valid_from: old + made * 1_000_000_000,
    created_at: old,
  })
  const promotionId = `promotion-${made}`
  const noText = JSON.stringify({ vi: 'x', en: 'x', zh: 'x' })
  await queries('promotions').insert({
    id: promotionId,
    kind: 'percent',
    title: noText,
    description: noText,
    percent: 10,
    first_order_only: 0,
    is_active: 0,
    version: 1,
    redemptions: 0,
    given: 0,
    created_at: old,
  })
  for (const table of catalogTables) await queries(table).update({ version: 1 })
  const ids: Record<string, string> = {
    ...own,
    ...(/\/(tokens|webhook)/.test(route.path) ? await forDevelopers(owner) : {}),
    ...entries,
    jobId,
    paymentId,
    orderId,
    transferId,
    enquiryId,
    ticketId,
    incidentId,
    priceId,
    promotionId,
    withdrawalId,
    mailId: route.path.includes('/mails/') ? await newMail() : '',
    keyId: route.path.includes('/ssh-keys/') ? await newKey(owner) : '',
    ...(await newInfrastructure(route, vpsId, user.id)),
    ...(await newSupport(route, user.id, ticketId)),
  }
  if (route.path.includes('/trial/')) ids.vpsId = await newTrial(owner)
  if (route.path.includes('/sessions/')) ids.sessionId = await otherSession(owner)
  codes = await secondFactorCodes(owner, route)
  passkey = null
  if (/passkeys\/(:|step-up)/.test(route.path)) {
    passkey = await addPasskey(server, owner)
    ids.passkeyId = passkey.id
  }
  if (route.path.endsWith('/phone/confirm'))
    await client.post('/api/account/phone/start', { phone: `09${String(made).padStart(8, '0')}` })
  return { owner, ids }
}

/** The passkey that the route is about. */
let passkey: (TestPasskey & { id: string }) | null = null

/** What a browser returns for a challenge, which is the session's; undefined for any other call. */
async function passkeyBody({ path }: Route, client: TestClient, password: string) {
  if (path.endsWith('/passkeys/confirm'))
    return { credential: createTestPasskey(server).make(await startPasskey({ client, password })) }
  if (!path.endsWith('/step-up/confirm')) return undefined
  const { body } = await client.post('/api/account/passkeys/step-up/start')
  return { credential: passkey?.sign(body.options) }
}

/** What proves the second factor of the route's caller, for the body and for signing in; each is right once. */
let codes: string[] = []

/** Prepares the second factor that a route is about, and returns codes of it. */
async function secondFactorCodes({ client }: TestUser, { path }: Route): Promise<string[]> {
  await queries('recovery_codes').where({ user_id: adminUser.id }).delete()
  await queries('second_factors').where({ user_id: adminUser.id }).delete()
  if (path === '/api/admin/totp/confirm') return [(await startSecondFactor(server, (await adminSession()).client)).code]
  if (path.endsWith('/totp/confirm')) return [(await startSecondFactor(server, client)).code]
  if (!/totp\/(disable|recovery-codes)$|step-up$|second-factor\/reset$/.test(path)) return []
  return (await enrol(server, client)).recoveryCodes
}

/** Another session of a customer. */
async function otherSession({ user, password }: TestUser): Promise<string> {
  const elsewhere = server.visitor()
  await elsewhere.post('/api/auth/login', { email: user.email, password })
  return sessionIdOf(elsewhere)
}

/** Inserts a mail that was sent, and returns its id. */
async function newMail(): Promise<string> {
  const id = `0198f000-0000-7000-8000-${String(made).padStart(12, '0')}`
  await queries('mails').insert({
    id,
    kind: 'test',
    subject_id: id,
    period: '',
    run_id: id,
    address: 'minh@sen.test',
    language: 'vi',
    name: '',
    facts: '{}',
    state: 'sent',
    attempts: 1,
    created_at: 0,
    started_at: 0,
  })
  return id
}

/** The ticket into which another one is merged. */
const mergedInto = () => `other-ticket-${made}`

/** Inserts a reply template, a second ticket of a customer, and a file of the route's caller that no message has named. */
async function newSupport({ policy }: Route, userId: string, ticketId: string) {
  const [templateId, attachmentId] = [`template-${made}`, `file-${made}`]
  // There may only be so many.
  await queries('reply_templates').delete()
  await queries('reply_templates').insert({ id: templateId, title: templateId, body: 'x', updated_at: 0 })
  await queries('tickets').insert({
    id: mergedInto(),
    user_id: userId,
    subject: 'x',
    category: 'x',
    priority: 'low',
    status: 'open',
    created_at: 0,
  })
  await queries('ticket_attachments').insert({
    id: attachmentId,
    ticket_id: ticketId,
    message_id: null,
    is_internal: 0,
    name: 'x.txt',
    type: 'text/plain',
    uploader_id: policy === 'admin' ? adminUser.id : userId,
    size: 1,
    sha256: 'x',
    created_at: 0,
  })
  return { templateId, attachmentId }
}

/** An API token of a customer, a webhook, and a message that was sent to it. */
async function forDevelopers({ client }: TestUser) {
  const { body: token } = await client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
  const { body } = await client.post('/api/account/webhooks', {
    url: 'https://hooks.sen.test/',
    events: ['vps.failed'],
  })
  const webhookId: string = body.webhook.id
  const { body: tested } = await client.post(`/api/account/webhooks/${webhookId}/test`)
  const deliveryId: string = tested.delivery.id
  await queries('customer_webhook_deliveries').where({ id: deliveryId }).update({ state: 'delivered' })
  return { tokenId: token.token.id as string, webhookId, deliveryId }
}

/** Tables whose entries are changed with the version that was read, and entries that no order here needs. */
const catalogTables = ['series', 'plans', 'images', 'locations', 'categories', 'products']
const entries = {
  seriesId: 'cloud-vps',
  planId: '6',
  imageId: 'debian',
  locationId: '4',
  categoryId: 'gpu',
  productId: 'vps-basic',
}

/** Inserts a node, a pool with an address of it, and an action that is stuck: none of them is in the state into which the route brings it. */
async function newInfrastructure({ path }: Route, vpsId: string, userId: string) {
  // There may only be so many pools.
  await queries('ip_addresses').where('pool_id', 'like', 'pool-%').delete()
  await queries('ip_pools').where('id', 'like', 'pool-%').delete()
  const [nodeId, poolId, actionId] = [`node-${made}`, `pool-${made}`, `action-${made}`]
  await queries('nodes').insert({
    id: nodeId,
    name: nodeId,
    location_id: 99,
    driver: 'sandbox',
    is_enabled: 0,
    cores: 2,
    ram_mb: 2,
    disk_gb: 2,
    cpu_overcommit: 2,
    placements: 0,
    created_at: 0,
  })
  await queries('ip_pools').insert({
    id: poolId,
    name: poolId,
    family: 4,
    cidr: `11.${made >> 8}.${made & 255}.0/28`,
    dns: '[]',
    location_id: 99,
    is_enabled: 0,
    next_subnet: 1,
    created_at: 0,
  })
  const address = `11.${made >> 8}.${made & 255}.1`
  const unused = path.endsWith('/unblock') ? 'blocked' : 'free'
  const isOfMachine = path.startsWith('/api/vps/')
  await queries('ip_addresses').insert({
    address,
    pool_id: poolId,
    address_key: `0b${made}`,
    is_primary: 0,
    vps_id: isOfMachine ? vpsId : null,
    state: isOfMachine ? 'assigned' : unused,
  })
  const createdAt = server.clock.now() - 3_600_000
  await queries('machine_actions').insert({
    id: actionId,
    vps_id: `of-${made}`,
    user_id: userId,
    actor: userId,
    made_by: 'admin',
    type: 'suspend',
    state: 'running',
    progress: 1,
    params: '{}',
    created_at: createdAt,
  })
  await queries('jobs').insert({
    id: `acting-${made}`,
    kind: MACHINE_ACTION,
    subject_id: actionId,
    state: 'dead',
    run_at: 0,
    attempts: 8,
    created_at: createdAt,
  })
  return { nodeId, poolId, address, actionId }
}

/** Requests a withdrawal and returns its id. It is not in the state into which the route brings it. */
async function newWithdrawal({ client }: TestUser, { path }: Route): Promise<string> {
  const { body } = await client.post('/api/wallet/withdrawals', {
    amount: '50000',
    bankBin: '970436',
    account: '0123456789',
    holder: 'NGUYEN VAN A',
  })
  const id: string = body.withdrawal.id
  if (!/\/(?:begin|take-over|stop|paid)$/.test(path)) return id
  const { client: office } = await adminSession()
  await office.post(`/api/admin/withdrawals/${id}/approve`)
  if (path.endsWith('/stop')) await office.post(`/api/admin/withdrawals/${id}/begin`)
  return id
}

/** Adds an SSH key and returns its id. */
async function newKey({ client }: TestUser): Promise<string> {
  const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC'
  return (await client.post('/api/account/ssh-keys', { publicKey })).body.key.id
}

/** Orders a machine, and returns the id of its instance. */
async function newMachine({ client }: TestUser): Promise<string> {
  const { body } = await client.post('/api/vps/order', order)
  await finishActions(server)
  return body.vps.id
}

/** Orders a trial, and returns the id of its instance. */
async function newTrial({ client, user }: TestUser): Promise<string> {
  await queries('users').where({ id: user.id }).update({ is_email_verified: 1 })
  const { body } = await client.post('/api/vps/order', { ...order, trial: true, totalCost: 0 })
  await finishActions(server)
  return body.vps.id
}

/** The body of a request about a customer; a new entry of the catalogue has an id that no other one has. */
function bodyOf(route: Route, customerId: string) {
  const body = validBody(route, customerId) ?? undefined
  // No two nodes have one name, and no two pools one network.
  if (route.path === '/api/admin/nodes') return { ...body, name: `new-${made}` }
  if (route.path === '/api/admin/pools') return { ...body, cidr: `10.${made >> 8}.${made & 255}.0/28` }
  // A ticket is rated while it is closed, so this opens it only.
  if (route.path === '/api/support/tickets/item/:ticketId') return { status: 'open' }
  if (route.path.endsWith('/merge')) return { intoId: mergedInto() }
  if (codes.length > 0 && body && 'code' in body) return { ...body, code: codes[0] }
  return body && 'id' in body ? { ...body, id: `entry-${made}` } : body
}

/** What of the body is about the customer's own records. */
async function ownBody({ path }: Route, { client, user }: TestUser): Promise<object | undefined> {
  if (path === '/api/account/close') return { confirm: user.email }
  if (path !== '/api/account/notices/read') return undefined
  const { body } = await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' })
  await reportPayment(server, { transactionId: body.transaction.id, amount: '50000' })
  return { until: (await client.get('/api/account/notices')).body.notices[0].id }
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

/** Routes that are tested with each of them; the others, which read the session in the same way, with one of them in turn. */
const movesMoney = ({ path }: Route) => /wallet|vps\/order|balance/.test(path)
const isSignedIn = ({ policy }: Route) => policy === 'customer' || policy === 'owner' || policy === 'admin'
const changes = server.routes
  // A sign-out itself ends the session; a quote says what something would cost, and a filled template how a reply would read.
  .filter((route) => route.method !== 'GET' && isSignedIn(route) && !/\/(logout|quote|fill)$/.test(route.path))
  .flatMap((route, index) =>
    Object.entries(ends)
      .filter((_, end) => isLongRun || movesMoney(route) || index % Object.keys(ends).length === end)
      .map(([how, end]) => [`${route.method} ${route.path}`, how, route, end] as const),
  )

test.each(changes)(
  '%s changes nothing for a session that ended after authentication: %s',
  async (_, how, route, end) => {
    const { owner, ids } = await subjects(route)
    const isAdmins = route.policy === 'admin'
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
    const caller = isAdmins ? await adminSession() : { client: owner.client, sessionId: sessionIdOf(owner.client) }
    const userId = isAdmins ? adminUser.id : owner.user.id
    const own = await ownBody(route, owner)
    const given = (await passkeyBody(route, owner.client, owner.password)) ?? bodyOf(route, owner.user.id)
    const body = own ? { ...given, ...own } : given
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
    if (passkey) await signInWithPasskey(again, passkey)
    else if (!isAdmins)
      await again.post('/api/auth/login', { email: owner.user.email, password: owner.password, code: codes[1] })
    const bodyOfAgain = (await passkeyBody(route, again, owner.password)) ?? body
    const { status: statusAgain, body: bodyAgain } = await again.call(route.method, path, bodyOfAgain, {
      'idempotency-key': `key-${made}`,
    })
    expect([200, 201, 202, 204], JSON.stringify(bodyAgain)).toContain(statusAgain)
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
