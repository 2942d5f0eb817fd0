import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** A component, or a module of several, whose code is fetched apart from the page's: one for all places that render it. */
export interface LazyPart<Part> {
  /** Fetches it, unless it has come or is on its way. Rejects when it could not be fetched. */
  load: () => Promise<void>
  /** Calls back once it has come. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** What was fetched, once it has come. */
  get: () => Part | undefined
}

/** `createLazyPart(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs))` */
export function createLazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  const listeners = new Set<() => void>()
  let part: Part | undefined
  let request: Promise<void> | undefined
  return {
    load() {
      request ??= fetchPart().then(
        (fetched) => {
          part = fetched
          for (const listener of listeners) listener()
        },
        (error) => {
          request = undefined
          throw error
        },
      )
      return request
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => part,
  }
}

/** One component of a lazy module. */
export const componentOf = <Module, Component>(
  { load, subscribe, get }: LazyPart<Module>,
  pick: (module: Module) => Component,
): LazyPart<Component> => ({
  load,
  subscribe,
  get: () => {
    const module = get()
    return module && pick(module)
  },
})

/** A busy browser may put off idle work for this long, in milliseconds. A page in the background is seldom idle. */
const IDLE_TIMEOUT_MS = 2000

/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  let isCancelled = false
  const runUnlessCancelled = () => isCancelled || run()
  const wait = () => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) requestIdleCallback(runUnlessCancelled, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(runUnlessCancelled)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
  }
}

/** Fetches parts while the browser is idle, so that they are there when they are needed. `parts` stays the same array. */
export function usePreload(parts: readonly Pick<LazyPart<unknown>, 'load'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A failure is shown when the part is needed.
        for (const part of parts) part.load().catch(() => undefined)
      }),
    [parts],
  )
}

/**
 * A part that is fetched while the browser is idle, or at once when it `isNeeded` before. `hasFailed`: it is needed and could
 * not be fetched.
 */
export function useLazyPart<Props>(part: LazyPart<ComponentType<Props>>, isNeeded: boolean) {
  const Component = useSyncExternalStore(part.subscribe, part.get, () => undefined)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => whenIdle(() => part.load().catch(() => undefined)), [part])
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    part.load().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
      setFailed(false)
    }
  }, [part, isNeeded])

  return { Component, hasFailed }
}
