import { createContext, type RefObject, use } from 'react'
import type { Announcer } from './announcer.ts'
import type { ToastStore } from './toast-store.ts'

export interface ToastContextValue {
  store: ToastStore
  announcer: Announcer
  /** The one region that toasts appear in; null on a server. */
  region: RefObject<HTMLElement | null>
}

export const ToastContext = createContext<ToastContextValue | null>(null)

/** @throws without a ToastProvider above. */
export function useToastContext(): ToastContextValue {
  const context = use(ToastContext)
  if (!context) throw new Error('No toasts here. Wrap the page in <ToastProvider>.')
  return context
}
