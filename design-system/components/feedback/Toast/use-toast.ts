import { useMemo } from 'react'
import { useToastContext } from './toast-context.ts'
import type { ToastOptions } from './toast-store.ts'

export interface ToastControls {
  /** Opens a toast and returns its id. Replaces a visible one. */
  show: (options: ToastOptions) => string
  /** Changes an open toast, announces it again and restarts its timer. */
  update: (id: string, changes: Partial<ToastOptions>) => void
  /** Closes a toast. Ignores one that is already closed. */
  dismiss: (id: string) => void
}

/**
 * Shows short messages about the result of an action. They disappear, so show important information elsewhere, too: the error of a
 * form also appears at its field. Returns a stable object. @throws without a ToastProvider above.
 */
export function useToast(): ToastControls {
  const { store } = useToastContext()
  return useMemo(() => ({ show: store.show, update: store.update, dismiss: (id) => store.dismiss(id, 'api') }), [store])
}
