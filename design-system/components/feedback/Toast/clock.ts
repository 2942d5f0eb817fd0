/** The source of time for toasts. Injected, so that tests and pictures control it. */
export interface Clock {
  /** Monotonic time in milliseconds, only for differences. */
  now: () => number
  /** Calls back once after `ms`. Returns the id for `clearTimeout`. */
  setTimeout: (callback: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

/** The browser's clock. Accesses `window` when called, not when imported, so that a server can load it. */
export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
}
