import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a popover shows. The browser is the one who knows, since it opens and closes it by itself, also before the
 * script has arrived. Undefined in the HTML from the server: the browser tells assistive technology the state of a
 * popover's button as long as no `aria-expanded` says another.
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
