import { type ComponentPropsWithRef, useState } from 'react'
import type { CancelRequest } from '#contracts/plan-life.ts'
import type { Vps } from '#contracts/vps.ts'
import { ConfirmActionDialog, type ConfirmActionDialogTexts } from '#ds/account/ConfirmActionDialog/index.ts'
import { RadioCard, RadioCards } from '#ds/components/forms/RadioCards/index.ts'
import type { DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { useFormats } from '#ds/providers/format.tsx'

/** When an instance ends. */
type CancelTime = CancelRequest['at']

export interface CancelDialogTexts {
  heading: (name: string) => string
  /** What follows, by when it ends. `date` is formatted. */
  descriptions: Readonly<Record<CancelTime, (date: string) => string>>
  /** When it ends: the choice. */
  choose: string
  titles: Readonly<Record<CancelTime, (date: string) => string>>
  details: Readonly<Record<CancelTime, string>>
  /** What is gone; sizes and counts are formatted. */
  lost: { disk: (size: string) => string; address: string; snapshots: (count: number) => string }
  /** What stays. */
  kept: string
  confirm: Readonly<Record<CancelTime, string>>
}

export interface CancelDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  open: boolean
  /** Called with `false` by Escape, the backdrop and the buttons; never while the request is pending. */
  onOpenChange: (open: boolean) => void
  vps: Pick<Vps, 'id' | 'name' | 'storage' | 'nextBillingDate' | 'cancelAt' | 'status'>
  /** How many snapshots go with it. */
  snapshots: number
  /** The current time, ISO 8601. */
  now: string
  /** Why it cannot be cancelled now, although it could when the dialog was opened. */
  disabledReason?: string | undefined
  /** The dialog closes on success, and shows the message on failure. */
  onSubmit: (at: CancelTime) => Promise<SubmitResult>
  origin: string
  finalFocus?: DialogProps['finalFocus']
  texts: CancelDialogTexts
  confirmTexts: ConfirmActionDialogTexts
}

/**
 * Ends an instance: when the period is over that is paid for, which can be taken back until then, or now, for which its name is typed. Only now is possible
 * for one whose period is not paid for, and for one that already ends with it.
 */
export function CancelDialog({
  open,
  onOpenChange,
  vps,
  snapshots,
  now,
  disabledReason,
  onSubmit,
  origin,
  texts,
  confirmTexts,
  ...rest
}: CancelDialogProps) {
  const { date, gigabytes } = useFormats()
  const [chosen, setChosen] = useState<CancelTime>('periodEnd')
  const canWait = vps.status === 'active' && vps.cancelAt === null && Date.parse(vps.nextBillingDate) > Date.parse(now)
  const at: CancelTime = canWait ? chosen : 'now'
  const end = date(vps.nextBillingDate)
  const body: CancelRequest = { at }
  const close = () => {
    setChosen('periodEnd')
    onOpenChange(false)
  }
  return (
    <ConfirmActionDialog
      data-component="CancelDialog"
      {...rest}
      open={open}
      onOpenChange={close}
      heading={texts.heading(vps.name)}
      description={texts.descriptions[at](end)}
      {...(at === 'now' && {
        lostAndKept: {
          lost: [
            texts.lost.disk(gigabytes(vps.storage)),
            texts.lost.address,
            ...(snapshots > 0 ? [texts.lost.snapshots(snapshots)] : []),
          ],
          kept: [texts.kept],
        },
        confirmName: vps.name,
      })}
      confirm={texts.confirm[at]}
      tone="critical"
      disabledReason={disabledReason}
      onConfirm={() => onSubmit(at)}
      call={{ method: 'POST', path: `/api/vps/${vps.id}/cancel`, body }}
      origin={origin}
      texts={confirmTexts}
    >
      {canWait && (
        <RadioCards
          label={texts.choose}
          value={at}
          onValueChange={(value) => setChosen(value === 'now' ? 'now' : 'periodEnd')}
        >
          {(['periodEnd', 'now'] as const).map((time) => (
            <RadioCard key={time} value={time} title={texts.titles[time](end)} description={texts.details[time]} />
          ))}
        </RadioCards>
      )}
    </ConfirmActionDialog>
  )
}
