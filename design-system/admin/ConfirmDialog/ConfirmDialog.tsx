import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '#ds/components/Button/index.ts'
import { Dialog } from '#ds/components/Dialog/index.ts'

export interface ConfirmDialogProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is open; the caller keeps it. */
  open: boolean
  /** The question, such as 'Chấm dứt web-01?'. */
  heading: ReactNode
  /** Says what cannot be undone. */
  description: string
  /** Names the action: "Chấm dứt VPS". */
  confirmLabel: string
  /** Names the way back: "Giữ lại". */
  cancelLabel: string
  /** `critical` where something is lost. Default: `brand`. */
  tone?: 'brand' | 'critical'
  /** The action was confirmed. */
  onConfirm: () => void
  /** Called with `false` when it is closed without confirming, in whatever way. */
  onOpenChange: (open: boolean) => void
  /** What it is about, named exactly. */
  children?: ReactNode
}

/** Asks once before an action that cannot be undone. What can be undone asks nothing. */
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
