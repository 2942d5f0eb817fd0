import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createJobRunner } from './job-runner.ts'
import { createJobsStore } from './jobs-store.ts'

/** How many jobs of one kind are done at the same time. */
const PLACES = 5

const clock = createManualClock()
const steadyClock = createSteadyClock(clock)
const ids = createIds(steadyClock)
const { database, remove } = await createTestDatabase()
const store = createJobsStore({ clock: steadyClock, ids })
afterAll(remove)
beforeEach(() => database.queries('jobs').delete())

const add = (kind: string, subjectId: string) => store.add(database.queries, { kind, subjectId, runAt: clock.now() })

/**
 * A runner whose polls the test makes, with two kinds of jobs: `hangs` ends when the test says so, `quick` at once. Answers
 * what was begun and done, in order.
 */
function runner() {
  const begun: string[] = []
  const done: string[] = []
  const hanging = new Map<string, () => void>()
  let poll = async () => {}
  const timers: Timers = {
    ...testTimers,
    every(ms, task) {
      if (ms === 200) poll = task
      return async () => {}
    },
    within: (_ms, _timeout, work) => work,
  }
  const made = createJobRunner({
    ...{ database, store, clock: steadyClock, timers, random: () => 1, lease: 60_000 },
    log: createLog('silent'),
    worker: 'one',
    metrics: createMetrics(),
    handlers: {
      hangs: {
        async run({ subjectId }) {
          begun.push(subjectId)
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
  made.start()
  return {
    begun,
    done,
    poll: () => poll(),
    end: (subjectId: string) => hanging.get(subjectId)?.(),
    async stop() {
      const stopping = made.stop()
      for (const end of hanging.values()) end()
      await stopping
    },
  }
}

describe('a provider that hangs', () => {
  test('holds the places of its own kind; jobs of others are done at the next look, also from behind it', async () => {
    for (let count = 0; count < 30; count += 1) await add('hangs', `hangs-${count}`)
    for (let count = 0; count < 12; count += 1) await add('quick', `quick-${count}`)
    const { begun, done, poll, stop } = runner()
    await poll()
    expect(begun).toHaveLength(PLACES)
    await expect.poll(() => done.length).toBe(12)
    await add('quick', 'ordered later')
    await poll()
    expect(done.at(-1)).toBe('ordered later')
    expect(begun).toHaveLength(PLACES)
    await stop()
  })

  test('leaves its place to the next job at once, without another look', async () => {
    for (let count = 0; count < 8; count += 1) await add('hangs', `hangs-${count}`)
    const { begun, end, poll, stop } = runner()
    await poll()
    expect(begun).toHaveLength(PLACES)
    end(begun[2] ?? '')
    await expect.poll(() => begun.length).toBe(PLACES + 1)
    end(begun[0] ?? '')
    await expect.poll(() => begun.length).toBe(PLACES + 2)
    await stop()
  })
})

test('a runner that stops takes no more jobs when a place becomes free', async () => {
  for (let count = 0; count < 8; count += 1) await add('hangs', `hangs-${count}`)
  const { begun, poll, stop } = runner()
  await poll()
  await stop()
  expect(begun).toHaveLength(PLACES)
  const states = await database.queries('jobs').pluck('state')
  expect(states.filter((state) => state === 'done')).toHaveLength(PLACES)
  expect(states.filter((state) => state === 'ready')).toHaveLength(3)
})

test('a job at hand is not begun a second time when the clock is set forward beyond its lease', async () => {
  await add('hangs', 'long')
  const { begun, poll, stop } = runner()
  await poll()
  clock.jump(3_600_000)
  await poll()
  expect(begun).toEqual(['long'])
  await stop()
  expect(await database.queries('jobs').first()).toMatchObject({ state: 'done' })
})
