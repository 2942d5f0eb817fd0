// @module-tag mariadb
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createJobRunner, type JobHandler, NonRetryableError } from './job-runner.ts'
import { createJobsStore, type JobsStore } from './jobs-store.ts'

const clock = createManualClock()
const monotonicClock = createMonotonicClock(clock)
const { database, remove } = await createTestDatabase()
const { queries } = database
const store = createJobsStore({ clock: monotonicClock, ids: createIds(monotonicClock) })
afterAll(remove)
beforeEach(() => queries('jobs').delete())

const LEASE = 60_000
const add = () => store.add(queries, { kind: 'task', subjectId: 'x', runAt: clock.now() })
const claim = async (worker: string) =>
  (await store.claim(queries, worker, new Map([['task', 10]]), clock.now() + LEASE, new Set())).jobs
const onlyJob = () => queries('jobs').first()

const runnerWith = (handler: JobHandler, changes: Partial<JobsStore> = {}, timers = testTimers) =>
  createJobRunner({
    database,
    store: { ...store, ...changes },
    handlers: { task: handler },
    clock: monotonicClock,
    timers,
    log: createLog('silent'),
    random: () => 1,
    worker: 'one',
    lease: LEASE,
    metrics: createMetrics(),
  })

test('two processes that add the same job at the same time, as at their start, add it once', async () => {
  await Promise.all([add(), add(), add()])
  expect(await queries('jobs').where({ kind: 'task', subject_id: 'x' })).toHaveLength(1)
})

test('a worker that claimed a job again can no longer change it with its earlier claim', async () => {
  await add()
  const [first] = await claim('one')
  clock.advance(LEASE)
  const [second] = await claim('one')
  if (!first || !second) throw new Error('The job was not claimed twice')
  expect(await store.finish(queries, first, 'one')).toBe(false)
  expect(await store.renew(queries, first, 'one', clock.now() + LEASE)).toBe(false)
  expect(await store.markDead(queries, first, 'one', 'late', null)).toBe(false)
  expect(await onlyJob()).toMatchObject({ state: 'running' })
  expect(await store.finish(queries, second, 'one')).toBe(true)
})

test('a worker that no longer holds a failed job does not run its failure handler', async () => {
  const onFailed = vi.fn(async () => undefined)
  const run = async (): Promise<undefined> => {
    throw new NonRetryableError('no')
  }
  await add()
  await runnerWith({ run, onFailed }, { markDead: async () => false }).tick()
  expect(onFailed).not.toHaveBeenCalled()
})

test('an error is stored with at most 500 characters', async () => {
  await add()
  await runnerWith({ run: () => Promise.reject(new Error(`${'x'.repeat(500)}y`)) }).tick()
  expect((await onlyJob()).last_error).toBe('x'.repeat(500))
})

test.each<[string, JobHandler['run']]>([
  ['done', async () => undefined],
  ['failed', () => Promise.reject(new Error('no'))],
])('the lease of a job that is %s is no longer renewed', async (_, run) => {
  const stop = vi.fn(async () => undefined)
  await add()
  await runnerWith({ run }, {}, { ...testTimers, every: () => stop }).tick()
  expect(stop).toHaveBeenCalledOnce()
})
