// @module-tag mariadb
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createJobRunner, type JobHandler, NonRetryableError } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'

const clock = createManualClock()
const monotonicClock = createMonotonicClock(clock)
const ids = createIds(monotonicClock)
const { database, remove } = await createTestDatabase()
const store = createJobsStore({ clock: monotonicClock, ids })
afterAll(remove)
beforeEach(() => database.queries('jobs').delete())

const runnerWith = (handler: JobHandler, worker = 'one', timers: Timers = testTimers) =>
  createJobRunner({
    database,
    store,
    handlers: { task: handler },
    clock: monotonicClock,
    timers,
    log: createLog('silent'),
    random: () => 1,
    worker,
    lease: 60_000,
    metrics: createMetrics(),
  })
const add = (subjectId = 'x') => store.add(database.queries, { kind: 'task', subjectId, runAt: clock.now() })
const claim = async (worker: string, leaseUntil: number) =>
  (await store.claim(database.queries, worker, new Map([['task', 10]]), leaseUntil, new Set())).jobs
const onlyJob = () => database.queries('jobs').first()

describe('a job', () => {
  test('runs once, when it is due', async () => {
    const done: string[] = []
    const runner = runnerWith({
      async run({ subjectId }) {
        done.push(subjectId)
        return undefined
      },
    })
    await store.add(database.queries, { kind: 'task', subjectId: 'later', runAt: clock.now() + 1 })
    expect(await runner.tick()).toBe(0)
    clock.advance(1)
    expect(await runner.tick()).toBe(1)
    expect(await runner.tick()).toBe(0)
    expect(done).toEqual(['later'])
  })

  test('exists once per subject, however often it is added', async () => {
    await add()
    await add()
    expect(await database.queries('jobs')).toHaveLength(1)
  })

  test('is claimed by only one of several workers', async () => {
    await add()
    const claims = await Promise.all(['one', 'two', 'three'].map((worker) => claim(worker, clock.now() + 1)))
    expect(claims.flat()).toHaveLength(1)
  })

  test('that fails is retried after 1, 2, 4 … seconds, and dead after eight attempts', async () => {
    let attempts = 0
    const dead: string[] = []
    const runner = runnerWith({
      async run() {
        attempts += 1
        throw new Error('not now')
      },
      async onFailed(_, { subjectId }) {
        dead.push(subjectId)
      },
    })
    await add()
    for (let wait = 1000; wait <= 64_000; wait *= 2) {
      await runner.tick()
      clock.advance(wait - 1)
      expect(await runner.tick()).toBe(0)
      clock.advance(1)
    }
    expect(dead).toEqual([])
    await runner.tick()
    expect([attempts, dead]).toEqual([8, ['x']])
    expect(await onlyJob()).toMatchObject({ state: 'dead', last_error: 'not now' })
    clock.advance(1e9)
    expect(await runner.tick()).toBe(0)
  })

  test('that takes long keeps its lease while its worker is alive', async () => {
    let beat = async () => {}
    const timers: Timers = {
      ...testTimers,
      every: (_, task) => {
        beat = task
        return async () => {}
      },
    }
    let end = () => {}
    const runner = runnerWith({ run: () => new Promise((resolve) => (end = () => resolve(undefined))) }, 'one', timers)
    await add()
    const ticking = runner.tick()
    await expect.poll(async () => (await onlyJob()).state).toBe('running')
    for (let minute = 0; minute < 5; minute += 1) {
      clock.advance(40_000)
      await beat()
      expect(await runnerWith({ run: async () => undefined }, 'two').tick()).toBe(0)
    }
    end()
    await ticking
    expect(await onlyJob()).toMatchObject({ state: 'done', worker: 'one' })
  })

  test('with an error that no retry can fix is dead immediately', async () => {
    const runner = runnerWith({
      async run() {
        throw new NonRetryableError('never')
      },
    })
    await add()
    await runner.tick()
    expect(await onlyJob()).toMatchObject({ state: 'dead', attempts: 1 })
  })

  test('that is postponed runs again, which does not count as a failed attempt', async () => {
    const runner = runnerWith({ run: async () => ({ runAgainIn: 500 }) })
    await add()
    for (let run = 0; run < 20; run += 1) {
      expect(await runner.tick()).toBe(1)
      clock.advance(500)
    }
    expect(await onlyJob()).toMatchObject({ state: 'ready', attempts: 0 })
  })

  test('whose worker died is claimed by another one when its lease is over, and the dead worker can no longer change it', async () => {
    await add()
    const [lost] = await claim('dead', clock.now() + 60_000)
    let isDone = false
    const runner = runnerWith({
      async run() {
        isDone = true
        return undefined
      },
    })
    clock.advance(59_999)
    expect(await runner.tick()).toBe(0)
    clock.advance(1)
    expect(await runner.tick()).toBe(1)
    expect(isDone).toBe(true)
    if (!lost) throw new Error('The job was not claimed')
    expect(await store.release(database.queries, lost, 'dead', 0, 0, 'late')).toBe(false)
    expect(await onlyJob()).toMatchObject({ state: 'done' })
  })
})

test('a job whose worker dies each time is marked dead by the worker that claims it after eight attempts, and not run', async () => {
  let runs = 0
  const dead: string[] = []
  const runner = runnerWith({
    async run() {
      runs += 1
      return undefined
    },
    async onFailed(_, { subjectId }) {
      dead.push(subjectId)
    },
  })
  await add()
  for (let death = 1; death <= 8; death += 1) {
    const claimed = await claim(`dead-${death}`, clock.now() + 60_000)
    expect(claimed).toMatchObject([{ attempts: death }])
    clock.advance(60_000)
  }
  expect(await runner.tick()).toBe(1)
  expect([runs, dead]).toEqual([0, ['x']])
  expect(await onlyJob()).toMatchObject({ state: 'dead', failure_code: 'worker_died' })
  clock.advance(1e9)
  expect(await runner.tick()).toBe(0)
})

test('a worker leaves jobs of an unknown kind untouched, for a worker that knows it', async () => {
  for (let count = 0; count < 20; count += 1)
    await store.add(database.queries, { kind: 'from-tomorrow', subjectId: `x-${count}`, runAt: clock.now() - 1 })
  await add()
  const done: string[] = []
  const runner = runnerWith({
    async run({ kind }) {
      done.push(kind)
      return undefined
    },
  })
  while ((await runner.tick()) > 0);
  expect(done).toEqual(['task'])
  const newer = await database.queries('jobs').where({ kind: 'from-tomorrow' }).first()
  expect(newer).toMatchObject({ state: 'ready', worker: null })
  expect(Number(newer.attempts)).toBe(0)
})

test('stopping waits for the jobs that are running', async () => {
  let isDone = false
  const runner = runnerWith({
    async run() {
      await new Promise((resolve) => setImmediate(resolve))
      isDone = true
      return undefined
    },
  })
  await add()
  runner.start()
  while ((await onlyJob()).state === 'ready') await new Promise((resolve) => setImmediate(resolve))
  await runner.stop()
  expect(isDone).toBe(true)
})
