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
import { fillWithPeople } from '#server/testing/scale-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

/** So many that the commonest names count as many. */
const USERS = 6000

const { admin, customer } = demoAccounts

/** Rows of what is no customer's: what the server keeps for itself. */
function* ownRows(): Generator<BulkRows> {
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
    table: 'audit_log',
    columns: ['id', 'at', 'actor_id', 'action', 'target_id', 'address', 'request_id'],
    rows: numbers.map((number) => [`entry-${number}`, old, 'somebody', 'of-a-test', '', '', '']),
  }
}

/** What stands in paths: the id of something that the call can be made on. */
const inPaths: Record<string, string> = { provider: 'momo', category: 'vps' }
/** A pending deposit of the customer who makes the calls. */
let ownTransactionId = ''

/** Searches of every kind: common words, together and with a rare one, letters, a whole email, an address, an id, nobody. */
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

/** Jobs about instances and deposits that were given up, the newest in their list. */
async function buryJobs(): Promise<void> {
  const subjects = { [PROVISION]: queries('instances'), [COLLECT_DEPOSIT]: queries('transactions') }
  for (const [kind, table] of Object.entries(subjects)) {
    const rows: { id: string }[] = await table.select('id').limit(20)
    await queries('jobs').insert(
      rows.map(({ id }, number) => ({
        id: `job-${kind}-${String(number).padStart(2, '0')}`,
        kind,
        subject_id: id,
        state: 'dead',
        run_at: 0,
        attempts: 1,
        created_at: server.clock.now(),
      })),
    )
  }
}

beforeAll(async () => {
  await fillWithPeople(server, USERS, ownRows)
  const idIn = async (table: string, where: Record<string, unknown>) =>
    ((await queries(table).where(where).first('id')) as { id: string }).id
  const owner = server.visitor()
  await owner.post('/api/auth/login', customer)
  const deposit = { amount: '50000', paymentMethod: 'bank_transfer' }
  ownTransactionId = (await owner.post('/api/wallet/deposit', deposit)).body.transaction.id
  inPaths.vpsId = await idIn('instances', { status: 'active' })
  inPaths.transactionId = await idIn('transactions', { status: 'pending' })
  inPaths.jobId = await idIn('jobs', { kind: 'of-a-test', state: 'dead' })
  await buryJobs()
  inPaths.overJobId = await idIn('jobs', { kind: PROVISION })
  inPaths.paymentId = await idIn('parked_payments', {})
}, 120_000)

/** The paths under which a route is called, once each; a list is also searched, and asked for later pages. */
function pathsOf(route: Route, userId: string): string[] {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const key = route.path.endsWith('/dismiss') ? 'overJobId' : name
    const own: Record<string, string> =
      route.policy === 'admin' ? { userId } : { userId, transactionId: ownTransactionId }
    const value = own[key] ?? inPaths[key]
    if (value === undefined) throw new Error(`Say in this test what stands for ${name} in ${route.path}`)
    return value
  })
  const { entries = {} } = (route.query ?? {}) as { entries?: Record<string, unknown> }
  if (!('cursor' in entries)) return [path]
  const cursor = Buffer.from('0198f000-0000-7000-8000-000000000000').toString('base64url')
  const asked = 'q' in entries ? ['', ...[...searches, userId].map((q) => `q=${encodeURIComponent(q)}`)] : ['']
  const filters = 'status' in entries ? ['', '&status=pending'] : ['']
  return asked.flatMap((query) =>
    filters.flatMap((filter) => [`${path}?${query}${filter}`, `${path}?${query}${filter}&cursor=${cursor}`]),
  )
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
      route.body === 'raw' ? { [SIGNATURE_HEADER]: signature } : { 'idempotency-key': 'a-key-of-this-test' }
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

/** What sorts rows that are few for a reason that no engine knows. */
const bounded = [
  // The rows of at most 1500 users (FEW in search-store.ts), each of whom has a handful.
  /`user_id` in \(select `user_id` from `user_prefixes`/,
]

describe('no call reads a table from end to end, or sorts many rows', () => {
  test.each(server.routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_, route) => {
    const recording = recordStatements(server.database)
    const statuses = await callAll(route, server.routes.indexOf(route))
    const statements = recording.stop().filter(({ sql }) => !bounded.some((pattern) => pattern.test(sql)))
    // A call that is refused at the door would prove nothing.
    expect(statuses.filter((status) => status >= 400)).toEqual([])
    const faults = await Promise.all(
      statements.map(async (statement) =>
        (await planFaults(server.database, statement)).map((fault) => `${fault}: ${statement.sql}`),
      ),
    )
    expect(faults.flat()).toEqual([])
  })
})
