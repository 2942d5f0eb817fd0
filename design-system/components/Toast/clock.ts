/** The time that the toast rules count with. Injected, so that tests and pictures decide how it passes. */
export interface Clock {
  /** Milliseconds that only ever grow. Compared with each other, never shown. */
  now: () => number
  /** Calls back once after `ms`; gives what `clearTimeout` takes. */
  setTimeout: (callback: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

/** The browser's own. Touches `window` when called, not when imported, so that a server can load it. */
export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
}
