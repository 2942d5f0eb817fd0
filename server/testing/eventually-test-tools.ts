import { vi } from 'vitest'

/** How long something may take on a machine that is busy with other work, in milliseconds. */
const PATIENCE = 15_000

/** Waits until `check` throws no more, as long as it takes on a busy machine. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 20 })
