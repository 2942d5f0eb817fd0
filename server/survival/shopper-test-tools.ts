import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { MEASURE_MACHINES } from '#server/features/machines/metrics/machine-metrics.ts'
import { PAYMENT_EXPIRY } from '#server/features/payments/payment-requests.ts'
import { RENEWAL_SWEEP } from '#server/features/renewals/renewal-job.ts'
import { RENEWAL } from '#server/features/vps/renewal-jobs.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { pollKind } from '#server/features/wallet/wallet-service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient, type TestClient, type TestResponse } from '#server/testing/client-test-tools.ts'
import type { ServerProcess } from './server-process-test-tools.ts'
import { startStopwatch } from './stopwatch-test-tools.ts'

/** An order or a deposit, with its own idempotency key. */
interface ShopRequest {
  key: string
  path: string
  body: object
  /** The body of the response; undefined before there is one. */
  response?: unknown
}

/** A customer who keeps ordering and making deposits, and remembers every response. */
export interface Shopper {
  requests: readonly ShopRequest[]
  /** The number of responses by status. */
  statuses: Map<number, number>
  /** The slowest response, in milliseconds without waits for a CPU. */
  slowest: number
  /** The number of calls without any response. */
  lost: number
  /** Shops at a server, `concurrency` calls at a time, until `isOver` returns true; stops when the server is gone. */
  shop(origin: string, concurrency: number, isOver: () => boolean): Promise<void>
  /**
   * Repeats all requests: those with a response must get the same one, and the others are done now. From a server of another version, the
   * same in the fields that both versions have.
   */
  repeatAll(origin: string, version?: 'same version' | 'other version'): Promise<void>
  /** Throws unless every request was done exactly once, nothing is left unfinished, and the ledger agrees. */
  verify(database: Database): Promise<void>
}

/** Statuses allowed by the contract: success, and a busy server. */
const expected = new Set([200, 201, 503])
const RICH = '900000000000'

/**
 * The repeated response of a deposit, as it was at first: a server that stops does not wait for the provider of a payment any more, so that the first
 * response may have no page to pay at, and a later one has.
 */
function withoutLaterUrl(repeated: unknown, first: unknown): unknown {
  const payment = (response: unknown) => (response as { payment?: { url?: string | null } }).payment
  if (payment(first)?.url !== null) return repeated
  return { ...(repeated as object), payment: { ...payment(repeated), url: null } }
}

