// @module-tag mariadb
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createJobRunner } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'

const HOUR = 3_600_000
const LEASE = 60_000

const { database, remove } = await createTestDatabase()
afterAll(remove)
beforeEach(() => database.queries('jobs').delete())

/** A worker on a machine with its own clock. Its handler records the subject of each job. */
function worker(name: string, startTime?: string) {
  const clock = createManualClock(startTime)
  const monotonicClock = createMonotonicClock(clock)
  const store = createJobsStore({ clock: monotonicClock, ids: createIds(monotonicClock) })
  const done: string[] = []
  let handle: () => Promise<{ runAgainIn: number } | undefined> = async () => undefined
  const runner = createJobRunner({
    database,
    store,
    clock: monotonicClock,
    timers: testTimers,
    random: () => 1,
    lease: LEASE,
    worker: name,
    log: createLog('silent'),
    metrics: createMetrics(),
    handlers: {
      task: {
        async run({ subjectId }) {
          done.push(subjectId)
          return handle()
        },
      },
    },
  })
  return {
    clock,
    store,
    done,
    tick: runner.tick,
    handleWith(next: typeof handle) {
      handle = next
    },
    add: (subjectId: string, delay = 0) =>
      store.add(database.queries, { kind: 'task', subjectId, runAt: monotonicClock.now() + delay }),
  }
}

describe('a clock that is set back by an hour', () => {
  test('neither delays nor advances the jobs that were added before', async () => {
    const { clock, add, done, tick } = worker('one')
    await add('now')
    await add('in three seconds', 3000)
    clock.jump(-HOUR)
    await tick()
    expect(done).toEqual(['now'])
    clock.advance(2999)
    expect(await tick()).toBe(0)
    clock.advance(1)
    await tick()
    expect(done).toEqual(['now', 'in three seconds'])
  })

  test('changes neither the wait after a failed run nor the wait before a postponed one', async () => {
    const { clock, add, done, tick, handleWith } = worker('one')
    await add('x')
    handleWith(async () => {
      throw new Error('not now')
    })
    await tick()
    clock.jump(-HOUR)
    clock.advance(1000)
    handleWith(async () => ({ runAgainIn: 30_000 }))
    expect(await tick()).toBe(1)
    clock.jump(-HOUR)
    clock.advance(29_999)
    expect(await tick()).toBe(0)
    clock.advance(1)
    expect(await tick()).toBe(1)
    expect(done).toHaveLength(3)
  })

  test('together with a crash, leaves a job to the next process when its lease is over', async () => {
    const before = worker('one')
    await before.add('x')
    await before.store.claim(database.queries, 'one', new Map([['task', 1]]), before.clock.now() + LEASE, new Set())
    const after = worker('two', new Date(before.clock.now() - HOUR).toISOString())
    expect(await after.tick()).toBe(0)
    after.clock.advance(LEASE)
    expect(await after.tick()).toBe(1)
  })

  test('keeps ids in the order in which they were generated, also across a restart', async () => {
    const before = worker('one')
    await before.add('first')
    const after = worker('two', new Date(before.clock.now() - HOUR).toISOString())
    await after.tick()
    after.clock.advance(1)
    await after.add('second')
    const subjects = await database.queries('jobs').orderBy('id').pluck('subject_id')
    expect(subjects).toEqual(['first', 'second'])
  })
})

test('a job added by another server, whose clock is ahead, waits only until the clocks are compared', async () => {
  const ahead = worker('ahead', '2026-11-21T04:00:00.000Z')
  const behind = worker('behind', '2026-11-21T03:00:00.000Z')
  await behind.tick()
  await ahead.add('x')
  behind.clock.advance(9999)
  expect(await behind.tick()).toBe(0)
  behind.clock.advance(1)
  expect(await behind.tick()).toBe(1)
})

test('a clock that is set forward by an hour makes waiting jobs due, and each runs once', async () => {
  const { clock, add, done, tick } = worker('one')
  await add('x', 3000)
  clock.jump(HOUR)
  await tick()
  clock.jump(-HOUR)
  clock.advance(3000)
  await tick()
  expect(done).toEqual(['x'])
})

describe('on the entire server, when the clock is set back', async () => {
  const server = await startTestServer()
  test('an order and a deposit made just before take their usual time', async () => {
    const { client, user } = await server.customer({ balance: 100_000 })
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    expect((await client.post('/api/vps/order', { ...order, name: 'before' })).status).toBe(201)
    expect((await client.post('/api/wallet/deposit', { amount: '50000', paymentMethod: 'momo' })).status).toBe(201)
    await server.runJobs()
    server.clock.jump(-HOUR)
    await server.runJobs()
    server.clock.advance(3000)
    await server.runJobs()
    const { body } = await client.get(`/api/vps/user/${user.id}`)
    expect(body).toMatchObject([{ name: 'before', status: 'active' }])
    expect((await client.get(`/api/wallet/balance/${user.id}`)).body.balance).toBe('101000')
  })
})
