import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react'
import { type OnDemandPart, useOnDemand } from '#ds/components/on-demand.ts'
import { WaitingDialog } from './WaitingDialog.tsx'

export interface OnDemandProps<Props> extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'part' | 'onCancel'> {
  /** What is fetched, made by `onDemand`. */
  part: OnDemandPart<Props>
  /** Whether somebody has asked for it: then its place is taken by a dialog that waits, until it is there. */
  wanted: boolean
  /** Asked when whoever waits no longer wants it. */
  onCancel: () => void
  /** Tries again after a failure. Default: loads the page anew, since a browser does not ask twice for a module that it could not get. */
  onRetry?: () => void
  /** Draws the part once it is there, wanted or not, so that it keeps what it knows. */
  children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * What opens over a page and is not needed before: dialogs with their forms and rules, the panel of a menu. Its code comes
 * while the browser is idle. Whoever asks for it earlier sees that it is under way, or that it could not be had and what to
 * do. Rest props and `ref` reach the dialog that waits.
 */
export function OnDemand<Props>({
  part,
  wanted,
  onCancel,
  onRetry = () => location.reload(),
  children,
  ...rest
}: OnDemandProps<Props>) {
  const { Part, hasFailed } = useOnDemand(part, wanted)
  if (Part) return children(Part)
  return (
    wanted && (
      <WaitingDialog
        data-component="OnDemand"
        {...rest}
        state={hasFailed ? 'failed' : 'loading'}
        onCancel={onCancel}
        onRetry={onRetry}
      />
    )
  )
}
