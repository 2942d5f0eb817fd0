import { use, useCallback } from 'react'
import { ToastContext } from './toast-context.ts'

/**
 * What a modal dialog must leave alive besides itself, as Ariakit's `getPersistentElements` wants it: the toast region. The same
 * function on every render; an empty list without a ToastProvider above.
 */
export function useToastPersistentElements(): () => Element[] {
  const region = use(ToastContext)?.region
  return useCallback(() => (region?.current ? [region.current] : []), [region])
}
