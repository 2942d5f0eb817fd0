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
import { SANDBOX_DELAY, startTestServer, type TestPerson } from '#server/testing/server-test-tools.ts'
import { createParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentIntent, PaymentProvider, PaymentStanding, ProviderName } from './payment-provider.ts'
import { createPaymentsService } from './payments-service.ts'
import { createWebhookEventsStore } from './webhook-events-store.ts'
import { SIGNATURE_HEADER, sign } from './webhook-signature.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A server whose webhooks are answered on their way by somebody who keeps them. */
const server = await startTestServer({ post: async () => 200 })
const { database, clock } = server
const { queries } = database

async function deposit(paymentMethod: ProviderName = 'momo') {
  const person = await server.customer()
  const { body } = await person.client.post('/api/wallet/deposit', { amount: '100000', paymentMethod })
  return { person, id: body.transaction.id as string }
}
const balanceOf = async ({ client, user }: TestPerson) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client, user }: TestPerson) =>
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
  test('is credited by asking the provider, once, also when the webhook comes after all', async () => {
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

  test('is credited once when the webhooks arrive in the moment of asking', async () => {
    const deposits = await Promise.all(Array.from({ length: 5 }, () => deposit()))
    await server.runJobs()
    clock.advance(30 * SECOND)
    const webhooks = deposits.flatMap(({ id }) =>
      [`momo-${id}`, `momo-${id}`, `again-${id}`].map((event) => [id, event]),
    )
    const [answers] = await Promise.all([
      Promise.all(webhooks.map(([id = '', event = '']) => deliver(id, event))),
      server.runJobs(),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { person, id } of deposits) {
      expect(await balanceOf(person)).toBe('100000')
      expect(await jobOf(id)).toMatchObject({ state: 'done' })
      expect(await parkedOf(id)).toEqual(['paid_again'])
    }
  })

  test('is asked for again under our own id, and the provider finds the first', async () => {
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

test('the provider no longer tells of a deposit that was settled by asking', async () => {
  let told = 0
  const deaf = await startTestServer({
    post: async () => {
      told += 1
      return 500
    },
  })
  const { client, user } = await deaf.customer()
  await client.post('/api/wallet/deposit', { amount: '100000', paymentMethod: 'momo' })
  await deaf.runJobs()
  deaf.clock.advance(SANDBOX_DELAY)
  await deaf.runJobs()
  expect(told).toBe(1)
  deaf.clock.advance(30 * SECOND)
  await deaf.runJobs()
  expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('100000')
  deaf.clock.advance(HOUR)
  await deaf.runJobs()
  const jobs = await deaf.database.queries('jobs').where({ kind: 'sandbox.momo' })
  expect(jobs).toMatchObject([{ state: 'done' }])
})

describe('what the provider says when it is asked', () => {
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
  })

  /** How jobs are done with these providers. */
  const collectingBy = (...providers: PaymentProvider[]) =>
    createPaymentsService({
      ...{ database, transactions, wallet, clock, providers },
      ...{ log: createLog('silent'), metrics: createMetrics() },
      events: createWebhookEventsStore({ clock }),
      parked: createParkedPaymentsStore({ clock, ids }),
    }).collecting

  /** Asks a provider about a deposit as its job does; answers what the job answers, and what was asked to be collected. */
  function asking(standing: PaymentStanding | Error) {
    const intents: PaymentIntent[] = []
    const provider: PaymentProvider = {
      name: 'momo',
      createIntent: async (intent) => void intents.push(intent),
      verifyWebhook: () => ({ fault: 'invalid_signature' }),
      query: async () => {
        if (standing instanceof Error) throw standing
        return standing
      },
    }
    const kind = collectKind('momo')
    const handler = collectingBy(provider)[kind]
    const ask = (id: string, attempts = 1) => handler?.run({ id: 'job', kind, subjectId: id, attempts })
    return { ask, intents }
  }
  const ended = (transactionId: string, status: 'completed' | 'failed', amount = 100_000): PaymentStanding => ({
    state: 'ended',
    event: { eventId: `asked-${transactionId}`, transactionId, status, amount },
  })

  test('failed: the deposit has failed', async () => {
    const { person, id } = await deposit()
    expect(await asking(ended(id, 'failed')).ask(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
  })

  test('another amount: the money is kept for an admin, once, and nobody is asked again', async () => {
    const { person, id } = await deposit()
    const { ask } = asking(ended(id, 'completed', 99_999))
    expect([await ask(id), await ask(id)]).toEqual([undefined, undefined])
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'pending'])
    expect(await queries('parked_payments').where({ transaction_id: id })).toMatchObject([{ reason: 'wrong_amount' }])
  })

  test('never heard of it: it is asked to collect, and the deposit stays pending', async () => {
    const { person, id } = await deposit()
    const { ask, intents } = asking({ state: 'unknown' })
    expect(await ask(id)).toEqual({ lookAgainIn: 30 * SECOND })
    expect(intents).toEqual([{ transactionId: id, amount: 100_000 }])
    expect(await statusOf(person)).toBe('pending')
  })

  test('not yet: it is asked after 30 seconds, then when the deposit is twice as old, at last every hour, for a day', async () => {
    const { person, id } = await deposit()
    const { ask } = asking({ state: 'open' })
    const waits: number[] = []
    for (let answer = await ask(id); answer && 'lookAgainIn' in answer; answer = await ask(id)) {
      waits.push(answer.lookAgainIn)
      clock.advance(answer.lookAgainIn)
    }
    expect(waits.slice(0, 9).map((wait) => wait / SECOND)).toEqual([30, 30, 60, 120, 240, 480, 960, 1920, 3600])
    expect(new Set(waits.slice(8))).toEqual(new Set([HOUR]))
    expect(waits).toHaveLength(31)
    expect(await statusOf(person)).toBe('pending')
  })

  test('nothing: it is tried again at once as any job is, then as if it were not yet, and at last given up', async () => {
    const { person, id } = await deposit()
    const { ask } = asking(new Error('The provider is away'))
    await expect(ask(id, 1)).rejects.toThrow('away')
    await expect(ask(id, 2)).rejects.toThrow('away')
    expect(await ask(id, 3)).toEqual({ lookAgainIn: 30 * SECOND })
    clock.advance(24 * HOUR)
    await expect(ask(id, 3)).rejects.toThrow('away')
    expect(await statusOf(person)).toBe('pending')
  })

  test('a payment for a deposit that was cancelled is parked, also when its webhook never arrives', async () => {
    const { person, id } = await deposit()
    await person.client.post(`/api/wallet/transactions/${id}/cancel`)
    const open = asking({ state: 'open' })
    expect(await open.ask(id)).toEqual({ lookAgainIn: 30 * SECOND })
    const unknown = asking({ state: 'unknown' })
    expect(await unknown.ask(id)).toEqual({ lookAgainIn: 30 * SECOND })
    expect(unknown.intents).toEqual([])
    expect(await asking(ended(id, 'completed')).ask(id)).toBe(undefined)
    expect([await balanceOf(person), await statusOf(person)]).toEqual(['0', 'failed'])
    expect(await parkedOf(id)).toEqual(['failed_deposit'])
  })

  test('nothing is asked about a deposit that is settled, and nothing collected that nobody would ask about', async () => {
    const late = await deposit()
    clock.advance(24 * HOUR)
    const { ask, intents } = asking({ state: 'unknown' })
    expect(await ask(late.id)).toBe(undefined)
    const settled = await deposit()
    await asking(ended(settled.id, 'completed')).ask(settled.id)
    expect(await ask(settled.id)).toBe(undefined)
    expect(intents).toEqual([])
  })

  test('nothing at all, and it does not let go: deposits of others are settled at once', async () => {
    await queries('jobs').delete()
    for (let count = 0; count < 12; count += 1) await deposit('momo')
    const { person, id } = await deposit('zalopay')
    // As the version before left it, which did this job itself.
    expect(await queries('jobs').where({ subject_id: id })).toMatchObject([{ kind: COLLECT_DEPOSIT }])

    const release = Promise.withResolvers<PaymentStanding>()
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
      ...{ log: createLog('silent'), metrics: createMetrics(), handlers: collectingBy(momo, zalopay) },
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
