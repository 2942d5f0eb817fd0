import type { Clock } from './clock.ts'

/** A timer that can be paused and resumed. */
export interface Countdown {
  /** Starts or resumes. Does nothing if it is running or has ended. */
  run: () => void
  /** Pauses, and keeps the remaining time. */
  pause: () => void
}

/** Creates a paused countdown of `duration` milliseconds. `onEnd` is called once. */
export function createCountdown(clock: Clock, duration: number, onEnd: () => void): Countdown {
  let remaining = duration
  let ended = false
  let running: { timer: number; since: number } | null = null

  const end = () => {
    running = null
    ended = true
    onEnd()
  }

  return {
    run() {
      if (running || ended) return
      running = { timer: clock.setTimeout(end, remaining), since: clock.now() }
    },
    pause() {
      if (!running) return
      clock.clearTimeout(running.timer)
      remaining = Math.max(0, remaining - (clock.now() - running.since))
      running = null
    },
  }
}
