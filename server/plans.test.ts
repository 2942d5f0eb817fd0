import { beforeAll, describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER, sign } from '#server/features/payments/webhook-signature.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import { COLLECT_DEPOSIT } from '#server/features/wallet/wallet-service.ts'
import type { BulkRows } from '#server/platform/db/bulk-load.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import type { Route } from '#server/platform/http/route.ts'
import { validBody } from '#server/security/valid-bodies-test-tools.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { fillWithUsers } from '#server/testing/scale-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

/** Enough that the most common names have many users. */
const USERS = 6000

const { admin, customer } = demoAccounts

/** Rows of the server's own tables, which do not belong to customers. */
function* serverRows(): Generator<BulkRows> {
  const numbers = Array.from({ length: 1000 }, (_, number) => number)
  const old = server.clock.now() - 1000
  yield {
    table: 'sessions',
    columns: ['id', 'secret_hash', 'user_id', 'kind', 'created_at', 'last_seen_at', 'expires_at'],
    rows: numbers.map((number) => [
      `session-${number}`,
      `${number}`,
      `of-${number}`,
      'customer',
      old,
      old,
      old + number,
    ]),
  }
  yield {
    table: 'demo_sessions',
    columns: ['id', 'secret_hash', 'expires_at'],
    rows: numbers.map((number) => [`demo-${number}`, `${number}`, old + number]),
  }
  yield {
    table: 'jobs',
    columns: ['id', 'kind', 'subject_id', 'state', 'run_at', 'attempts', 'created_at'],
    rows: numbers.map((number) => {
      const [state, at] = number % 2 === 0 ? ['done', old] : ['dead', 0]
      return [`job-${String(number).padStart(4, '0')}`, 'of-a-test', `${number}`, state ?? '', at ?? 0, 1, old]
    }),
  }
  yield {
    table: 'idempotency_keys',
    columns: ['scope', 'key_hash', 'body_hash', 'answer', 'created_at'],
    rows: numbers.map((number) => [`of-${number}`, 'key', 'body', 'null', old]),
  }
  yield {
    table: 'webhook_events',
    columns: ['provider', 'event_id', 'transaction_id', 'amount', 'outcome', 'received_at'],
    rows: numbers.map((number) => ['momo', `event-${number}`, 'unknown', 1, 'credited', old]),
  }
  yield {
    table: 'parked_payments',
    columns: ['id', 'provider', 'event_id', 'transaction_id', 'amount', 'reason', 'received_at'],
    rows: numbers.map((number) => [
      `parked-${String(number).padStart(4, '0')}`,
      'momo',
      `parked-${number}`,
      'unknown',
      1,
      'unknown_transaction',
      old,
    ]),
  }
  yield {
    // The first one may be cancelled: it holds later.
    table: 'plan_prices',
    columns: ['id', 'plan_id', 'billing_period', 'amount', 'valid_from', 'created_at'],
    rows: numbers.map((number) => [
      `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      1 + (number % 6),
      'monthly',
      49_000,
      number === 1 ? server.clock.now() + 1000 : number,
      old,
    ]),
  }
  yield {
    table: 'incidents',
    columns: ['id', 'kind', 'state', 'title', 'components', 'starts_at', 'created_at'],
    rows: numbers.map((number) => [
      ...[`incident-${String(number).padStart(4, '0')}`, 'maintenance', number === 999 ? 'scheduled' : 'resolved'],
      ...['{"vi":"x","en":"x","zh":"x"}', 'site', old, old],
    ]),
  }
  yield {
    table: 'incident_updates',
    columns: ['id', 'incident_id', 'state', 'body', 'created_at'],
    rows: numbers.map((number) => {
      const id = String(number).padStart(4, '0')
      return [`update-${id}`, `incident-${id}`, 'resolved', '{"vi":"x","en":"x","zh":"x"}', old]
    }),
  }
  yield {
    table: 'status_days',
    columns: ['day', 'component', 'minutes', 'failed'],
    rows: numbers.map((number) => [new Date(number * 86_400_000).toISOString().slice(0, 10), 'site', 1, 0]),
  }
  yield {
    table: 'enquiries',
    columns: ['id', 'number', 'topic', 'name', 'email', 'subject', 'body', 'language', 'status', 'created_at'],
    rows: numbers.map((number) => [
      ...[`enquiry-${String(number).padStart(4, '0')}`, 10_000 + number, 'sales', 'Lan', 'lan@sen.test', 'x', 'x'],
      ...['vi', number % 2 === 0 ? 'open' : 'closed', old],
    ]),
  }
  yield {
    table: 'promotions',
    columns: [
      ...['id', 'kind', 'title', 'description', 'percent', 'days', 'first_order_only', 'is_active', 'version'],
      ...['redemptions', 'given', 'created_at'],
    ],
    rows: numbers.map((number) => [
      `promotion-${String(number).padStart(4, '0')}`,
      ...(number === 0 ? ['trial'] : ['percent']),
      ...[JSON.stringify(promotionText), JSON.stringify(promotionText)],
      ...(number === 0 ? [null, 7] : [10, null]),
      ...[0, Number(number === 0), 1, Number(number > 0), 0, old],
    ]),
  }
  yield {
    table: 'redemptions',
    columns: ['id', 'promotion_id', 'user_id', 'slot', 'kind', 'state', 'amount', 'created_at'],
    rows: numbers
      .slice(1)
      .map((number) => [
        `redemption-${number}`,
        `promotion-${String(number).padStart(4, '0')}`,
        ...[`of-${number}`, '1', 'percent', 'redeemed', 0, old],
      ]),
  }
  yield {
    table: 'referral_codes',
    columns: ['user_id', 'code'],
    rows: numbers.map((number) => [`of-${number}`, `CODE${number}`]),
  }
  yield {
    table: 'referrals',
    columns: ['user_id', 'referrer_id', 'created_at'],
    rows: numbers.map((number) => [`invited-${number}`, `of-${number}`, old]),
  }
  yield {
    table: 'audit_log',
    columns: ['id', 'at', 'actor_id', 'action', 'target_id', 'address', 'request_id'],
    rows: numbers.map((number) => [`entry-${number}`, old, 'somebody', 'of-a-test', '', '', '']),
  }
}

/** The texts of a promotion. */
const promotionText = { vi: 'Ưu đãi', en: 'Offer', zh: '优惠' }

/** Values for the parameters in paths, such as ids of records on which the request succeeds. */
const pathParams: Record<string, string> = {
  ...{ provider: 'momo', category: 'vps' },
  ...{ seriesId: 'vps', planId: '1', priceId: '01900000-0000-7000-8000-000000000001', imageId: 'debian' },
  ...{ locationId: '1', categoryId: 'vps', productId: 'vps-basic' },
}
/** A pending deposit of the customer who sends the requests. */
let ownTransactionId = ''
/** An instance of that customer whose trial can be paid for. */
let ownTrialId = ''

/** All kinds of searches: common words, alone and with a rare one, letters, a full email, IP addresses, and some without matches. */
const searches = [
  'nguyen',
  'Nguyễn Văn',
  'n t',
  'khuat',
  'khuat nguyen',
  customer.email,
  '100.64.',
  '100.',
  'xyz',
  '  ',
]

const newTicket = { subject: 'Hỏi về SSH', category: 'technical', body: 'Tôi không vào được máy chủ.' }

/** Inserts dead jobs for instances and deposits, the newest in the list of dead jobs. */
async function insertDeadJobs(): Promise<void> {
  const subjects = { [PROVISION]: queries('instances'), [COLLECT_DEPOSIT]: queries('transactions') }
  for (const [kind, table] of Object.entries(subjects)) {
    const rows: { id: string }[] = await table.select('id').limit(20)
    await queries('jobs').insert(
      rows.map(({ id }, number) => deadJob(`job-${kind}-${String(number).padStart(2, '0')}`, kind, id)),
    )
  }
}

/** The row of a dead job. */
const deadJob = (id: string, kind: string, subjectId: string) => ({
  id,
  kind,
  subject_id: subjectId,
  state: 'dead',
  run_at: 0,
  attempts: 1,
  created_at: server.clock.now(),
})

beforeAll(async () => {
  await fillWithUsers(server, USERS, serverRows)
  const idIn = async (table: string, where: Record<string, unknown>) =>
    ((await queries(table).where(where).first('id')) as { id: string }).id
  const owner = server.visitor()
  await owner.post('/api/auth/login', customer)
  const deposit = { amount: '50000', paymentMethod: 'bank_transfer' }
  const newDeposit = async (): Promise<string> => (await owner.post('/api/wallet/deposit', deposit)).body.transaction.id
  ownTransactionId = await newDeposit()
  await queries('users').where({ email: customer.email }).update({ is_email_verified: 1 })
  const trial = { planId: 1, locationId: 1, name: 'thu', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  ownTrialId = (await owner.post('/api/vps/order', { ...trial, trial: true, totalCost: 0 })).body.vps.id
  pathParams.promotionId = 'promotion-0001'
  pathParams.vpsId = await idIn('instances', { status: 'active' })
  pathParams.transactionId = await idIn('transactions', { status: 'pending' })
  await insertDeadJobs()
  // Of a pending deposit that nothing else settles, so that it may be retried.
  pathParams.jobId = 'job-that-may-be-retried'
  await queries('jobs').insert(deadJob(pathParams.jobId, COLLECT_DEPOSIT, await newDeposit()))
  pathParams.overJobId = await idIn('jobs', { kind: PROVISION })
  pathParams.paymentId = await idIn('parked_payments', {})
  pathParams.incidentId = await idIn('incidents', { state: 'scheduled' })
  pathParams.enquiryId = await idIn('enquiries', {})
  pathParams.ticketId = (await owner.post('/api/support/tickets', newTicket)).body.ticket.id
}, 120_000)

const cursorOf = (text: string) => `cursor=${Buffer.from(text).toString('base64url')}`
const someId = '0198f000-0000-7000-8000-000000000000'

/** Filters of the lists that have some, alone and together, with and without a cursor. */
const filtersOf: Record<string, readonly string[]> = {
  '/api/admin/vps': [
    ...['status=active', 'status=active,failed&order=asc', `status=failed&${cursorOf(someId)}`, 'sort=created'],
    ...['sort=renewal', 'sort=renewal&order=desc&status=suspended', 'sort=renewal&renewsWithin=7'],
    ...[`sort=renewal&renewsWithin=366&${cursorOf(`1700000000000 ${someId}`)}`],
  ],
  '/api/admin/users': ['status=locked', 'status=active,locked&order=asc', `order=asc&${cursorOf(someId)}`],
  '/api/admin/tickets': [
    ...['status=open', 'priority=urgent,high&order=asc', `status=open&priority=urgent&${cursorOf(someId)}`],
  ],
  '/api/admin/transactions': [
    ...['status=failed', 'type=refund', 'type=bonus,adjustment&order=asc', `type=payment&${cursorOf(someId)}`],
    ...['method=momo', `method=momo,crypto&status=failed&order=asc&${cursorOf(someId)}`, 'method=momo&type=refund'],
    ...['from=2026-01-01T00:00:00.000Z', 'from=2026-01-01T00:00:00.000Z&before=2026-02-01T00:00:00.000Z&type=deposit'],
  ],
}

/** The paths with which a route is requested; lists are also searched, and requested with a cursor. */
function pathsOf(route: Route, userId: string): string[] {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const key = route.path.endsWith('/dismiss') ? 'overJobId' : name
    const own: Record<string, string> =
      route.policy === 'admin' ? { userId } : { userId, transactionId: ownTransactionId, vpsId: ownTrialId }
    const value = own[key] ?? pathParams[key]
    if (value === undefined) throw new Error(`pathParams in this test has no value for ${name} in ${route.path}`)
    return value
  })
  const { entries = {} } = (route.query ?? {}) as { entries?: Record<string, unknown> }
  if (!('cursor' in entries)) return [path]
  const cursor = Buffer.from('0198f000-0000-7000-8000-000000000000').toString('base64url')
  const searchQueries = 'q' in entries ? ['', ...[...searches, userId].map((q) => `q=${encodeURIComponent(q)}`)] : ['']
  const filtered = (filtersOf[path] ?? []).flatMap((filter) => [`${path}?${filter}`])
  const filters = 'status' in entries && 'type' in entries ? ['', '&status=pending'] : ['']
  const lists = searchQueries.flatMap((query) =>
    filters.flatMap((filter) => [`${path}?${query}${filter}`, `${path}?${query}${filter}&cursor=${cursor}`]),
  )
  return [...lists, ...filtered]
}

async function callAll(route: Route, visitorAddress: number): Promise<number[]> {
  const visitor = server.visitor()
  const { body: signedIn } = await visitor.post('/api/auth/login', customer)
  const { body: signedInAdmin } = await server.visitor().post('/api/admin/auth', admin)
  const caller = route.policy === 'admin' ? createTestClient(server.origin, signedInAdmin.token) : visitor
  const userId: string = signedIn.user.id
  const body = bodyOf(route, userId, visitorAddress)
  const statuses: number[] = []
  for (const path of pathsOf(route, userId)) {
    const text = JSON.stringify(body)
    const signature = sign(server.webhookSecret('momo'), server.clock.now(), Buffer.from(text ?? ''))
    const headers: Record<string, string> =
      route.body === 'raw'
        ? { [SIGNATURE_HEADER]: signature }
        : { 'idempotency-key': `a-key-of-this-test-${visitorAddress}` }
    statuses.push(
      (await caller.call(route.method, path, route.body ? text && JSON.parse(text) : undefined, headers)).status,
    )
  }
  return statuses
}

function bodyOf(route: Route, userId: string, number: number) {
  const body = validBody(route, userId) ?? undefined
  if (route.path.endsWith('/login')) return customer
  if (route.path === '/api/admin/auth') return admin
  if (route.path.endsWith('/register')) return { ...body, email: `new-${number}@sen.test` }
  return body
}

/** Statements that sort rows, but only a few, for a reason that the engine cannot know. */
const bounded = [
  // The rows of at most 1500 users (FEW in search-store.ts), each of whom has a handful.
  /`user_id` in \(select `user_id` from `user_prefixes`/,
]

describe('no request scans an entire table, or sorts many rows', () => {
  test.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_, route) => {
    const recording = recordStatements(server.database)
    const statuses = await callAll(route, server.routes.indexOf(route))
    const statements = recording.stop().filter(({ sql }) => !bounded.some((pattern) => pattern.test(sql)))
    // A request that is refused would prove nothing.
    expect(statuses.filter((status) => status >= 400)).toEqual([])
    const faults = await Promise.all(
      statements.map(async (statement) =>
        (await planFaults(server.database, statement)).map((fault) => `${fault}: ${statement.sql}`),
      ),
    )
    expect(faults.flat()).toEqual([])
  })
})
