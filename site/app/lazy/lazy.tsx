import type { ComponentType } from 'react'
import { WaitingDialog } from '#ds/components/WaitingDialog/index.ts'
import { type LazyPart, useLazyPart } from './lazy-part.ts'

interface OpenState {
  open: boolean
  /** Called with `false` when the user no longer waits for it. */
  onOpenChange: (open: boolean) => void
}

/** Whether the dialog that these props describe is open, and how the user leaves it before it has come. */
type UseOpenState<Props> = (props: Props) => OpenState

/**
 * A browser does not ask twice for a module that it could not get, and after an upgrade the old files may be gone. A declaration, since
 * the site's build may run `shared-parts` before this module: `WaitingDialog` has buttons, and buttons have tooltips.
 */
function reload() {
  location.reload()
}

/**
 * A dialog whose code is fetched while the browser is idle. A user who opens it before sees a dialog that waits in its place, and
 * can leave it, or try again when the code could not be fetched.
 */
export function lazyDialog<Props extends object>(
  part: LazyPart<ComponentType<Props>>,
  useOpenState: UseOpenState<Props>,
  onRetry = reload,
): ComponentType<Props> {
  return function LazyDialog(props) {
    const { open, onOpenChange } = useOpenState(props)
    const { Component, hasFailed } = useLazyPart(part, open)
    if (Component) return <Component {...props} />
    if (!open) return null
    const state = hasFailed ? 'failed' : 'loading'
    return <WaitingDialog state={state} onCancel={() => onOpenChange(false)} onRetry={onRetry} />
  }
}

export interface LazyPanelFallbackProps {
  hasFailed: boolean
  onRetry: () => void
}

/** A part of the page: `Fallback` stands in its place until it has come, and when it could not be fetched. */
export function lazyPanel<Props extends object>(
  part: LazyPart<ComponentType<Props>>,
  Fallback: ComponentType<LazyPanelFallbackProps>,
): ComponentType<Props> {
  return function LazyPanel(props) {
    const { Component, hasFailed } = useLazyPart(part, true)
    return Component ? <Component {...props} /> : <Fallback hasFailed={hasFailed} onRetry={reload} />
  }
}

/** What the page can do without: there is nothing in its place until it has come. */
export function lazyExtra<Props extends object>(part: LazyPart<ComponentType<Props>>): ComponentType<Props> {
  return function LazyExtra(props) {
    const { Component } = useLazyPart(part, true)
    return Component && <Component {...props} />
  }
}
