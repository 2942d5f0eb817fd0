import { use, useEffect, useId, useSyncExternalStore } from 'react'
import { VisuallyHidden, type VisuallyHiddenProps } from '#ds/primitives/VisuallyHidden/index.ts'
import type { Announcer } from './announcer.ts'
import { ToastContext } from './toast-context.ts'

interface ToastLiveRegionsProps extends VisuallyHiddenProps {
  announcer: Announcer
}

/** A pair of live regions that stands in the page before anything is said and speaks while it is the innermost. */
export function ToastLiveRegions({ announcer, ...rest }: ToastLiveRegionsProps) {
  const host = useId()
  useEffect(() => announcer.join(host), [announcer, host])
  const speaking = useSyncExternalStore(announcer.subscribe, announcer.getSnapshot, announcer.getSnapshot)
  const announcement = speaking.host === host ? speaking.announcement : null
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
 * Lets toasts be heard while a modal dialog is open. Belongs into every Dialog, only while that is open. Renders nothing
 * without a ToastProvider above.
 */
export function ToastDialogLiveRegion() {
  const context = use(ToastContext)
  return context && <ToastLiveRegions data-component="ToastDialogLiveRegion" announcer={context.announcer} />
}
