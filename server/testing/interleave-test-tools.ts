import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queries } from '#server/platform/db/database.ts'

/** Runs a function in the async context in which this module was loaded, which is outside of any transaction. */
const runOutside = AsyncLocalStorage.snapshot()

/**
 * The same queries, but each statement first waits for `between`: a deterministic worst case of what other processes do meanwhile.
 * `between` runs outside any transaction that the statements belong to.
 */
export function interleaved<Q extends Queries>(queries: Q, between: () => Promise<unknown>): Q {
  const wrap = <T extends object>(builder: T): T => {
    const proxy: T = new Proxy(builder, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'then') {
          return (resolve: unknown, reject: (error: unknown) => void) =>
            runOutside(between).then(() => Reflect.apply(value, target, [resolve, reject]), reject)
        }
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, args)
          return result === target ? proxy : result
        }
      },
    })
    return proxy
  }
  return new Proxy(queries, {
    apply: (target, self, args) => wrap(Reflect.apply(target as unknown as (...args: unknown[]) => object, self, args)),
  })
}
