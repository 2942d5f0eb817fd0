import { describe, expect, test } from 'vitest'
import type { Route } from '#server/platform/http/route.ts'
import { insertOpenTransfer } from '#server/testing/bank-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { addPasskey } from '#server/testing/passkey-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { snapshotOf } from './database-snapshot-test-tools.ts'
import { validBody } from './valid-bodies-test-tools.ts'

const server = await startTestServer()
const owner = await server.customer({ balance: 1_000_000 })
const other = await server.customer({ balance: 1_000_000, firstName: 'Người', lastName: 'Khác' })
const admin = await server.admin()

const order = {
  planId: 1,
  locationId: 1,
  name: 'x',
  operatingSystem: 'ubuntu',
  billingPeriod: 'monthly',
  totalCost: 49_000,
}
for (const { client } of [owner, other]) await client.post('/api/vps/order', order)
const { body: ordered } = await other.client.post('/api/vps/order', order)
const { body: deposited } = await other.client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'crypto' })
const { body: requested } = await other.client.post('/api/wallet/deposit', {
  amount: '50000',
  paymentMethod: 'bank_transfer',
})
const { body: waiting } = await other.client.post('/api/vps/orders/waiting', {
  ...order,
  planId: 6,
  totalCost: undefined,
  paymentMethod: 'bank_transfer',
  quoteId: (await other.client.post('/api/vps/quote', { planId: 6, locationId: 1, billingPeriod: 'yearly' })).body
    .quoteId,
  billingPeriod: 'yearly',
})
const { body: withdrawn } = await other.client.post('/api/wallet/withdrawals', {
  amount: '50000',
  bankBin: '970436',
  account: '0123456789',
  holder: 'NGUYEN KHAC',
})
const { body: webhook } = await other.client.post('/api/account/webhooks', {
  url: 'https://hooks.sen.test/',
  events: ['vps.created'],
})
const { body: token } = await other.client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
const { body: tested } = await other.client.post(`/api/account/webhooks/${webhook.webhook.id}/test`)
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIC'
const { body: added } = await other.client.post('/api/account/ssh-keys', { publicKey })
const at = server.clock.now()
await server.database.queries('tickets').insert({
  id: '019a0000-0000-7000-8000-000000000001',
  user_id: other.user.id,
  created_at: at,
  subject: 'x',
  category: 'x',
  priority: 'low',
  status: 'open',
})
await server.database.queries('jobs').insert({
  id: '019a0000-0000-7000-8000-000000000002',
  kind: 'x',
  subject_id: 'x',
  state: 'dead',
  run_at: at,
  attempts: 9,
  last_error: 'x',
  created_at: at,
})
await server.database.queries('parked_payments').insert({
  id: '019a0000-0000-7000-8000-000000000003',
  provider: 'momo',
  event_id: 'x',
  transaction_id: 'x',
  amount: 1,
  reason: 'unknown_transaction',
  received_at: at,
})
// It has a number that no plan has.
await server.database.queries('locations').insert({
  id: 900,
  name: 'x',
  city: '{}',
  country: '{}',
  flag: 'vn',
  is_sold_out: 0,
  position: 900,
  is_offered: 0,
  version: 1,
})

await server.database.queries('enquiries').insert({
  id: '019a0000-0000-7000-8000-000000000004',
  number: 7,
  topic: 'other',
  name: 'x',
  email: 'x@sen.test',
  subject: 'x',
  body: 'x',
  language: 'vi',
  status: 'open',
  created_at: at,
})
await server.database.queries('promotions').insert({
  id: '019a0000-0000-7000-8000-000000000005',
  kind: 'referral',
  title: '{}',
  description: '{}',
  amount: 1,
  first_order_only: 0,
  is_active: 0,
  version: 2,
  redemptions: 0,
  given: 0,
  created_at: at,
})

await server.database.queries('incidents').insert({
  id: '019a0000-0000-7000-8000-000000000006',
  kind: 'incident',
  state: 'investigating',
  components: 'site',
  title: '{"vi":"x","en":"x","zh":"x"}',
  starts_at: at,
  created_at: at,
})

await server.database.queries('nodes').insert({
  id: '019a0000-0000-7000-8000-000000000008',
  name: 'node',
  location_id: 1,
  driver: 'sandbox',
  is_enabled: 1,
  cores: 1,
  ram_mb: 1,
  disk_gb: 1,
  cpu_overcommit: 1,
  placements: 0,
  created_at: at,
})

await server.database.queries('machine_actions').insert({
  id: '019a0000-0000-7000-8000-000000000009',
  vps_id: ordered.vps.id,
  user_id: other.user.id,
  actor: 'system',
  made_by: 'system',
  type: 'suspend',
  state: 'failed',
  progress: 0,
  params: '{}',
  created_at: at,
  ended_at: at,
})

await server.database.queries('mails').insert({
  id: '019a0000-0000-7000-8000-000000000010',
  kind: 'test',
  subject_id: 'x',
  period: '',
  run_id: 'x',
  name: '',
  user_id: other.user.id,
  address: other.user.email,
  language: 'vi',
  facts: '{}',
  state: 'sent',
  attempts: 1,
  created_at: at,
  started_at: at,
})

await insertOpenTransfer(server.database, '019a0000-0000-7000-8000-000000000007', 50_000)

const passkey = await addPasskey(server, other)

