import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createAnnouncer } from './announcer.ts'
import { browserClock } from './clock.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { ToastContext } from './toast-context.ts'
import { createToastStore, type ToastStore } from './toast-store.ts'

export interface ToastProviderProps {
  children: ReactNode
  /** Store of the toasts, for example one with a stopped clock for pictures, or one shared with code outside React. Default: its own. */
  store?: ToastStore
}

/** Provides `useToast()` and renders the region that toasts appear in. Use it once per page, around all dialogs. */
export function ToastProvider({ children, store: callerStore }: ToastProviderProps) {
  const [ownStore] = useState(() => createToastStore(browserClock))
  const [announcer] = useState(() => createAnnouncer(browserClock))
  const region = useRef<HTMLElement>(null)
  const store = callerStore ?? ownStore
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
