// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { type ParkReason, parkReasons } from '#contracts/admin.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { createJobRunner } from '#server/features/jobs/job-runner.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { pollKind } from '#server/features/wallet/wallet-service.ts'
import { type SendRequest, sendOverHttp } from '#server/platform/http/post.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { deliverMomo, momoBody } from '#server/testing/payment-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { createGatewayPayments } from './gateway-payments.ts'
import { createGatewayPaymentsStore } from './gateway-payments-store.ts'
import { createParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPaymentsStore } from './payments-store.ts'
import { createProviderStatesStore } from './provider-states-store.ts'
import { momoResponses } from './providers/momo/momo-responses.ts'
import { reportId } from './providers/payment-report.ts'
import { createWebhookEventsStore } from './webhook-events-store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** When a deposit's gateway is polled first. */
const FIRST_POLL = 35 * SECOND

/** Sends everything but webhooks, which get a response but never arrive. */
const withoutWebhooks: SendRequest = async (request, timeout) => {
  if (request.url.includes('/api/payments/webhooks/')) return { status: 204, body: Buffer.from('{"return_code":1}') }
  const response = await sendOverHttp(request, timeout)
  if (losesResponses) throw new Error('The response was lost')
  return response
}
let losesResponses = false

const server = await startTestServer({ send: withoutWebhooks })
const { database, clock } = server
const { queries } = database

async function deposit(paymentMethod: GatewayMethod = 'momo') {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '100000', paymentMethod })
  return { person, id: body.transaction.id as string, memo: body.payment.memo as string }
}
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body[0].status
const parkedOf = async (id: string) =>
  (await queries('parked_payments').where({ transaction_id: id })).map(({ reason }) => reason).sort()
const jobOf = (id: string) =>
  queries('jobs')
    .where({ kind: pollKind('momo'), subject_id: id })
    .first()
const deliver = async (id: string, eventId: string) =>
  deliverMomo(server, await momoBody(server, { transactionId: id, eventId, amount: '100000' }))

describe.each(['momo', 'zalopay'] as const)('a deposit by %s whose webhook never arrives', (method) => {
  test('is credited once by querying the gateway', async () => {
    const { person, id } = await deposit(method)
    clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    clock.advance(FIRST_POLL - SANDBOX_DELAY - 1)
    await server.runJobs()
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    clock.advance(1)
    await server.runJobs()
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['100000', 'completed'])
    expect(await parkedOf(id)).toEqual([])
    const state = await queries('payment_providers').where({ name: method }).first()
    expect(Number(state.polled_at)).toBe(clock.now())
  })
})

test.each(['momo', 'zalopay'] as const)(
  'a request to %s whose response was lost is made again with another reference, which is paid like any other',
  async (method) => {
    losesResponses = true
    const { person, id } = await deposit(method).finally(() => {
      losesResponses = false
    })
    const payment = async () => (await person.client.get(`/api/wallet/payments/${id}`)).body.payment
    expect((await payment()).url).toBeNull()
    clock.advance(FIRST_POLL)
    await server.runJobs()
    expect((await payment()).url).toMatch(/^http/)
    clock.advance(FIRST_POLL + SANDBOX_DELAY)
    await server.runJobs()
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['100000', 'completed'])
    expect(await parkedOf(id)).toEqual([])
  },
)

