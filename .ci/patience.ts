/**
 * Timeouts of tests, in milliseconds. A passing test never reaches them: they end tests that hang, and are so long that nothing depends
 * on how fast or busy a machine is.
 */
export const patience = {
  /** For one condition or event. */
  wait: 60_000,
  /** For a whole test, and for its setup. */
  test: 300_000,
}