/** Creates a shopper with practically unlimited money, who signs in at a server and stays signed in at the following ones. */
export async function createShopper({ origin, pid }: Pick<ServerProcess, 'origin' | 'pid'>): Promise<Shopper> {
  const { customer, admin } = demoAccounts
  const visitor = createTestClient(origin)
  const { body: signedIn } = await visitor.post('/api/auth/login', customer)
  const userId: string = signedIn.user.id
  const { body: adminBody } = await createTestClient(origin).post('/api/admin/auth', admin)
  const rich = createTestClient(origin, adminBody.token)
  expect((await rich.patch(`/api/admin/users/${userId}/balance`, { balance: RICH })).status).toBe(200)

  const clientAt = (where: string): TestClient => Object.assign(createTestClient(where), { cookie: visitor.cookie })
  const requests: ShopRequest[] = []
  const unexpected: string[] = []
  let count = 0
  let verified = 0

  function newRequest(): ShopRequest {
    count += 1
    // One order in five is for a machine that cannot be created.
    const key = `${count % 5 === 0 ? 'fail' : 'pass'}-${randomUUID().slice(0, 8)}-${count}`
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const call =
      count % 3 === 0
        ? { path: '/api/wallet/deposit', body: { amount: '50000', paymentMethod: 'momo', description: key } }
        : { path: '/api/vps/order', body: { ...order, name: key } }
    const request = { key, ...call }
    requests.push(request)
    return request
  }

  async function timed(call: () => Promise<TestResponse>): Promise<TestResponse> {
    const stopwatch = startStopwatch(pid)
    const response = await call()
    const { status, body } = response
    self.slowest = Math.max(self.slowest, stopwatch())
    self.statuses.set(status, (self.statuses.get(status) ?? 0) + 1)
    if (!expected.has(status)) unexpected.push(`${status} ${JSON.stringify(body)}`)
    return response
  }

  const send = (client: TestClient, { key, path, body }: ShopRequest) =>
    timed(() => client.post(path, body, { 'idempotency-key': key }))

  const self: Shopper = {
    requests,
    statuses: new Map(),
    slowest: 0,
    lost: 0,

    async shop(where, concurrency, isOver) {
      const client = clientAt(where)
      const run = async () => {
        while (!isOver()) {
          const request = newRequest()
          try {
            const { status, body } = await send(client, request)
            if (status === 201) request.response = body
            await timed(() => client.get(`/api/wallet/balance/${userId}`))
          } catch (error) {
            if (!isConnectionError(error)) throw error
            // The server is gone; repeating the request shows its outcome.
            self.lost += 1
            return
          }
        }
      }
      await Promise.all(Array.from({ length: concurrency }, run))
    },

    async repeatAll(where, version = 'same version') {
      const known = (value: unknown, other: unknown) =>
        version === 'same version' ? value : sharedFields(value, other)
      const client = clientAt(where)
      const waiting = requests.slice(verified)
      const run = async () => {
        for (let request = waiting.shift(); request; request = waiting.shift()) {
          let { status, body, headers } = await send(client, request)
          // An aborted transaction may hold its locks for a moment longer; a client then retries, as the 503 says.
          while (status === 503) ({ status, body, headers } = await send(client, request))
          expect(status).toBe(201)
          if (request.response === undefined) request.response = body
          else {
            const { response } = request
            const repeated = withoutLaterUrl(body, response)
            expect([known(repeated, response), headers.get('idempotency-replayed')]).toEqual([
              known(response, repeated),
              'true',
            ])
          }
        }
      }
      await Promise.all([run(), run(), run(), run()])
      verified = requests.length
    },

    async verify(database) {
      await expect.poll(() => unfinished(database), { interval: 30 }).toBe(0)
      expect(await database.snapshot(checkLedger)).toEqual([])
      expect(unexpected).toEqual([])
      const isOwn = (name: string) => /^(pass|fail)-/.test(name)
      const instances: { name: string; status: string }[] = await database
        .queries('instances')
        .where({ user_id: userId })
        .select('name', 'status')
      const deposits: { description: string; status: string }[] = await database
        .queries('transactions')
        .where({ user_id: userId, type: 'deposit' })
        .select('description', 'status')
      const actual = [
        ...instances.map(({ name, status }) => ({ name, status })),
        ...deposits.map(({ description, status }) => ({ name: description, status })),
      ]
      const expectedStatuses = requests.map(({ key, path }) => ({ name: key, status: expectedStatus(key, path) }))
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(actual.filter(({ name }) => isOwn(name)).sort(byName)).toEqual(expectedStatuses.sort(byName))
    },
  }
  return self
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The fields of an object, and of those in it, that another one has too; without the address of a payment's page, which only this version adds to a
 * stored response, and the words that a description is made of when it is shown.
 */
function sharedFields(value: unknown, other: unknown): unknown {
  if (!isObject(value) || !isObject(other) || Array.isArray(value)) return value
  const { url: _, description: __, ...rest } = value
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, field]) => (name in other ? [[name, sharedFields(field, other[name])]] : [])),
  )
}

/** The status that a request must end with. */
function expectedStatus(key: string, path: string): string {
  if (path.endsWith('deposit')) return 'completed'
  return key.startsWith('fail') ? 'failed' : 'active'
}

const isConnectionError = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'SyntaxError')

/**
 * The number of unfinished records. Jobs of deposits are left out, since those of a settled deposit end only at their next run, and so are those
 * that live as long as a machine is renewed or measured.
 */
async function unfinished({ queries }: Database): Promise<number> {
  const counts = [
    queries('jobs')
      .whereIn('state', ['ready', 'running'])
      .whereNotIn('kind', [pollKind('momo'), PAYMENT_EXPIRY, MEASURE_MACHINES, RENEWAL, RENEWAL_SWEEP]),
    queries('transactions').where({ status: 'pending', payment_method: 'momo' }),
    queries('instances').where({ status: 'creating' }),
  ].map((rows) => rows.count({ total: '*' }).first())
  return (await Promise.all(counts)).reduce((sum, row) => sum + Number(row?.total), 0)
}
