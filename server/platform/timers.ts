/** Waiting, injected so that tests never sleep. */
export interface Timers {
  /** Resolves after `ms` milliseconds. */
  sleep(ms: number): Promise<void>
  /** Waits `ms` milliseconds, runs `task`, and so on; the answer ends it, and resolves when no run is under way. */
  every(ms: number, task: () => Promise<void>): () => Promise<void>
  /** The answer of `work`, or a rejection with `timeout` as its message after `ms` milliseconds. */
  within<Result>(ms: number, timeout: string, work: Promise<Result>): Promise<Result>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The machine's timers. */
export const systemTimers: Timers = {
  sleep,

  every(ms, task) {
    let stopped = false
    let wakeUp = () => {}
    const loop = async () => {
      for (;;) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        if (stopped) return
        await task()
        if (stopped) return
      }
    }
    const running = loop()
    return () => {
      stopped = true
      wakeUp()
      return running
    }
  },

  async within(ms, timeout, work) {
    let timer: NodeJS.Timeout | undefined
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(timeout)), ms)
    })
    try {
      return await Promise.race([work, expired])
    } finally {
      clearTimeout(timer)
    }
  },
}

/** A number from 0 up to 1, for spreading what would otherwise happen at once. */
export const systemRandom = () => Math.random()
