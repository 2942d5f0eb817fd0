import type { ComponentType } from 'react'
import { WaitingDialog } from '#ds/components/overlays/WaitingDialog/index.ts'
import { type LazyModule, useLazyComponent } from './lazy-module.ts'

interface OpenState {
  open: boolean
  /** Called with `false` when the user closes the waiting dialog. */
  onOpenChange: (open: boolean) => void
}

/** Returns whether the dialog with these props is open, and how to close it before it has loaded. */
type UseOpenState<Props> = (props: Props) => OpenState

/**
 * Reloads the page: a browser does not retry the import of a module that failed, and after an upgrade the old files may be gone.
 * A function declaration, because the build may evaluate `shared-components` before this module: `WaitingDialog` has buttons, and
 * buttons have tooltips.
 */
function reload() {
  location.reload()
}

/**
 * Creates a dialog whose code is loaded while the browser is idle. When it is opened before, a waiting dialog is shown instead,
 * which can be closed, and offers a retry when loading has failed.
 */
export function lazyDialog<Props extends object>(
  module: LazyModule<ComponentType<Props>>,
  useOpenState: UseOpenState<Props>,
  onRetry = reload,
): ComponentType<Props> {
  return function LazyDialog(props) {
    const { open, onOpenChange } = useOpenState(props)
    const { Component, hasFailed } = useLazyComponent(module, open)
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

/** Creates a section of a page that is loaded lazily: `Fallback` is shown until it has loaded, and when loading has failed. */
export function lazyPanel<Props extends object>(
  module: LazyModule<ComponentType<Props>>,
  Fallback: ComponentType<LazyPanelFallbackProps>,
): ComponentType<Props> {
  return function LazyPanel(props) {
    const { Component, hasFailed } = useLazyComponent(module, true)
    return Component ? <Component {...props} /> : <Fallback hasFailed={hasFailed} onRetry={reload} />
  }
}

/**
 * Creates an optional component that is loaded lazily: nothing is rendered until it has loaded. `when`: `shown` loads it at once, `idle` only when the
 * browser has nothing else to do. Default: `shown`.
 */
export function lazyExtra<Props extends object>(
  module: LazyModule<ComponentType<Props>>,
  when: 'shown' | 'idle' = 'shown',
): ComponentType<Props> {
  return function LazyExtra(props) {
    const { Component } = useLazyComponent(module, when === 'shown')
    return Component && <Component {...props} />
  }
}
