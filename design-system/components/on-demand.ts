import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** A part of a page whose code is fetched apart from the page's. One for everybody who shows it. */
export interface OnDemandPart<Props> {
  /** Fetches it, unless it is there or under way. Rejects when it could not be fetched. */
  load: () => Promise<void>
  /** Calls back once it is there. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** The part, once it has been fetched. */
  get: () => ComponentType<Props> | undefined
}

/** Names a part by what fetches it: `onDemand(() => import('./Dialogs.tsx').then(({ Dialogs }) => Dialogs))`. */
export function onDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>): OnDemandPart<Props> {
  const listeners = new Set<() => void>()
  let part: ComponentType<Props> | undefined
  let asked: Promise<void> | undefined
  return {
    load() {
      asked ??= fetchPart().then(
        (fetched) => {
          part = fetched
          for (const listener of listeners) listener()
        },
        (error) => {
          asked = undefined
          throw error
        },
      )
      return asked
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => part,
  }
}

/** How long a busy browser may put off what waits for it to be idle, in milliseconds. A page in the background seldom is. */
const LONGEST_WAIT = 2000

/** Calls `act` when the page has loaded and the browser has nothing else to do. Returns the way to stop. */
function whenIdle(act: () => void): () => void {
  let stopped = false
  const run = () => stopped || act()
  const wait = () => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LONGEST_WAIT })
    else setTimeout(run)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    stopped = true
  }
}

/**
 * A part that is fetched while the browser is idle, so that it is there when it is wanted, and at once when it is `wanted`
 * before. `hasFailed`: it was wanted and could not be fetched.
 */
export function useOnDemand<Props>(part: OnDemandPart<Props>, wanted: boolean) {
  const Part = useSyncExternalStore(part.subscribe, part.get, () => undefined)
  const [hasFailed, setFailed] = useState(false)

  // What fails unasked is said when it is wanted.
  useEffect(() => whenIdle(() => part.load().catch(() => undefined)), [part])
  useEffect(() => {
    if (!wanted) return
    let isOver = false
    part.load().catch(() => isOver || setFailed(true))
    return () => {
      isOver = true
      setFailed(false)
    }
  }, [part, wanted])

  return { Part, hasFailed }
}
