import { describe, expect, test } from 'vitest'
import { Refusal } from './problems.ts'
import { createSemaphore, type SemaphoreEntry } from './semaphore.ts'
import { testTimers } from './testing/database-test-tools.ts'

/** Timers whose waits last until a test ends them. */
function manualTimers() {
  const waits: (() => void)[] = []
  const within = <Result>(_ms: number, timeout: string, work: Promise<Result>) => {
    const expired = new Promise<never>((_, reject) => waits.push(() => reject(new Error(timeout))))
    return Promise.race([work, expired])
  }
  return { timers: { ...testTimers, within }, waits }
}

/** A semaphore whose work runs until `finish` is called, with the names of the work that started, in order. */
function watchedSemaphore({ concurrency = 1, maxWaiting = 4, maxWaitingPerGroup = 4 } = {}) {
  const { timers, waits } = manualTimers()
  const options = { timers, concurrency, maxWaiting, maxWaitingPerGroup, maxWait: 5000, retryAfter: 3 }
  const semaphore = createSemaphore(options)
  const started: string[] = []
  const running: (() => void)[] = []
  const outcomes = new Map<string, Promise<string>>()
  const enter = (name: string, entry: Partial<SemaphoreEntry> = {}): void => {
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => running.push(resolve))
    }
    const outcome = semaphore({ group: name, rank: 1, ...entry }, work).then(
      () => 'done',
      ({ code }) => code,
    )
    outcomes.set(name, outcome)
  }
  /** Ends the oldest running work and lets the next one start. */
  const finish = async () => {
    running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { semaphore, enter, finish, started, waits, outcomeOf: (name: string) => outcomes.get(name) }
}
const busy = { code: 'busy', options: { retryAfter: 3 } }

test('a semaphore runs some work, queues some in order, refuses the rest, and is free again when all is done', async () => {
  const { semaphore, enter, finish, started, outcomeOf } = watchedSemaphore({ concurrency: 2, maxWaiting: 2 })
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  expect(started).toEqual(['a', 'b'])
  expect(semaphore.load()).toEqual({ running: 2, waiting: 2 })
  await expect(semaphore({ group: 'e', rank: 1 }, async () => {})).rejects.toMatchObject(busy)
  for (let count = 0; count < 4; count += 1) await finish()
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(outcomeOf))).toEqual(['done', 'done', 'done', 'done'])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(semaphore.load()).toEqual({ running: 0, waiting: 0 })
})

test('queued work whose check fails is not started, and the next one starts instead', async () => {
  const { enter, finish, started, outcomeOf } = watchedSemaphore()
  let isOver = false
  const check = () => {
    if (isOver) throw new Refusal('too_many_tries')
  }
  enter('running', { check })
  enter('useless', { check })
  enter('next')
  isOver = true
  await finish()
  expect(await outcomeOf('useless')).toBe('too_many_tries')
  expect(started).toEqual(['running', 'next'])
})

