import { useMemo } from 'react'
import { useToastContext } from './toast-context.ts'
import type { ToastOptions } from './toast-store.ts'

export interface ToastControls {
  /** Opens a toast in place of the one in view; gives its id. */
  show: (options: ToastOptions) => string
  /** Changes what an open toast says, has it read out again and gives it the full time again. */
  update: (id: string, changes: Partial<ToastOptions>) => void
  /** Closes it. A toast that is closed already stays as it is. */
  dismiss: (id: string) => void
}

/**
 * Says in passing what came of an action. Never the only place of something people need: an error of a form stands beside its
 * field as well. The same object on every render. @throws without a ToastProvider above.
 */
export function useToast(): ToastControls {
  const { store } = useToastContext()
  return useMemo(() => ({ show: store.show, update: store.update, dismiss: (id) => store.dismiss(id, 'api') }), [store])
}
