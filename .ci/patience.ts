/**
 * How long tests wait, in milliseconds. Nobody waits this long where a test passes: it ends one that hangs, and is so long that
 * nothing depends on how fast or how busy a machine is.
 */
export const patience = {
  /** For one thing that must come. */
  wait: 60_000,
  /** For a whole test, and for what is set up before it. */
  test: 300_000,
}