/** Ids by the names of path parameters: of a record of each kind, none of them the owner's, and ids without a record. */
const records: Record<string, string> = {
  userId: other.user.id,
  vpsId: ordered.vps.id,
  transactionId: deposited.transaction.id,
  ticketId: '019a0000-0000-7000-8000-000000000001',
  jobId: '019a0000-0000-7000-8000-000000000002',
  promotionId: '019a0000-0000-7000-8000-000000000005',
  paymentId: '019a0000-0000-7000-8000-000000000003',
  transferId: '019a0000-0000-7000-8000-000000000007',
  /** What a customer was asked to pay; `paymentId` of the back-office is a parked payment. */
  ownPaymentId: requested.payment.id,
  orderId: waiting.order.id,
  keyId: added.key.id,
  withdrawalId: withdrawn.withdrawal.id,
  webhookId: webhook.webhook.id,
  deliveryId: tested.delivery.id,
  tokenId: token.token.id,
  passkeyId: passkey.id,
  incidentId: '019a0000-0000-7000-8000-000000000006',
  nodeId: '019a0000-0000-7000-8000-000000000008',
  poolId: '00000000-0000-7000-8000-000000040001',
  actionId: '019a0000-0000-7000-8000-000000000009',
  enquiryId: '019a0000-0000-7000-8000-000000000004',
  mailId: '019a0000-0000-7000-8000-000000000010',
  templateId: '019a0000-0000-7000-8000-000000000019',
  attachmentId: '019a0000-0000-7000-8000-000000000020',
  seriesId: 'cloud-vps',
  planId: '6',
  priceId: '00000000-0000-7000-8000-000000000002',
  imageId: 'ubuntu',
  locationId: '900',
  categoryId: 'gpu',
  productId: 'vps-basic',
  sessionId: other.client.cookie.replace('session=', '').split('.')[0] ?? '',
  unknown: '019a0000-0000-7000-8000-00000000ffff',
  adminId: admin.user.id,
  shortest: '0',
  wallet: 'cash:momo',
}
/** Other customers' ids, which no response to the owner may contain. */
const foreign = [
  ...['userId', 'vpsId', 'transactionId', 'ownPaymentId', 'orderId', 'ticketId', 'withdrawalId', 'sessionId', 'keyId'],
  ...['webhookId', 'deliveryId', 'tokenId', 'passkeyId'],
].map((kind) => records[kind] ?? '')

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const idOf = ({ path }: Route) => /:(\w+Id)\b/.exec(path)?.[1]
const named = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const)

const owners = server.routes.filter(({ policy }) => policy === 'owner')
const customers = server.routes.filter((route) => route.policy === 'customer' && idOf(route))
const admins = server.routes.filter((route) => route.policy === 'admin' && idOf(route))

describe.each(named(owners))("%s, a customer's own", (_, route) => {
  test('refuses every id except their own with the same 403, and changes nothing', async () => {
    const before = await snapshotOf(server.database)
    for (const id of Object.values(records)) {
      const path = route.path.replace(/:userId/, id)
      const { status, body } = await owner.client.call(route.method, path, validBody(route, id) ?? undefined)
      expect([id, status, body.code]).toEqual([id, 403, 'not_yours'])
    }
    expect(await snapshotOf(server.database)).toEqual(before)
  })

  test('reads the user from the session only, and ignores ids in the query, headers and other cookies', async () => {
    if (route.method !== 'GET') return
    const path = route.path.replace(':userId', owner.user.id)
    const cursor = Buffer.from('ffffffff-ffff-7fff-bfff-ffffffffffff').toString('base64url')
    const query = `userId=${other.user.id}&user_id=${other.user.id}&id=${other.user.id}&cursor=${cursor}`
    const { status, body } = await owner.client.get(`${path}?${query}`, {
      'x-user-id': other.user.id,
      authorization: `Bearer ${other.user.id}`,
      cookie: `userId=${other.user.id}; authToken=${other.user.id}; ${owner.client.cookie}; session=${other.user.id}`,
    })
    const { body: plain } = await owner.client.get(path)
    expect(status).toBe(200)
    expect(body).toEqual(plain)
    for (const id of foreign) expect(JSON.stringify(body)).not.toContain(id)
  })
})

describe.each(named(customers))("%s, a customer's own record", (_, route) => {
  test('returns the same 404 for every id of another record, and changes nothing', async () => {
    const before = await snapshotOf(server.database)
    for (const [kind, id] of Object.entries(records)) {
      const path = route.path.replace(/:\w+/, id)
      const { status, body } = await owner.client.call(route.method, path, validBody(route, id) ?? undefined)
      expect([kind, status, body.code]).toEqual([kind, 404, 'not_found'])
    }
    expect(await snapshotOf(server.database)).toEqual(before)
  })
})

describe.each(named(admins))('%s, of the back-office', (_, route) => {
  test('returns 404 for an unknown id and for the id of another kind of record, and changes nothing', async () => {
    const before = await snapshotOf(server.database)
    const isOther = (kind: string) => kind !== idOf(route) && !(kind === 'adminId' && idOf(route) === 'userId')
    const kinds = isLongRun ? Object.keys(records) : ['unknown', 'shortest', 'userId', 'vpsId', 'seriesId']
    for (const kind of kinds.filter(isOther)) {
      const id = records[kind] ?? ''
      const path = route.path.replace(/:\w+/, id)
      const { status } = await admin.client.call(route.method, path, validBody(route, id) ?? undefined)
      expect([kind, status]).toEqual([kind, 404])
    }
    expect(await snapshotOf(server.database)).toEqual(before)
  })

  test("refuses the record's own customer, and changes nothing", async () => {
    const before = await snapshotOf(server.database)
    const path = route.path.replace(/:\w+/, records[idOf(route) ?? ''] ?? '')
    const { status } = await other.client.call(route.method, path, validBody(route, other.user.id) ?? undefined)
    expect(status).toBe(401)
    expect(await snapshotOf(server.database)).toEqual(before)
  })
})