describe('a customer who comes back from a gateway', () => {
  /** What the customer's browser asks, with the id of the payment or of its deposit. */
  const check = ({ client }: TestUser, id: string) => client.post(`/api/wallet/payments/${id}/check`)
  const pollOf = (id: string) =>
    queries('jobs').where({ subject_id: id }).where('kind', 'like', 'payments.poll.%').first()
  const polledAt = async () => (await queries('payment_providers').where({ name: 'momo' }).first()).polled_at

  test.each(['momo', 'zalopay'] as const)('has the money at once, at %s without a webhook', async (method) => {
    const { person, id } = await deposit(method)
    clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect((await check(person, id)).body).toMatchObject({ state: 'waiting', transaction: { id } })
    await server.runJobs()
    expect((await check(person, id)).body).toMatchObject({ state: 'received', received: '100000' })
    // A job that is done is not run again.
    expect(await pollOf(id)).toMatchObject({ state: 'done' })
  })

  test('has the gateway queried once in five seconds, and never later than without', async () => {
    const { person, id } = await deposit()
    const due = async () => Number((await pollOf(id)).run_at) - clock.now()
    await check(person, id)
    expect(await due()).toBe(0)
    await server.runJobs()
    const [queriedAt, wait] = [await polledAt(), await due()]
    expect(wait).toBe(30 * SECOND)
    clock.advance(5 * SECOND - 1)
    await check(person, id)
    expect(await due()).toBe(wait - 5 * SECOND + 1)
    await server.runJobs()
    expect(await polledAt()).toEqual(queriedAt)
    clock.advance(1)
    await check(person, id)
    expect(await due()).toBe(0)
    clock.advance(6 * SECOND)
    await check(person, id)
    expect(await due()).toBe(-6 * SECOND)
  })

  test('before the gateway has responded does not have the payment requested twice', async () => {
    const { person, id, memo } = await deposit()
    await queries('gateway_payments').where({ reference: memo }).update({ instructions: null })
    expect((await check(person, id)).status).toBe(200)
    expect(Number((await pollOf(id)).run_at)).toBe(clock.now() + FIRST_POLL)
  })

  test("has no payment of another customer's queried", async () => {
    const { id } = await deposit()
    expect((await check(await server.customer(), id)).status).toBe(404)
    expect(Number((await pollOf(id)).run_at)).toBe(clock.now() + FIRST_POLL)
  })
})

describe('a deposit whose webhook arrives late', () => {
  test('is credited once, and another payment for it is parked', async () => {
    const { person, id, memo } = await deposit()
    clock.advance(FIRST_POLL)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    expect(await jobOf(id)).toMatchObject({ state: 'done' })
    const [bill] = await queries('sandbox_bills').where({ gateway: 'momo', reference: memo })
    const known = await queries('webhook_events').where({ provider: 'momo', transaction_id: id })
    expect(known).toMatchObject([{ event_id: reportId(memo, bill.transaction_id, 'paid'), outcome: 'settled' }])
    expect((await deliver(id, `another-payment-${id}`)).status).toBe(204)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('100000')
    expect(await parkedOf(id)).toEqual(['paid_again'])
  })

  test('is credited once when two servers poll while webhooks arrive', async () => {
    const deposits = await Promise.all(Array.from({ length: 5 }, () => deposit()))
    clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    clock.advance(FIRST_POLL - SANDBOX_DELAY)
    const webhooks = deposits.flatMap(({ id }) => [deliver(id, `again-${id}`), deliver(id, `again-${id}`)])
    const [responses] = await Promise.all([Promise.all(webhooks), server.runJobs(), server.runJobs()])
    await server.runJobs()
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
    for (const { person, id } of deposits) {
      expect(await balanceOf(person)).toBe('100000')
      expect(await parkedOf(id)).toEqual(['paid_again'])
    }
  })
})

describe('a payment that is parked', () => {
  const statusOfPayment = async ({ client }: TestUser, id: string) =>
    (await client.get(`/api/wallet/payments/${id}`)).body
  const park = (transactionId: string, reason: ParkReason) =>
    createParkedPaymentsStore({ clock, ids: createIds(createMonotonicClock(clock)) }).park(
      queries,
      'momo',
      { eventId: `${reason}-${transactionId}`, transactionId, amount: 1 },
      reason,
    )
  const resolve = async (transactionId: string) => {
    const { client } = await server.admin()
    const rows = await queries('parked_payments').where({ transaction_id: transactionId })
    for (const { id } of rows)
      expect((await client.post(`/api/admin/parked-payments/${id}/resolve`, { resolution: 'Refunded' })).status).toBe(
        200,
      )
  }

  test('for another amount is in review for its customer until an admin has settled it', async () => {
    const { person, id, memo } = await deposit()
    expect(await statusOfPayment(person, id)).toMatchObject({ state: 'waiting', inReview: false })
    await deliverMomo(server, await momoBody(server, { transactionId: id, eventId: `wrong-${memo}`, amount: '99999' }))
    await server.runJobs()
    expect(await parkedOf(id)).toEqual(['wrong_amount'])
    expect(await statusOfPayment(person, id)).toMatchObject({ state: 'waiting', received: '0', inReview: true })
    await resolve(id)
    expect(await statusOfPayment(person, id)).toMatchObject({ inReview: false })
  })

  test('a second time is in review beside the money of the first', async () => {
    const { person, id } = await deposit()
    await deliver(id, `first-${id}`)
    await deliver(id, `second-${id}`)
    await server.runJobs()
    expect(await parkedOf(id)).toEqual(['paid_again'])
    expect(await statusOfPayment(person, id)).toMatchObject({ state: 'received', received: '100000', inReview: true })
  })

  test.each(parkReasons)('as %s is in review if its customer believes to have paid it', async (reason) => {
    const [{ person, id }, other] = [await deposit(), await deposit()]
    await park(id, reason)
    const isSeen = ['wrong_amount', 'failed_deposit', 'paid_again', 'needs_review'].includes(reason)
    expect(await statusOfPayment(person, id)).toMatchObject({ inReview: isSeen })
    expect(await statusOfPayment(other.person, other.id)).toMatchObject({ inReview: false })
  })
})

