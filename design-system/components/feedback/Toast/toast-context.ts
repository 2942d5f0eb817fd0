import { createContext, type RefObject, use } from 'react'
import type { Announcer } from './announcer.ts'
import type { ToastStore } from './toast-store.ts'

export interface ToastContextValue {
  store: ToastStore
  announcer: Announcer
  /** The region that toasts appear in; null on the server. */
  region: RefObject<HTMLElement | null>
}

export const ToastContext = createContext<ToastContextValue | null>(null)

/** @throws without a ToastProvider above. */
export function useToastContext(): ToastContextValue {
  const context = use(ToastContext)
  if (!context) throw new Error('No toasts. Wrap the page in <ToastProvider>.')
  return context
}
