import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import type { RefundObstacle, RefundPreview } from '#contracts/plan-life.ts'
import { REFUND_DAYS } from '#contracts/rules/limits.ts'
import type { Vps } from '#contracts/vps.ts'
import { ConfirmActionDialog, type ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface RefundDialogTexts {
  heading: (name: string) => string
  /** While it is asked for. */
  loading: string
  failed: (message: string) => string
  /** What comes back, and until when that is possible; formatted. */
  description: (amount: string, until: string) => string
  /** Why nothing comes back. `days` is how long it would have been possible. */
  obstacles: Readonly<Record<RefundObstacle, (days: number) => string>>
  /** Why the button cannot be used then: the sentence above says the rest. */
  impossible: string
  lost: { disk: (size: string) => string; address: string; snapshots: (count: number) => string }
  /** What comes back; formatted. */
  returned: (amount: string) => string
  confirm: string
}

/** What would be given back, or why that is not known. */
export type RefundPreviewResult = { ok: true; preview: RefundPreview } | { ok: false; message: string }

export interface RefundDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  vps: Pick<Vps, 'id' | 'name' | 'storage'>
  /** How many snapshots go with it. */
  snapshots: number
  /** Asks what would be given back, whenever the dialog opens. */
  onPreview: () => Promise<RefundPreviewResult>
  /** The dialog closes on success, and shows the message on failure. */
  onSubmit: () => Promise<SubmitResult>
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: RefundDialogTexts
  confirmTexts: ConfirmActionDialogTexts
}

/** Gives an instance back for all that was paid for it: how much comes back and what is gone, with its name typed, or in words why that is not possible. */
export function RefundDialog({
  open,
  onOpenChange,
  vps,
  snapshots,
  onPreview,
  onSubmit,
  origin,
  texts,
  confirmTexts,
  ...rest
}: RefundDialogProps) {
  const { currency, date, gigabytes } = useFormats()
  const result = usePreview(open, onPreview)
  const preview = result?.ok ? result.preview : undefined
  const isPossible = preview !== undefined && preview.obstacle === null
  const words = wordsOf()
  const reason = result ? texts.impossible : texts.loading

  function wordsOf(): string {
    if (!result) return texts.loading
    if (!result.ok) return texts.failed(result.message)
    const { amount, obstacle, until } = result.preview
    if (obstacle !== null) return texts.obstacles[obstacle](REFUND_DAYS)
    return texts.description(currency(amount), until === null ? '' : date(until))
  }
  return (
    <ConfirmActionDialog
      data-component="RefundDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      heading={texts.heading(vps.name)}
      description={<span role="status">{words}</span>}
      {...(isPossible && {
        lostAndKept: {
          lost: [
            texts.lost.disk(gigabytes(vps.storage)),
            texts.lost.address,
            ...(snapshots > 0 ? [texts.lost.snapshots(snapshots)] : []),
          ],
          kept: [texts.returned(currency(preview.amount))],
        },
        confirmName: vps.name,
      })}
      confirm={texts.confirm}
      tone="critical"
      disabledReason={isPossible ? undefined : reason}
      onConfirm={onSubmit}
      call={{ method: 'POST', path: `/api/vps/${vps.id}/refund`, needsSession: true }}
      origin={origin}
      texts={confirmTexts}
    />
  )
}

/** What would be given back, which is asked for whenever the dialog opens. */
function usePreview(open: boolean, onPreview: RefundDialogProps['onPreview']) {
  const [result, setResult] = useState<RefundPreviewResult>()
  const request = useEffectEvent(onPreview)
  useEffect(() => {
    if (!open) return undefined
    let isCurrent = true
    void request().then((known) => isCurrent && setResult(known))
    return () => {
      isCurrent = false
      setResult(undefined)
    }
  }, [open])
  return result
}
