import { use, useCallback } from 'react'
import { ToastContext } from './toast-context.ts'

/** An offer to undo what was done in a dialog is of use while that dialog is open. */
const UNDO = '[data-component="UndoToast"]'

/**
 * Returns a function for Ariakit's `getPersistentElements`: the elements that stay interactive while a modal dialog is open, which
 * are the toast region and UndoToast. The function is stable. Without a ToastProvider above there is no toast region.
 */
export function useToastPersistentElements(): () => Element[] {
  const region = use(ToastContext)?.region
  return useCallback(() => [...(region?.current ? [region.current] : []), ...document.querySelectorAll(UNDO)], [region])
}
