/**
 * Timeouts of tests, in milliseconds. A passing test never reaches them: they end tests that hang, and are so long that results do not
 * depend on how fast or busy a machine is.
 */
export const testTimeouts = {
  /** For one condition or event. */
  wait: 60_000,
  /** For an entire test, and for its setup. */
  test: 300_000,
}
