import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a popover is open. The browser owns this state, since it opens and closes popovers by itself, even before hydration.
 * Undefined on the server: without `aria-expanded`, the browser exposes the state of a popover's button to assistive technology.
 */
export function usePanelOpen(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = panel.current
      element?.addEventListener('toggle', onChange)
      return () => element?.removeEventListener('toggle', onChange)
    },
    [panel],
  )
  return useSyncExternalStore(
    subscribe,
    () => panel.current?.matches(':popover-open') ?? false,
    () => undefined,
  )
}
