import { fullName } from '#contracts/rules/person-name.ts'
import { WithdrawDialog } from '#ds/account/WithdrawDialog/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as withdrawDialogArea from '#ds/texts/withdraw-dialog.ts'
import { useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import { useCustomer } from '#site/hooks/account-resources.ts'
import { useWithdraw } from '#site/hooks/use-withdraw.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The dialog that sends money to a bank, with its data and its texts: loaded when it is opened first. */
export function SiteWithdrawDialog({ userId }: { userId: string }) {
  const { withdrawDialogTexts } = useTexts(withdrawDialogArea)
  const dialogs = useDialogs()
  const open = useOpenDialog('withdraw') !== undefined
  const customer = dataOf(useCustomer(userId))
  return (
    <WithdrawDialog
      {...useWithdraw({ userId, enabled: open, onDone: dialogs.close })}
      open={open}
      onOpenChange={dialogs.close}
      finalFocus={dialogs.finalFocus}
      // The holder of the account is probably the customer.
      customer={customer ? fullName(customer) : ''}
      texts={withdrawDialogTexts}
    />
  )
}
