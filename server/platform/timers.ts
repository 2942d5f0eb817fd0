/** Waiting, injected so that tests never sleep. */
export interface Timers {
  /** Resolves after `ms` milliseconds. */
  sleep(ms: number): Promise<void>
  /** Waits `ms` milliseconds, runs `task`, and repeats. The returned function stops this, and resolves once no run is in progress. */
  every(ms: number, task: () => Promise<void>): () => Promise<void>
  /** Resolves with the result of `work`, or rejects after `ms` milliseconds with a `TimeoutError` whose message is `timeout`. */
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
      timer = setTimeout(() => reject(Object.assign(new Error(timeout), { name: 'TimeoutError' })), ms)
    })
    try {
      return await Promise.race([work, expired])
    } finally {
      clearTimeout(timer)
    }
  },
}

/** A number from 0 up to 1, for spreading events that would otherwise happen at the same time. */
export const systemRandom = () => Math.random()
