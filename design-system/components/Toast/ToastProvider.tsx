import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createAnnouncer } from './announcer.ts'
import { browserClock } from './clock.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { ToastContext } from './toast-context.ts'
import { createToastStore, type ToastStore } from './toast-store.ts'

export interface ToastProviderProps {
  children: ReactNode
  /** Where toasts are kept: one with a clock that stands still for pictures, or one shared with code outside React. Default: its own. */
  store?: ToastStore
}

/** Gives everything inside `useToast()` and mounts the one region that toasts appear in. Once per page, around all dialogs. */
export function ToastProvider({ children, store: givenStore }: ToastProviderProps) {
  const [ownStore] = useState(() => createToastStore(browserClock))
  const [announcer] = useState(() => createAnnouncer(browserClock))
  const region = useRef<HTMLElement>(null)
  const store = givenStore ?? ownStore
  const context = useMemo(() => ({ store, announcer, region }), [store, announcer])

  useEffect(() => {
    store.start()
    return store.dispose
  }, [store])
  useEffect(() => announcer.dispose, [announcer])

  return (
    <ToastContext value={context}>
      {children}
      <ToastRegion />
    </ToastContext>
  )
}
