import { Refusal } from './problems.ts'
import type { Timers } from './timers.ts'

/** On whose behalf work is queued, and how urgent it is. */
export interface Turn {
  /** Such as a network: groups take turns. */
  group: string
  /** Lower ranks go first. */
  rank: number
  /** Aborted when the result is no longer wanted; queued work then leaves the queue. */
  signal?: AbortSignal | undefined
  /** Called right before the work starts: throws when it must not be done any more. */
  check?: () => void
}

/** Runs work a few at a time. */
export interface Semaphore {
  /** Throws a 503 when there is no room in the queue, when the wait takes too long, and when the turn's signal is aborted. */
  <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
  /** How many run now, and how many wait for their turn. */
  load(): { running: number; waiting: number }
}

interface SemaphoreOptions {
  timers: Pick<Timers, 'within'>
  /** How many run side by side. */
  places: number
  /** How many may wait for their turn, so that memory stays bounded. */
  waiting: number
  /** How many of them may be of one group. */
  waitingOfGroup: number
  /** How long work may wait, in milliseconds. */
  patience: number
  /** After how many seconds a refused caller may try again. */
  retryAfter: number
}

interface Waiter extends Turn {
  turn: PromiseWithResolvers<void>
}

/** For how many groups the last turn is remembered. */
const REMEMBERED = 1000

/**
 * A semaphore with one queue. The lowest rank goes first; within a rank the groups take turns, so a group with a thousand
 * entries delays another one by a single turn. When the queue is full, a new entry replaces a less urgent one, or one of a group with more
 * entries; that one is refused.
 */
export function createSemaphore({ timers, places, patience, retryAfter, ...most }: SemaphoreOptions): Semaphore {
  let free = places
  let turns = 0
  const queue = new Set<Waiter>()
  /** The number of each group's last turn, the oldest first. */
  const lastTurns = new Map<string, number>()

  const busy = () => new Refusal('busy', { retryAfter })

  function take(group: string): void {
    free -= 1
    turns += 1
    lastTurns.delete(group)
    lastTurns.set(group, turns)
    const oldest = lastTurns.keys().next()
    if (lastTurns.size > REMEMBERED && !oldest.done) lastTurns.delete(oldest.value)
  }

  /** The next entry; among equals the one that came first. */
  function next(): Waiter | undefined {
    const last = ({ group }: Waiter) => lastTurns.get(group) ?? 0
    return [...queue].sort((a, b) => a.rank - b.rank || last(a) - last(b))[0]
  }

  function giveBack(): void {
    free += 1
    const waiter = next()
    if (!waiter) return
    queue.delete(waiter)
    take(waiter.group)
    waiter.turn.resolve()
  }

  /** Makes room for a new entry among `waiters`, or throws. The newest of the lowest priority is removed. */
  function makeRoom({ group, rank }: Turn, waiters: readonly Waiter[]): void {
    const groups = Map.groupBy(waiters, (waiter) => waiter.group)
    const size = (of: string) => groups.get(of)?.length ?? 0
    const [worst] = waiters.toReversed().sort((a, b) => b.rank - a.rank || size(b.group) - size(a.group))
    const isWorse = worst && (worst.rank > rank || (worst.rank === rank && size(worst.group) > size(group) + 1))
    if (!isWorse) throw busy()
    queue.delete(worst)
    worst.turn.reject(busy())
  }

  async function wait(turn: Turn): Promise<void> {
    const ofGroup = [...queue].filter(({ group }) => group === turn.group)
    if (ofGroup.length >= most.waitingOfGroup) makeRoom(turn, ofGroup)
    else if (queue.size >= most.waiting) makeRoom(turn, [...queue])
    const waiter: Waiter = { ...turn, turn: Promise.withResolvers<void>() }
    const leave = () => {
      if (queue.delete(waiter)) waiter.turn.reject(busy())
    }
    turn.signal?.addEventListener('abort', leave, { once: true })
    queue.add(waiter)
    try {
      await timers.within(patience, 'The wait took too long', waiter.turn.promise)
    } catch {
      leave()
      // If the turn came at the same time as the timeout, it is passed on.
      await waiter.turn.promise.then(giveBack, () => {})
      throw busy()
    } finally {
      turn.signal?.removeEventListener('abort', leave)
    }
  }

  async function run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (turn.signal?.aborted) throw busy()
    if (free > 0) take(turn.group)
    else await wait(turn)
    try {
      turn.check?.()
      return await work()
    } finally {
      giveBack()
    }
  }

  return Object.assign(run, { load: () => ({ running: places - free, waiting: queue.size }) })
}
