import { vi } from 'vitest'

/** Waits until `check` no longer throws; a busy machine only takes longer. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { interval: 20 })
