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
  /** Names the act: "Chấm dứt VPS". */
  confirmLabel: string
  /** Names the way back: "Giữ lại". */
  cancelLabel: string
  /** `critical` where something is lost. Default: `brand`. */
  tone?: 'brand' | 'critical'
  /** The act was confirmed. */
  onConfirm: () => void
  /** Closed without confirming, in whatever way. */
  onCancel: () => void
  /** What it is about, named exactly. */
  children?: ReactNode
}

/** Asks once before an act that cannot be undone. What can be undone asks nothing. */
export function ConfirmDialog({
  open,
  heading,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'brand',
  onConfirm,
  onCancel,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      data-component="ConfirmDialog"
      {...rest}
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      heading={heading}
      description={description}
      footer={
        <>
          <Button tone="neutral" emphasis="outline" onClick={onCancel}>
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
