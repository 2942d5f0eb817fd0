import { PaymentDialog } from '#ds/account/PaymentDialog/index.ts'
import { choiceOf } from '#ds/account/PaymentProgress/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'
import { type DialogsState, dialogAfter } from '#ds/screens/DashboardScreen/index.ts'
import * as paymentDialogArea from '#ds/texts/payment-dialog.ts'
import { usePayment } from '#site/hooks/use-payment.ts'
import { tabHref } from '#site/hooks/use-tab.ts'
import { useTexts } from '#site/texts/use-texts.ts'

interface SitePaymentDialogProps extends DialogsState {
  userId: string
  /** Opens an instance of the customer. */
  onOpenVps: (vpsId: string) => void
}

/** The dialog of a payment that an order or a trial waits for, with its data and its texts: loaded when the first one is opened. */
export function SitePaymentDialog({ userId, dialog, onDialogChange, finalFocus, onOpenVps }: SitePaymentDialogProps) {
  const { paymentDialogTexts } = useTexts(paymentDialogArea)
  const formats = useFormats()
  const open = dialog?.name === 'payment' ? dialog : undefined
  const {
    status,
    balance,
    forecast,
    isMissing: _,
    ...payment
  } = usePayment({
    userId,
    id: open?.paymentId,
    onAskedAgain: (paymentId) => onDialogChange({ name: 'payment', paymentId, next: open?.next }),
  })
  const lastsUntil = dataOf(forecast)?.lastsUntil
  return (
    <PaymentDialog
      {...payment}
      open={open !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDialogChange(dialogAfter(dialog))
      }}
      finalFocus={finalFocus}
      status={status}
      balance={dataOf(balance)}
      lastsUntil={lastsUntil ? formats.date(lastsUntil) : undefined}
      onNext={() => onDialogChange(dialogAfter(dialog))}
      onOpenVps={onOpenVps}
      onOrderAgain={(order) => onDialogChange({ name: 'order', choice: choiceOf(order) })}
      supportHref={tabHref('/dashboard', 'support', 'vps')}
      texts={paymentDialogTexts}
    />
  )
}
