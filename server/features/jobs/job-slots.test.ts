// @module-tag mariadb
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { timersWithoutTimeouts } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createJobRunner } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'

/** The number of jobs of one kind that run at the same time. */
const SLOTS = 5

const clock = createManualClock()
const monotonicClock = createMonotonicClock(clock)
const ids = createIds(monotonicClock)
const { database, remove } = await createTestDatabase()
const store = createJobsStore({ clock: monotonicClock, ids })
afterAll(remove)
beforeEach(() => database.queries('jobs').delete())

const add = (kind: string, subjectId: string) => store.add(database.queries, { kind, subjectId, runAt: clock.now() })

/**
 * A runner that polls when the test calls `poll`, with two kinds of jobs: `hangs` runs until the test ends it, `quick` ends
 * immediately. Records the `hangs` jobs that started and the `quick` jobs that ended, in order.
 */
function runner() {
  const started: string[] = []
  const done: string[] = []
  const hanging = new Map<string, () => void>()
  let poll = async () => {}
  const timers: Timers = {
    ...timersWithoutTimeouts,
    every(ms, task) {
      if (ms === 200) poll = task
      return async () => {}
    },
  }
  const jobRunner = createJobRunner({
    database,
    store,
    clock: monotonicClock,
    timers,
    random: () => 1,
    lease: 60_000,
    log: createLog('silent'),
    worker: 'one',
    metrics: createMetrics(),
    handlers: {
      hangs: {
        async run({ subjectId }) {
          started.push(subjectId)
          await new Promise<void>((resolve) => hanging.set(subjectId, resolve))
          return undefined
        },
      },
      quick: {
        async run({ subjectId }) {
          done.push(subjectId)
          return undefined
        },
      },
    },
  })
  jobRunner.start()
  return {
    started,
    done,
    poll: () => poll(),
    end: (subjectId: string) => hanging.get(subjectId)?.(),
    async stop() {
      const stopping = jobRunner.stop()
      for (const end of hanging.values()) end()
      await stopping
    },
  }
}

describe('a provider that hangs', () => {
  test('occupies only the slots of its own kind; jobs of other kinds are run at the next poll', async () => {
    for (let count = 0; count < 30; count += 1) await add('hangs', `hangs-${count}`)
    for (let count = 0; count < 12; count += 1) await add('quick', `quick-${count}`)
    const { started, done, poll, stop } = runner()
    await poll()
    expect(started).toHaveLength(SLOTS)
    await expect.poll(() => done.length).toBe(12)
    await add('quick', 'added later')
    await poll()
    expect(done.at(-1)).toBe('added later')
    expect(started).toHaveLength(SLOTS)
    await stop()
  })

  test('frees its slot for the next job as soon as it responds, without another poll', async () => {
    for (let count = 0; count < 8; count += 1) await add('hangs', `hangs-${count}`)
    const { started, end, poll, stop } = runner()
    await poll()
    expect(started).toHaveLength(SLOTS)
    end(started[2] ?? '')
    await expect.poll(() => started.length).toBe(SLOTS + 1)
    end(started[0] ?? '')
    await expect.poll(() => started.length).toBe(SLOTS + 2)
    await stop()
  })
})

test('a runner that stops claims no more jobs when a slot becomes free', async () => {
  for (let count = 0; count < 8; count += 1) await add('hangs', `hangs-${count}`)
  const { started, poll, stop } = runner()
  await poll()
  await stop()
  await poll()
  expect(started).toHaveLength(SLOTS)
  const states = await database.queries('jobs').pluck('state')
  expect(states.filter((state) => state === 'done')).toHaveLength(SLOTS)
  expect(states.filter((state) => state === 'ready')).toHaveLength(3)
})

test('a running job is not started a second time when the clock is set forward beyond its lease', async () => {
  await add('hangs', 'long')
  const { started, poll, stop } = runner()
  await poll()
  clock.jump(3_600_000)
  await poll()
  expect(started).toEqual(['long'])
  await stop()
  expect(await database.queries('jobs').first()).toMatchObject({ state: 'done' })
})
