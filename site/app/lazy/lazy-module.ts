import { type ComponentType, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { languageOfPage } from '#site/texts/language-of-page.ts'
import { type TextSource, textAreaOf } from '#site/texts/text-area.ts'

/** A module, or a component, whose code is loaded separately from the page's. One instance is shared by all places that render it. */
export interface LazyModule<Module> {
  /** Loads it, unless it is loaded or loading. Rejects when loading fails. */
  load: () => Promise<void>
  /** Calls the listener when it has loaded. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Returns the loaded module, or undefined before. */
  get: () => Module | undefined
}

/**
 * Creates a lazy module, such as `createLazyModule(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs))`. `areas`: the texts
 * that it reads; it counts as loaded when they have loaded in the language of the page.
 */
export function createLazyModule<Module>(
  fetchModule: () => Promise<Module>,
  areas: readonly TextSource[] = [],
): LazyModule<Module> {
  const listeners = new Set<() => void>()
  let module: Module | undefined
  let request: Promise<void> | undefined
  /** What the listeners know. */
  let announced: Module | undefined
  const get = () => (areas.every((area) => textAreaOf(area).get(languageOfPage())) ? module : undefined)
  return {
    async load() {
      const page = languageOfPage()
      request ??= fetchModule().then(
        (fetched) => {
          module = fetched
        },
        (error) => {
          request = undefined
          throw error
        },
      )
      await Promise.all([request, ...areas.map((area) => textAreaOf(area).load(page))])
      const loaded = get()
      if (announced === loaded) return
      announced = loaded
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get,
  }
}

/** Returns one component of a lazy module. */
export const componentOf = <Module, Component>(
  { load, subscribe, get }: LazyModule<Module>,
  pick: (module: Module) => Component,
): LazyModule<Component> => ({
  load,
  subscribe,
  get: () => {
    const module = get()
    return module && pick(module)
  },
})

/** Maximum delay of idle work in a busy browser, in milliseconds. A page in the background is rarely idle. */
const IDLE_TIMEOUT_MS = 2000

/** Calls `run` when the page has loaded and the browser is idle. Returns a function that cancels the call. */
function whenIdle(run: () => void): () => void {
  let isCancelled = false
  const runUnlessCancelled = () => isCancelled || run()
  const wait = () => {
    // Not every browser supports it.
    if ('requestIdleCallback' in window) requestIdleCallback(runUnlessCancelled, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(runUnlessCancelled)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    isCancelled = true
  }
}

/** Loads modules while the browser is idle, so that they are ready when needed. `modules` must be a stable array. */
export function usePreload(modules: readonly Pick<LazyModule<unknown>, 'load'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A failure is shown when the module is needed.
        for (const module of modules) module.load().catch(() => undefined)
      }),
    [modules],
  )
}

/**
 * Loads a component while the browser is idle, or immediately when it `isNeeded`. `hasFailed`: the component is needed, but
 * loading it has failed.
 */
export function useLazyComponent<Props>(module: LazyModule<ComponentType<Props>>, isNeeded: boolean) {
  // Many arrive together, while the browser is idle: they are drawn in slices, between which the page reacts.
  const Component = useDeferredValue(useSyncExternalStore(module.subscribe, module.get, () => undefined))
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => whenIdle(() => module.load().catch(() => undefined)), [module])
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    module.load().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
      setFailed(false)
    }
  }, [module, isNeeded])

  return { Component, hasFailed }
}
