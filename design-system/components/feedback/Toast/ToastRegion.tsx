import { type KeyboardEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '#ds/hooks/is-composing.ts'
import { useHydrated } from '#ds/hooks/use-hydrated.ts'
import { useMessage } from '#ds/providers/messages.tsx'
import { TOAST_LIMIT } from '#ds/tokens/timing.ts'
import * as css from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { ToastLiveRegions } from './ToastLiveRegions.tsx'
import { useToastContext } from './toast-context.ts'
import { usePauseWhileAway } from './use-pause-while-away.ts'
import { TOAST_HOTKEY, useRegionFocus } from './use-region-focus.ts'

/** The landmark that toasts appear in. It is always rendered, so that dialogs and screen readers know it before the first toast. */
export function ToastRegion() {
  const { store, announcer, region } = useToastContext()
  const records = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  const newest = records.slice(-TOAST_LIMIT)
  const visible = newest.findLast((record) => record.open)
  const label = useMessage('notifications')(TOAST_HOTKEY)
  const { focusInside, restoreFocus, onFocus, onBlur } = useRegionFocus(region, store)
  usePauseWhileAway(store)
  // The server's markup contains no portal.
  const isInBrowser = useHydrated()

  useEffect(() => {
    if (!visible) return
    const { title, description, tone } = visible
    announcer.announce({ title, description, assertive: tone === 'critical' })
  }, [announcer, visible])

  // If the focus was in the toast that closed, it returns to the previous element.
  const isEmpty = !visible
  useLayoutEffect(() => {
    if (isEmpty) restoreFocus()
  }, [isEmpty, restoreFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    // The key is handled here, so that a dialog underneath stays open. A focused toast has already dismissed itself.
    event.preventDefault()
    restoreFocus()
  }

  if (!isInBrowser) return null
  return createPortal(
    <section
      ref={region}
      data-component="ToastRegion"
      aria-label={label}
      tabIndex={-1}
      className={css.region}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {newest.map((record) => (
        <ToastCard key={record.id} record={record} focusable={focusInside} />
      ))}
      <ToastLiveRegions announcer={announcer} />
    </section>,
    document.body,
  )
}