test('work that fails makes room for the next', async () => {
  const { semaphore } = watchedSemaphore({ maxWaiting: 0 })
  await expect(semaphore({ group: 'a', rank: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore({ group: 'a', rank: 1 }, async () => 'next')).toBe('next')
})

describe('the order of the queue', () => {
  test('is by rank, regardless of arrival', async () => {
    const { enter, finish, started } = watchedSemaphore()
    enter('running')
    enter('last', { rank: 2 })
    enter('second', { rank: 1 })
    enter('first', { rank: 0 })
    for (let count = 0; count < 4; count += 1) await finish()
    expect(started).toEqual(['running', 'first', 'second', 'last'])
  })

  test('alternates between groups: one with many entries delays another by a single one', async () => {
    const { enter, finish, started } = watchedSemaphore({ maxWaiting: 100, maxWaitingPerGroup: 100 })
    for (let count = 1; count <= 20; count += 1) enter(`flood ${count}`, { group: 'flood' })
    await finish()
    enter('other', { group: 'other' })
    await finish()
    enter('other again', { group: 'other' })
    await finish()
    await finish()
    expect(started).toEqual(['flood 1', 'flood 2', 'other', 'flood 3', 'other again'])
  })
})

describe('a full queue', () => {
  test('refuses the newest entry of the largest group in favour of a smaller group', async () => {
    const { enter, finish, started, outcomeOf } = watchedSemaphore({ maxWaiting: 3, maxWaitingPerGroup: 3 })
    enter('running')
    for (let count = 1; count <= 3; count += 1) enter(`flood ${count}`, { group: 'flood' })
    enter('other')
    expect(await outcomeOf('flood 3')).toBe('busy')
    enter('flood 4', { group: 'flood' })
    expect(await outcomeOf('flood 4')).toBe('busy')
    for (let count = 0; count < 4; count += 1) await finish()
    expect(started.toSorted()).toEqual(['flood 1', 'flood 2', 'other', 'running'])
  })

  test('refuses one of many groups that was served lately in favour of a group that was not', async () => {
    const { enter, finish, outcomeOf } = watchedSemaphore({ maxWaiting: 2 })
    enter('first')
    enter('second')
    await finish()
    // Both have been served, and come again; nobody has more entries than another.
    enter('first again', { group: 'first' })
    enter('second again', { group: 'second' })
    enter('new')
    expect(await outcomeOf('second again')).toBe('busy')
    enter('newer')
    expect(await outcomeOf('first again')).toBe('busy')
    // A caller who comes back does not replace a new one, and a new one does not replace another.
    enter('first once more', { group: 'first' })
    enter('newest')
    expect(await Promise.all(['first once more', 'newest'].map(outcomeOf))).toEqual(['busy', 'busy'])
    await finish()
    await finish()
    await finish()
    expect(await Promise.all(['new', 'newer'].map(outcomeOf))).toEqual(['done', 'done'])
  })

  test('refuses a less urgent entry, also of the same group, and never a more urgent one', async () => {
    const { enter, outcomeOf } = watchedSemaphore({ maxWaiting: 8, maxWaitingPerGroup: 2 })
    enter('running')
    enter('sign-in', { group: 'office', rank: 1 })
    enter('registration', { group: 'office', rank: 2 })
    enter('another sign-in', { group: 'office', rank: 1 })
    expect(await outcomeOf('registration')).toBe('busy')
    enter('another registration', { group: 'office', rank: 2 })
    expect(await outcomeOf('another registration')).toBe('busy')
  })
})

describe('a waiting entry', () => {
  test('is refused as busy when it has waited too long, and leaves the queue', async () => {
    const { semaphore, enter, finish, started, waits, outcomeOf } = watchedSemaphore()
    enter('running')
    enter('late')
    enter('next')
    waits[0]?.()
    expect(await outcomeOf('late')).toBe('busy')
    expect(semaphore.load().waiting).toBe(1)
    await finish()
    expect(started).toEqual(['running', 'next'])
  })

  test('that is admitted just as its wait times out lets the next one start', async () => {
    const { semaphore, enter, finish, started, waits, outcomeOf } = watchedSemaphore()
    enter('running')
    enter('late')
    waits[0]?.()
    await finish()
    expect(await outcomeOf('late')).toBe('busy')
    expect(semaphore.load()).toEqual({ running: 0, waiting: 0 })
    enter('next')
    expect(started.at(-1)).toBe('next')
  })

  test('that is aborted leaves the queue; one that was aborted before does not enter it', async () => {
    const { semaphore, enter, finish, started, outcomeOf } = watchedSemaphore()
    enter('running')
    const gone = new AbortController()
    enter('gone', { signal: gone.signal })
    enter('next')
    gone.abort()
    expect(await outcomeOf('gone')).toBe('busy')
    enter('gone before', { signal: gone.signal })
    expect(await outcomeOf('gone before')).toBe('busy')
    expect(semaphore.load()).toEqual({ running: 1, waiting: 1 })
    await finish()
    expect(started).toEqual(['running', 'next'])
  })
})
