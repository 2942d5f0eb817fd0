import { WithdrawDialog } from '#ds/account/WithdrawDialog/index.ts'
import type { DialogsState } from '#ds/screens/DashboardScreen/index.ts'
import * as withdrawDialogArea from '#ds/texts/withdraw-dialog.ts'
import { useWithdraw } from '#site/hooks/use-withdraw.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SiteWithdrawDialogProps extends DialogsState {
  userId: string
  /** The customer's name, for the holder of the account. */
  customer: string
}

/** The dialog that sends money to a bank, with its data and its texts: loaded when it is opened first. */
export function SiteWithdrawDialog({ userId, customer, dialog, onDialogChange, finalFocus }: SiteWithdrawDialogProps) {
  const { withdrawDialogTexts } = useTexts(withdrawDialogArea)
  const open = dialog?.name === 'withdraw'
  return (
    <WithdrawDialog
      {...useWithdraw({ userId, enabled: open, onDone: () => onDialogChange(null) })}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDialogChange(null)
      }}
      finalFocus={finalFocus}
      customer={customer}
      texts={withdrawDialogTexts}
    />
  )
}