describe('when the provider is queried', () => {
  const monotonicClock = createMonotonicClock(clock)
  const ids = createIds(monotonicClock)
  const transactions = createTransactionsStore()
  const payments = createPaymentsStore()
  const gatewayPayments = createGatewayPaymentsStore()
  const jobs = createJobsStore({ clock: monotonicClock, ids })

  /** The job handlers for these gateways. */
  const pollHandlersWith = (...gateways: PaymentGateway[]) =>
    createGatewayPayments({
      database,
      gateways,
      payments,
      gatewayPayments,
      transactions,
      clock,
      timers: testTimers,
      log: createLog('silent'),
      metrics: createMetrics(),
      siteOrigin: () => '',
      wallet: server.wallet,
      bank: server.bank,
      states: createProviderStatesStore({ clock }),
      events: createWebhookEventsStore({ clock }),
      parked: createParkedPaymentsStore({ clock, ids }),
    }).pollHandlers

  type Queried = Awaited<ReturnType<PaymentGateway['query']>>

  const gatewayNamed = (
    name: GatewayMethod,
    query: PaymentGateway['query'],
    intents: string[] = [],
  ): PaymentGateway => ({
    name,
    query,
    amounts: { min: 1, max: 1e9 },
    takesAnyAmount: false,
    newReference: (memo) => memo,
    async createIntent({ reference }) {
      intents.push(reference)
      return { instructions: { url: 'https://pay.test/', qr: null, bank: null, memo: null } }
    },
    verifyWebhook: () => ({ fault: 'invalid_signature' }),
    reply: (outcome) => momoResponses[outcome],
  })

  /** A gateway that returns `state`. `run` runs a deposit's job and returns its result; `intents` are the payments requested. */
  function gatewayReturning(state: Queried | Error) {
    const intents: string[] = []
    const query = async () => {
      if (state instanceof Error) throw state
      return state
    }
    const kind = pollKind('momo')
    const handler = pollHandlersWith(gatewayNamed('momo', query, intents))[kind]
    const run = (id: string, attempts = 1) => handler?.run({ id: 'job', kind, subjectId: id, attempts })
    return { run, intents }
  }
  const ended = (reference: string, status: 'paid' | 'failed', amount = 100_000): Queried => ({
    status,
    reports: [{ eventId: `q-${reference}`, reference, status, amount }],
  })
  const waiting: Queried = { status: 'pending', reports: [] }

  test('and the payment has failed, the deposit fails', async () => {
    const { person, id, memo } = await deposit()
    expect(await gatewayReturning(ended(memo, 'failed')).run(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
  })

  test('and the payment has failed without an id at the gateway, the deposit fails', async () => {
    const { person, id } = await deposit()
    expect(await gatewayReturning({ status: 'failed', reports: [] }).run(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
  })

  test('and another amount was paid, the payment is parked once, and the gateway is not queried again', async () => {
    const { person, id, memo } = await deposit()
    const { run } = gatewayReturning(ended(memo, 'paid', 99_999))
    expect([await run(id), await run(id)]).toEqual([undefined, undefined])
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    expect(await queries('parked_payments').where({ transaction_id: id })).toMatchObject([{ reason: 'wrong_amount' }])
  })

  test('and has not responded to the request, the payment is requested again, and the deposit stays pending', async () => {
    const { person, id, memo } = await deposit()
    await queries('gateway_payments').where({ reference: memo }).update({ instructions: null })
    const { run, intents } = gatewayReturning({ status: 'unknown', reports: [] })
    expect(await run(id)).toEqual({ runAgainIn: 30 * SECOND })
    expect(intents).toEqual([memo])
    expect(await statusOf(person)).toBe('pending')
  })

  test('and the money is only authorized, or the gateway is not sure, nothing is credited', async () => {
    const { person, id, memo } = await deposit()
    for (const status of ['authorized', 'review'] as const) {
      const report = {
        eventId: `${status}-${memo}`,
        reference: memo,
        status,
        amount: 100_000,
      }
      expect(await gatewayReturning({ status, reports: [report] }).run(id)).toEqual({ runAgainIn: 30 * SECOND })
    }
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    expect(await parkedOf(id)).toEqual(['needs_review'])
  })

  test('and the payment has not ended, it is queried after 30 seconds, then each time the age has doubled, finally every hour, for a day', async () => {
    const { person, id } = await deposit()
    const { run } = gatewayReturning(waiting)
    const waits: number[] = []
    for (let result = await run(id); result && 'runAgainIn' in result; result = await run(id)) {
      waits.push(result.runAgainIn)
      clock.advance(result.runAgainIn)
    }
    expect(waits.slice(0, 9).map((wait) => wait / SECOND)).toEqual([30, 30, 60, 120, 240, 480, 960, 1920, 3600])
    expect(new Set(waits.slice(8))).toEqual(new Set([HOUR]))
    expect(waits).toHaveLength(31)
    expect(await statusOf(person)).toBe('pending')
  })

  test('and does not respond, the job is retried like any other, then postponed as for an open payment, and fails after a day', async () => {
    const { person, id } = await deposit()
    const { run } = gatewayReturning(new Error('The gateway is down'))
    await expect(run(id, 1)).rejects.toThrow('down')
    await expect(run(id, 2)).rejects.toThrow('down')
    expect(await run(id, 3)).toEqual({ runAgainIn: 30 * SECOND })
    clock.advance(24 * HOUR)
    await expect(run(id, 3)).rejects.toThrow('down')
    expect(await statusOf(person)).toBe('pending')
    const state = await queries('payment_providers').where({ name: 'momo' }).first()
    expect(state).toMatchObject({ failure: 'The gateway is down' })
  })

  test('and a cancelled deposit was paid, its money is credited as a deposit of its own', async () => {
    const { person, id, memo } = await deposit()
    await person.client.post(`/api/wallet/transactions/${id}/cancel`)
    expect(await gatewayReturning(waiting).run(id)).toEqual({ runAgainIn: 30 * SECOND })
    expect(await gatewayReturning(ended(memo, 'paid')).run(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['100000', 'completed'])
    expect(await parkedOf(id)).toEqual([])
  })

  test('it is not queried about settled deposits', async () => {
    const { id, memo } = await deposit()
    await gatewayReturning(ended(memo, 'paid')).run(id)
    expect(await gatewayReturning(new Error('It was queried')).run(id)).toBe(undefined)
  })

  test('and it hangs, the deposits of other gateways are settled without delay', async () => {
    await queries('jobs').delete()
    for (let count = 0; count < 12; count += 1) await deposit('momo')
    const { person, id } = await deposit('zalopay')
    const { reference } = await queries('gateway_payments').orderBy('payment_id', 'desc').first()
    expect(await queries('jobs').where({ subject_id: id })).toMatchObject([{ kind: pollKind('zalopay') }])
    clock.advance(FIRST_POLL)

    const release = Promise.withResolvers<Queried>()
    let hanging = 0
    const momo = gatewayNamed('momo', () => {
      hanging += 1
      return release.promise
    })
    const zalopay = gatewayNamed('zalopay', async () => ended(reference, 'paid'))
    let poll = async () => {}
    const timers: Timers = {
      ...testTimers,
      every(ms, task) {
        if (ms === 200) poll = task
        return async () => {}
      },
      within: (_ms, _timeout, work) => work,
    }
    const runner = createJobRunner({
      database,
      store: jobs,
      clock: monotonicClock,
      timers,
      random: () => 1,
      lease: MINUTE,
      worker: 'one',
      log: createLog('silent'),
      metrics: createMetrics(),
      handlers: pollHandlersWith(momo, zalopay),
    })
    runner.start()
    await poll()
    await expect.poll(() => statusOf(person)).toBe('completed')
    expect(await balanceOf(person)).toBe('100000')
    await expect.poll(() => hanging).toBe(5)
    release.resolve(waiting)
    await runner.stop()
  })
})
