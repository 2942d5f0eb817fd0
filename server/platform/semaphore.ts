import { Refusal } from './problems.ts'
import type { Timers } from './timers.ts'

/** An entry in the queue: the group that it belongs to, and how urgent it is. */
export interface SemaphoreEntry {
  /** Such as a network. Groups take turns. */
  group: string
  /** Lower ranks go first. */
  rank: number
  /** Aborted when the result is no longer needed; waiting work then leaves the queue. */
  signal?: AbortSignal | undefined
  /** Called before work starts that had to wait; throws when it must no longer be done. */
  check?: () => unknown
}

/** Runs a bounded number of tasks at the same time. */
export interface Semaphore {
  /** Throws a 503 when the queue is full, when the wait takes too long, and when the entry's signal is aborted. */
  <Result>(entry: SemaphoreEntry, work: () => Promise<Result>): Promise<Result>
  /** The number of running and of waiting tasks. */
  load(): { running: number; waiting: number }
}

interface SemaphoreOptions {
  timers: Pick<Timers, 'within'>
  /** The number of tasks that run at the same time. */
  concurrency: number
  /** The number of tasks that may wait, so that memory stays bounded. */
  maxWaiting: number
  /** The number of tasks of one group that may wait. */
  maxWaitingPerGroup: number
  /** How long a task may wait, in milliseconds. */
  maxWait: number
  /** Seconds after which a refused caller may try again. */
  retryAfter: number
}

interface Waiter extends SemaphoreEntry {
  admission: PromiseWithResolvers<void>
}

/** The number of groups whose last admission is remembered. */
const REMEMBERED = 1000

/**
 * A semaphore with one queue. The lowest rank goes first; within a rank the groups take turns, so a group with a thousand
 * entries delays another one by a single entry. When the queue is full, a new entry replaces a less urgent one, or one of a group with more
 * entries, or with as many that was admitted later; the replaced one is refused. So a flood from many groups does not shut out a new one.
 */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { timers, concurrency, maxWaiting, maxWaitingPerGroup, maxWait, retryAfter } = options
  let free = concurrency
  let admissions = 0
  const queue = new Set<Waiter>()
  /** The sequence number of each group's last admission, the oldest first. */
  const lastAdmissions = new Map<string, number>()

  const busy = () => new Refusal('busy', { retryAfter })

  function acquire(group: string): void {
    free -= 1
    admissions += 1
    lastAdmissions.delete(group)
    lastAdmissions.set(group, admissions)
    const oldest = lastAdmissions.keys().next()
    if (lastAdmissions.size > REMEMBERED && !oldest.done) lastAdmissions.delete(oldest.value)
  }

  /** When a group was admitted last; 0 for one that was not. */
  const last = ({ group }: Pick<Waiter, 'group'>) => lastAdmissions.get(group) ?? 0

  /** The next entry; among equals the one that came first. */
  function next(): Waiter | undefined {
    return [...queue].sort((a, b) => a.rank - b.rank || last(a) - last(b))[0]
  }

  function release(): void {
    free += 1
    const waiter = next()
    if (!waiter) return
    queue.delete(waiter)
    acquire(waiter.group)
    waiter.admission.resolve()
  }

  /** Makes room for a new entry among `waiters`, or throws. The newest of the lowest priority is removed. */
  function makeRoom({ group, rank }: SemaphoreEntry, waiters: readonly Waiter[]): void {
    const groups = Map.groupBy(waiters, (waiter) => waiter.group)
    const size = (of: string) => groups.get(of)?.length ?? 0
    const [worst] = waiters
      .toReversed()
      .sort((a, b) => b.rank - a.rank || size(b.group) - size(a.group) || last(b) - last(a))
    // How many more entries the group of the worst one has than the new one's would have.
    const more = worst ? size(worst.group) - size(group) - 1 : 0
    const isWorse =
      worst?.rank === rank ? more > 0 || (more === 0 && last(worst) > last({ group })) : (worst?.rank ?? rank) > rank
    if (!worst || !isWorse) throw busy()
    queue.delete(worst)
    worst.admission.reject(busy())
  }

  async function wait(entry: SemaphoreEntry): Promise<void> {
    const ofGroup = [...queue].filter(({ group }) => group === entry.group)
    if (ofGroup.length >= maxWaitingPerGroup) makeRoom(entry, ofGroup)
    else if (queue.size >= maxWaiting) makeRoom(entry, [...queue])
    const waiter: Waiter = { ...entry, admission: Promise.withResolvers<void>() }
    const leave = () => {
      if (queue.delete(waiter)) waiter.admission.reject(busy())
    }
    entry.signal?.addEventListener('abort', leave, { once: true })
    queue.add(waiter)
    try {
      await timers.within(maxWait, 'The wait took too long', waiter.admission.promise)
    } catch {
      leave()
      // An admission that came at the same time as the timeout is passed on.
      await waiter.admission.promise.then(release, () => {})
      throw busy()
    } finally {
      entry.signal?.removeEventListener('abort', leave)
    }
  }

  async function run<Result>(entry: SemaphoreEntry, work: () => Promise<Result>): Promise<Result> {
    if (entry.signal?.aborted) throw busy()
    const mustWait = free === 0
    if (mustWait) await wait(entry)
    else acquire(entry.group)
    try {
      if (mustWait) await entry.check?.()
      return await work()
    } finally {
      release()
    }
  }

  return Object.assign(run, { load: () => ({ running: concurrency - free, waiting: queue.size }) })
}
