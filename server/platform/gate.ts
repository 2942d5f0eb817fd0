import { Refusal } from './problems.ts'

/** Runs work a few at a time. */
export interface Gate {
  <Result>(work: () => Promise<Result>): Promise<Result>
  /** How many run now, and how many wait for their turn. */
  load(): { running: number; waiting: number }
}

interface GateOptions {
  /** How many run side by side. */
  places: number
  /** How many may wait for their turn; one more is refused with a 503, so that memory and waiting stay bounded. */
  waiting: number
  /** After how many seconds a refused caller may try again. */
  retryAfter: number
}

export function createGate({ places, waiting, retryAfter }: GateOptions): Gate {
  let free = places
  const queue: (() => void)[] = []
  const run = async <Result>(work: () => Promise<Result>) => {
    if (free > 0) free -= 1
    else if (queue.length >= waiting) throw new Refusal('busy', { retryAfter })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
  return Object.assign(run, { load: () => ({ running: places - free, waiting: queue.length }) })
}
