import type { ParkedPayment } from '#contracts/admin.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import type { AdminOverviewTexts } from './overview-texts.ts'

interface TakeBackDialogProps {
  texts: AdminOverviewTexts['payments']['takeBack']
  cancelLabel: string
  payment: ParkedPayment
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with what the wallet lacks, as the dialog has shown it. */
  onConfirm: (short: string) => void
}

/** Asks before a reversed payment, and its bonus if it earned one, are taken out of the wallet, with what is missing there. */
export function TakeBackDialog({
  texts,
  cancelLabel,
  payment: { deposit, reversal },
  open,
  onOpenChange,
  onConfirm,
}: TakeBackDialogProps) {
  const { bonus = '0', short = '0' } = reversal ?? {}
  const isShort = short !== '0'
  return (
    <ConfirmDialog
      open={open}
      tone="critical"
      heading={texts.heading}
      description={isShort ? texts.shortDescription : texts.description}
      confirmLabel={texts.confirm}
      cancelLabel={cancelLabel}
      onOpenChange={onOpenChange}
      onConfirm={() => {
        onOpenChange(false)
        onConfirm(short)
      }}
    >
      <RecordFacts
        facts={[
          { label: texts.deposit, value: <Money amount={deposit?.amount ?? '0'} /> },
          ...(bonus === '0' ? [] : [{ label: texts.bonus, value: <Money amount={bonus} /> }]),
          ...(isShort ? [{ label: texts.short, value: <Money amount={short} /> }] : []),
        ]}
      />
    </ConfirmDialog>
  )
}
