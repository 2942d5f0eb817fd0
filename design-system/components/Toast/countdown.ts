import type { Clock } from './clock.ts'

/** Time running out that can be held and goes on with what was left. */
export interface Countdown {
  /** Goes on. Does nothing while it is going or after its end. */
  run: () => void
  /** Stands still and keeps what is left. */
  hold: () => void
}

/** A countdown of `duration` milliseconds, standing still at first. `onEnd` is called once. */
export function createCountdown(clock: Clock, duration: number, onEnd: () => void): Countdown {
  let left = duration
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
      running = { timer: clock.setTimeout(end, left), since: clock.now() }
    },
    hold() {
      if (!running) return
      clock.clearTimeout(running.timer)
      left = Math.max(0, left - (clock.now() - running.since))
      running = null
    },
  }
}
