import { describe, expect, test } from 'vitest'
import { Refusal } from './problems.ts'
import { createSemaphore, type Turn } from './semaphore.ts'
import { testTimers } from './testing/database-test-tools.ts'

/** Waits that last until a test ends them. */
function patientTimers() {
  const waits: (() => void)[] = []
  const within = <Result>(_ms: number, timeout: string, work: Promise<Result>) => {
    const late = new Promise<never>((_, reject) => waits.push(() => reject(new Error(timeout))))
    return Promise.race([work, late])
  }
  return { timers: { ...testTimers, within }, waits }
}

/** A semaphore of `places`, and what was let in, in order, each as long as `finish` was not called. */
function watchedSemaphore({ places = 1, waiting = 4, waitingOfGroup = 4 } = {}) {
  const { timers, waits } = patientTimers()
  const semaphore = createSemaphore({ timers, places, waiting, waitingOfGroup, patience: 5000, retryAfter: 3 })
  const started: string[] = []
  const running: (() => void)[] = []
  const outcomes = new Map<string, Promise<string>>()
  const enter = (name: string, turn: Partial<Turn> = {}): void => {
    const work = () => {
      started.push(name)
      return new Promise<void>((resolve) => running.push(resolve))
    }
    const outcome = semaphore({ group: name, rank: 1, ...turn }, work).then(
      () => 'done',
      ({ code }) => code,
    )
    outcomes.set(name, outcome)
  }
  /** Lets the oldest running work end, and the next one begin. */
  const finish = async () => {
    running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { semaphore, enter, finish, started, waits, outcomeOf: (name: string) => outcomes.get(name) }
}
const busy = { code: 'busy', options: { retryAfter: 3 } }

test('a semaphore lets a few in, makes a few wait in turn, refuses the rest, and is free again when all is done', async () => {
  const { semaphore, enter, finish, started, outcomeOf } = watchedSemaphore({ places: 2, waiting: 2 })
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  expect(started).toEqual(['a', 'b'])
  expect(semaphore.load()).toEqual({ running: 2, waiting: 2 })
  await expect(semaphore({ group: 'e', rank: 1 }, async () => {})).rejects.toMatchObject(busy)
  for (let turn = 0; turn < 4; turn += 1) await finish()
  expect(await Promise.all(['a', 'b', 'c', 'd'].map(outcomeOf))).toEqual(['done', 'done', 'done', 'done'])
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(semaphore.load()).toEqual({ running: 0, waiting: 0 })
})

test('what is not to be done any more when its turn comes is not done, and its place goes to the next', async () => {
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

test('work that fails gives its place back', async () => {
  const { semaphore } = watchedSemaphore({ waiting: 0 })
  await expect(semaphore({ group: 'a', rank: 1 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore({ group: 'a', rank: 1 }, async () => 'next')).toBe('next')
})

describe('whose turn it is', () => {
  test('is decided by rank, whoever came first', async () => {
    const { enter, finish, started } = watchedSemaphore()
    enter('running')
    enter('last', { rank: 2 })
    enter('second', { rank: 1 })
    enter('first', { rank: 0 })
    for (let turn = 0; turn < 4; turn += 1) await finish()
    expect(started).toEqual(['running', 'first', 'second', 'last'])
  })

  test('goes round the groups: one that asks often delays another by a single turn', async () => {
    const { enter, finish, started } = watchedSemaphore({ waiting: 100, waitingOfGroup: 100 })
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
  test('gives up the last of the group that holds the most of it, for one that holds less', async () => {
    const { enter, finish, started, outcomeOf } = watchedSemaphore({ waiting: 3, waitingOfGroup: 3 })
    enter('running')
    for (let count = 1; count <= 3; count += 1) enter(`flood ${count}`, { group: 'flood' })
    enter('other')
    expect(await outcomeOf('flood 3')).toBe('busy')
    enter('flood 4', { group: 'flood' })
    expect(await outcomeOf('flood 4')).toBe('busy')
    for (let turn = 0; turn < 4; turn += 1) await finish()
    expect(started.toSorted()).toEqual(['flood 1', 'flood 2', 'other', 'running'])
  })

  test('gives up what is less urgent, of its own group as well, and never what is more urgent', async () => {
    const { enter, outcomeOf } = watchedSemaphore({ waiting: 8, waitingOfGroup: 2 })
    enter('running')
    enter('sign-in', { group: 'office', rank: 1 })
    enter('registration', { group: 'office', rank: 2 })
    enter('another sign-in', { group: 'office', rank: 1 })
    expect(await outcomeOf('registration')).toBe('busy')
    enter('another registration', { group: 'office', rank: 2 })
    expect(await outcomeOf('another registration')).toBe('busy')
  })
})

describe('who waits', () => {
  test('for too long is told to come back, and holds no place any more', async () => {
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

  test('and is given a turn in the moment in which the wait ends, passes it on', async () => {
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

  test('and hangs up leaves the queue; who has hung up before does not enter it', async () => {
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
