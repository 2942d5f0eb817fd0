import { use, useEffect, useId, useSyncExternalStore } from 'react'
import { VisuallyHidden, type VisuallyHiddenProps } from '#ds/primitives/VisuallyHidden/index.ts'
import type { Announcer } from './announcer.ts'
import { ToastContext } from './toast-context.ts'

interface ToastLiveRegionsProps extends VisuallyHiddenProps {
  announcer: Announcer
}

/** A pair of live regions, polite and assertive. They exist before any announcement, and are filled while they are the innermost pair. */
export function ToastLiveRegions({ announcer, ...rest }: ToastLiveRegionsProps) {
  const pairId = useId()
  useEffect(() => announcer.register(pairId), [announcer, pairId])
  const current = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot, announcer.getSnapshot)
  const announcement = current.pairId === pairId ? current.announcement : null
  const text = announcement && (
    <>
      <span>{announcement.title}</span> <span>{announcement.description}</span>
    </>
  )
  return (
    <VisuallyHidden data-component="ToastLiveRegions" {...rest}>
      <span role="status" aria-live="polite" aria-atomic="true">
        {announcement?.assertive ? null : text}
      </span>
      <span role="alert" aria-live="assertive" aria-atomic="true">
        {announcement?.assertive ? text : null}
      </span>
    </VisuallyHidden>
  )
}

/**
 * Live regions that announce toasts while a modal dialog is open. Every open Dialog contains one. Renders nothing without a
 * ToastProvider above.
 */
export function ToastDialogLiveRegion() {
  const context = use(ToastContext)
  return context && <ToastLiveRegions data-component="ToastDialogLiveRegion" announcer={context.announcer} />
}
