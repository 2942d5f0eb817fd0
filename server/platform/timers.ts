/** Waiting, injected so that tests never sleep. */
export interface Timers {
  /** Resolves after `ms` milliseconds. */
  sleep(ms: number): Promise<void>
  /** Runs `task` every `ms` milliseconds, the next wait starting when the last run ended; the answer stops it. */
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
      while (!stopped) {
        await task()
        if (stopped) return
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
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
