import { vi } from 'vitest'

/** Waits until `check` no longer throws, however busy the machine is. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { interval: 20 })
