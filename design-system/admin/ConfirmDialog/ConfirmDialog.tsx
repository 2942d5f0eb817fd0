import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'

export interface ConfirmDialogProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /** The question, such as 'Chấm dứt web-01?'. */
  heading: ReactNode
  /** States what cannot be undone. */
  description: string
  /** Label of the button that runs the action, such as "Chấm dứt VPS". */
  confirmLabel: string
  /** Label of the button that cancels, such as "Giữ lại". */
  cancelLabel: string
  /** `critical` when something is lost. Default: `brand`. */
  tone?: 'brand' | 'critical'
  /** Called when the action is confirmed. */
  onConfirm: () => void
  /** Called with `false` when the dialog is closed without confirming, by any means. */
  onOpenChange: (open: boolean) => void
  /** Details of the record that the action affects. */
  children?: ReactNode
}

/**
 * Asks for confirmation before an action that cannot be undone. Actions that can be undone need no confirmation. Label both buttons with what they
 * do.
 */
export function ConfirmDialog({
  open,
  heading,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'brand',
  onConfirm,
  onOpenChange,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      data-component="ConfirmDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      heading={heading}
      description={description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
