import { PaymentDialog } from '#ds/account/PaymentDialog/index.ts'
import { choiceOf } from '#ds/account/PaymentProgress/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'
import * as paymentDialogArea from '#ds/texts/payment-dialog.ts'
import { useDialogs, useOpenDialog } from '#site/dashboard/dialogs.tsx'
import { usePayment } from '#site/hooks/use-payment.ts'
import { tabHref, vpsHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The dialog of a payment that an order or a trial waits for, with its data and its texts: loaded when the first one is opened. */
export function SitePaymentDialog({ userId }: { userId: string }) {
  const { paymentDialogTexts } = useTexts(paymentDialogArea)
  const formats = useFormats()
  const dialogs = useDialogs()
  const open = useOpenDialog('payment')
  const {
    status,
    balance,
    forecast,
    isMissing: _,
    ...payment
  } = usePayment({
    userId,
    id: open?.paymentId,
    onAskedAgain: (paymentId) => dialogs.openInstead({ name: 'payment', paymentId }),
  })
  const lastsUntil = dataOf(forecast)?.lastsUntil
  return (
    <PaymentDialog
      {...payment}
      open={open !== undefined}
      onOpenChange={dialogs.close}
      finalFocus={dialogs.finalFocus}
      status={status}
      balance={dataOf(balance)}
      lastsUntil={lastsUntil ? formats.date(lastsUntil) : undefined}
      onNext={dialogs.close}
      onOpenVps={(id) => dialogs.leaveFor(vpsHref(id))}
      onOrderAgain={(order) => dialogs.replaceAll({ name: 'order', choice: choiceOf(order) })}
      supportHref={tabHref('/dashboard', 'support', 'vps')}
      texts={paymentDialogTexts}
    />
  )
}
