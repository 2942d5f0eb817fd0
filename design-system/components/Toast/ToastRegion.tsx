import { type KeyboardEvent, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessage } from '#ds/providers/messages.tsx'
import { TOAST_LIMIT } from '#ds/tokens/timing.ts'
import * as css from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { ToastLiveRegions } from './ToastLiveRegions.tsx'
import { useToastContext } from './toast-context.ts'
import { useAwayPause } from './use-away-pause.ts'
import { TOAST_HOTKEY, useRegionFocus } from './use-region-focus.ts'

const neverChanges = () => () => undefined

/** True in a browser; false on a server and while its markup is taken over, since a portal is not part of that markup. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/** The landmark that toasts appear in: always there, empty or not, so that dialogs and screen readers know it beforehand. */
export function ToastRegion() {
  const { store, announcer, region } = useToastContext()
  const records = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot)
  const newest = records.slice(-TOAST_LIMIT)
  const visible = newest.findLast((record) => record.open)
  const label = useMessage('notifications')(TOAST_HOTKEY)
  const { entered, giveBack, onFocus, onBlur } = useRegionFocus(region, store)
  useAwayPause(store)
  const isInBrowser = useIsInBrowser()

  useEffect(() => {
    if (!visible) return
    const { title, description, tone } = visible
    announcer.announce({ title, description, assertive: tone === 'critical' })
  }, [announcer, visible])

  // Whoever was in the toast that closed goes back to where they were.
  const isEmpty = !visible
  useLayoutEffect(() => {
    if (isEmpty) giveBack()
  }, [isEmpty, giveBack])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Used up here: a dialog underneath stays open. A toast that has focus dismisses itself before.
    event.preventDefault()
    giveBack()
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
        <ToastCard key={record.id} record={record} focusable={entered} />
      ))}
      <ToastLiveRegions announcer={announcer} />
    </section>,
    document.body,
  )
}
