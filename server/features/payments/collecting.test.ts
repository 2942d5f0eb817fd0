import { describe, expect, test } from 'vitest'
import { createJobRunner } from '#server/features/jobs/job-runner.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { COLLECT_DEPOSIT, collectKind, createWalletService } from '#server/features/wallet/wallet-service.ts'
import { createIdempotencyStore } from '#server/platform/idempotency-store.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { createParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentIntent, PaymentProvider, PaymentState, ProviderName } from './payment-provider.ts'
import { createPaymentsService } from './payments-service.ts'
import { createWebhookEventsStore } from './webhook-events-store.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A server whose webhooks get a 200 but never arrive. */
const server = await startTestServer({ post: async () => 200 })
const { database, clock } = server
const { queries } = database

async function deposit(paymentMethod: ProviderName = 'momo') {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '100000', paymentMethod })
  return { person, id: body.transaction.id as string }
}
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/transactions/${user.id}`)).body[0].status
const parkedOf = async (id: string) =>
  (await queries('parked_payments').where({ transaction_id: id })).map(({ reason }) => reason).sort()
const jobOf = (id: string) =>
  queries('jobs')
    .where({ kind: collectKind('momo'), subject_id: id })
    .first()

const deliver = (id: string, eventId: string) => {
  const body = JSON.stringify({ eventId, transactionId: id, status: 'completed', amount: '100000' })
  return server.visitor().post('/api/payments/webhooks/momo', body, {
    [SIGNATURE_HEADER]: sign(server.webhookSecret('momo'), clock.now(), Buffer.from(body)),
  })
}

describe('a deposit whose webhook never arrives', () => {
  test('is credited once by querying the provider, also when the webhook arrives after all', async () => {
    const { person, id } = await deposit()
    await server.runJobs()
    clock.advance(30 * SECOND - 1)
    await server.runJobs()
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    clock.advance(1)
    await server.runJobs()
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['100000', 'completed'])
    expect(await jobOf(id)).toMatchObject({ state: 'done' })

    expect((await deliver(id, `momo-${id}`)).status).toBe(200)
    expect(await parkedOf(id)).toEqual([])
    expect((await deliver(id, `another-payment-${id}`)).status).toBe(200)
    expect(await balanceOf(person)).toBe('100000')
    expect(await parkedOf(id)).toEqual(['paid_again'])
  })

  test('is credited once when the webhooks arrive during the query', async () => {
    const deposits = await Promise.all(Array.from({ length: 5 }, () => deposit()))
    await server.runJobs()
    clock.advance(30 * SECOND)
    const webhooks = deposits.flatMap(({ id }) =>
      [`momo-${id}`, `momo-${id}`, `again-${id}`].map((event) => [id, event]),
    )
    const [responses] = await Promise.all([
      Promise.all(webhooks.map(([id = '', event = '']) => deliver(id, event))),
      server.runJobs(),
    ])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { person, id } of deposits) {
      expect(await balanceOf(person)).toBe('100000')
      expect(await jobOf(id)).toMatchObject({ state: 'done' })
      expect(await parkedOf(id)).toEqual(['paid_again'])
    }
  })

  test('is requested again under our own id, for which the provider finds the first request', async () => {
    const { id } = await deposit()
    await server.runJobs()
    await queries('jobs')
      .where({ kind: collectKind('momo'), subject_id: id })
      .update({ run_at: clock.now() })
    await server.runJobs()
    expect(await queries('sandbox_payments').where({ transaction_id: id })).toHaveLength(1)
    clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await queries('jobs').where({ kind: 'sandbox.momo', subject_id: id })).toMatchObject([{ state: 'done' }])
  })
})

test('the provider sends no more webhooks for a deposit that was settled by a query', async () => {
  let webhooks = 0
  const unreachable = await startTestServer({
    post: async () => {
      webhooks += 1
      return 500
    },
  })
  const { client, user } = await unreachable.customer()
  await client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
  await unreachable.runJobs()
  unreachable.clock.advance(SANDBOX_DELAY)
  await unreachable.runJobs()
  expect(webhooks).toBe(1)
  unreachable.clock.advance(30 * SECOND)
  await unreachable.runJobs()
  expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('100000')
  unreachable.clock.advance(HOUR)
  await unreachable.runJobs()
  const jobs = await unreachable.database.queries('jobs').where({ kind: 'sandbox.momo' })
  expect(jobs).toMatchObject([{ state: 'done' }])
})

describe('when the provider is queried', () => {
  const steadyClock = createSteadyClock(clock)
  const ids = createIds(steadyClock)
  const transactions = createTransactionsStore()
  const jobs = createJobsStore({ clock: steadyClock, ids })
  const ledger = createLedger({ clock, ids, counters: createCounters({ random: () => 0 }) })
  const idempotency = createIdempotencyStore({ clock })
  const wallet = createWalletService({
    ...{ database, ledger, transactions, idempotency, jobs, clock, ids },
    sessions: { transaction: (_session, work, options) => database.transaction(work, options) },
    ...{ log: createLog('silent'), maxPending: Number.POSITIVE_INFINITY },
    methods: ['momo'],
    collected: new Set(['momo']),
    onDeposited: async () => {},
  })

  /** The job handlers for these providers. */
  const collectHandlersWith = (...providers: PaymentProvider[]) =>
    createPaymentsService({
      ...{ database, transactions, wallet, clock, providers },
      ...{ log: createLog('silent'), metrics: createMetrics() },
      events: createWebhookEventsStore({ clock }),
      parked: createParkedPaymentsStore({ clock, ids }),
    }).collectHandlers

  /** A provider that returns `state`. `run` runs a deposit's job and returns its result; `intents` are the payments requested. */
  function providerReturning(state: PaymentState | Error) {
    const intents: PaymentIntent[] = []
    const provider: PaymentProvider = {
      name: 'momo',
      createIntent: async (intent) => void intents.push(intent),
      verifyWebhook: () => ({ fault: 'invalid_signature' }),
      query: async () => {
        if (state instanceof Error) throw state
        return state
      },
    }
    const kind = collectKind('momo')
    const handler = collectHandlersWith(provider)[kind]
    const run = (id: string, attempts = 1) => handler?.run({ id: 'job', kind, subjectId: id, attempts })
    return { run, intents }
  }
  const ended = (transactionId: string, status: 'completed' | 'failed', amount = 100_000): PaymentState => ({
    state: 'ended',
    event: { eventId: `queried-${transactionId}`, transactionId, status, amount },
  })

  test('and the payment has failed, the deposit fails', async () => {
    const { person, id } = await deposit()
    expect(await providerReturning(ended(id, 'failed')).run(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
  })

  test('and another amount was paid, the payment is parked once, and the provider is not queried again', async () => {
    const { person, id } = await deposit()
    const { run } = providerReturning(ended(id, 'completed', 99_999))
    expect([await run(id), await run(id)]).toEqual([undefined, undefined])
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    expect(await queries('parked_payments').where({ transaction_id: id })).toMatchObject([{ reason: 'wrong_amount' }])
  })

  test('and does not know the payment, the payment is requested, and the deposit stays pending', async () => {
    const { person, id } = await deposit()
    const { run, intents } = providerReturning({ state: 'unknown' })
    expect(await run(id)).toEqual({ runAgainIn: 30 * SECOND })
    expect(intents).toEqual([{ transactionId: id, amount: 100_000 }])
    expect(await statusOf(person)).toBe('pending')
  })

  test('and the payment has not ended, it is queried after 30 seconds, then each time the age has doubled, finally every hour, for a day', async () => {
    const { person, id } = await deposit()
    const { run } = providerReturning({ state: 'open' })
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
    const { run } = providerReturning(new Error('The provider is down'))
    await expect(run(id, 1)).rejects.toThrow('down')
    await expect(run(id, 2)).rejects.toThrow('down')
    expect(await run(id, 3)).toEqual({ runAgainIn: 30 * SECOND })
    clock.advance(24 * HOUR)
    await expect(run(id, 3)).rejects.toThrow('down')
    expect(await statusOf(person)).toBe('pending')
  })

  test('and a cancelled deposit was paid, the payment is parked, also when its webhook never arrives', async () => {
    const { person, id } = await deposit()
    await person.client.post(`/api/wallet/transactions/${id}/cancel`)
    const open = providerReturning({ state: 'open' })
    expect(await open.run(id)).toEqual({ runAgainIn: 30 * SECOND })
    const unknown = providerReturning({ state: 'unknown' })
    expect(await unknown.run(id)).toEqual({ runAgainIn: 30 * SECOND })
    expect(unknown.intents).toEqual([])
    expect(await providerReturning(ended(id, 'completed')).run(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
    expect(await parkedOf(id)).toEqual(['failed_deposit'])
  })

  test('it is not queried about settled deposits, and no payment is requested after the last query', async () => {
    const old = await deposit()
    clock.advance(24 * HOUR)
    const { run, intents } = providerReturning({ state: 'unknown' })
    expect(await run(old.id)).toBe(undefined)
    const settled = await deposit()
    await providerReturning(ended(settled.id, 'completed')).run(settled.id)
    expect(await run(settled.id)).toBe(undefined)
    expect(intents).toEqual([])
  })

  test('and it hangs, the deposits of other providers are settled without delay', async () => {
    await queries('jobs').delete()
    for (let count = 0; count < 12; count += 1) await deposit('momo')
    const { person, id } = await deposit('zalopay')
    // The previous version, which ran this job itself, left it like this.
    expect(await queries('jobs').where({ subject_id: id })).toMatchObject([{ kind: COLLECT_DEPOSIT }])

    const release = Promise.withResolvers<PaymentState>()
    let hanging = 0
    const providerNamed = (name: ProviderName, query: PaymentProvider['query']): PaymentProvider => ({
      ...{ name, query, createIntent: async () => {} },
      verifyWebhook: () => ({ fault: 'invalid_signature' }),
    })
    const momo = providerNamed('momo', () => {
      hanging += 1
      return release.promise
    })
    const zalopay = providerNamed('zalopay', async (transactionId) => ended(transactionId, 'completed'))
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
      ...{ database, store: jobs, clock: steadyClock, timers, random: () => 1, lease: MINUTE, worker: 'one' },
      ...{ log: createLog('silent'), metrics: createMetrics(), handlers: collectHandlersWith(momo, zalopay) },
    })
    runner.start()
    await poll()
    await expect.poll(() => statusOf(person)).toBe('completed')
    expect(await balanceOf(person)).toBe('100000')
    await expect.poll(() => hanging).toBe(5)
    release.resolve({ state: 'open' })
    await runner.stop()
  })
})
