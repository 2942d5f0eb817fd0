import type { ComponentPropsWithRef } from 'react'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { fullName } from '#contracts/rules/person-name.ts'
import { ConfirmDialog } from '#ds/admin/ConfirmDialog/index.ts'
import { RecordFacts } from '#ds/admin/RecordFacts/index.ts'
import { EmailAddress } from '#ds/components/data/EmailAddress/index.ts'
import { Money } from '#ds/primitives/Money/index.ts'
import { useFormats } from '#ds/providers/format.tsx'

/** The possible outcomes of a pending deposit. */
export type Settlement = 'completed' | 'failed'

export interface SettlementTexts {
  /** Label of the button that asks. */
  action: string
  heading: string
  description: string
  confirm: string
}

export interface SettleTexts {
  settle: Record<Settlement, SettlementTexts>
  /** Labels of the facts. */
  columns: { user: string; amount: string; date: string }
  cancel: string
}

interface SettleDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  texts: SettleTexts
  row: AdminTransactionRow
  settlement: Settlement
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when it is confirmed; the dialog has closed. */
  onConfirm: () => void
}

/** Asks before a pending deposit is settled for good, and says whose and how much it is. */
export function SettleDialog({ texts, row, settlement, open, onOpenChange, onConfirm, ...rest }: SettleDialogProps) {
  const { dateTime } = useFormats()
  const { heading, description, confirm } = texts.settle[settlement]
  return (
    <ConfirmDialog
      data-component="SettleDialog"
      {...rest}
      open={open}
      tone={settlement === 'failed' ? 'critical' : 'brand'}
      heading={heading}
      description={description}
      confirmLabel={confirm}
      cancelLabel={texts.cancel}
      onOpenChange={onOpenChange}
      onConfirm={() => {
        onOpenChange(false)
        onConfirm()
      }}
    >
      <RecordFacts
        facts={[
          { label: texts.columns.user, value: <EmailAddress>{fullName(row.user) || row.user.email}</EmailAddress> },
          { label: texts.columns.amount, value: <Money amount={row.transaction.amount} /> },
          { label: texts.columns.date, value: dateTime(row.transaction.createdAt) },
        ]}
      />
    </ConfirmDialog>
  )
}
