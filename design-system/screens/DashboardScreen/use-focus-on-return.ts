import { type RefObject, useMemo, useRef, useState } from 'react'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { type DashboardDialog, dialogAfter } from './dashboard-dialog.ts'

/**
 * For a dialog that a top-up interrupts: when it opens again, the focus is on the button that pays, where the customer left, instead of on its
 * first field.
 * @param dialog the open dialog of the dashboard.
 * @returns props of the dialog.
 */
export function useFocusOnReturn(dialog: DashboardDialog | null): {
  ref: RefObject<HTMLDivElement | null>
  initialFocus?: DialogProps['initialFocus']
} {
  const ref = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(dialog)
  const [isReturning, setReturning] = useState(false)
  if (dialog !== last) {
    setLast(dialog)
    setReturning(dialog !== null && dialogAfter(last) === dialog)
  }
  const initialFocus = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return ref.current?.querySelector<HTMLElement>('[data-component="OrderFooter"] [type="submit"]') ?? null
      },
    }),
    [],
  )
  return isReturning ? { ref, initialFocus } : { ref }
}
