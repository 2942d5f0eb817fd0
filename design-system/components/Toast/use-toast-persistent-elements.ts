import { use, useCallback } from 'react'
import { ToastContext } from './toast-context.ts'

/**
 * Returns a function for Ariakit's `getPersistentElements`: the elements that stay interactive while a modal dialog is open, which
 * is the toast region. The function is stable, and returns an empty list without a ToastProvider above.
 */
export function useToastPersistentElements(): () => Element[] {
  const region = use(ToastContext)?.region
  return useCallback(() => (region?.current ? [region.current] : []), [region])
}
