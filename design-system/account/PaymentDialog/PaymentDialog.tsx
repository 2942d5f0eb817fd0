import { type ComponentPropsWithRef, useState } from 'react'
import type { PaymentStatus } from '#contracts/payments.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import { PaymentProgress, type PaymentProgressProps, paymentView } from '#ds/account/PaymentProgress/index.ts'
import { ErrorState } from '#ds/components/feedback/ErrorState/index.ts'
import { Spinner } from '#ds/components/feedback/Spinner/index.ts'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { dataOf, type Resource } from '#ds/hooks/resource.ts'
import { useFormats } from '#ds/providers/format.tsx'

export interface PaymentDialogTexts {
  /** `amount` is formatted. */
  heading: (amount: string) => string
  /** Before the amount is known. */
  title: string
  /** The button that leads back to what the money is for. */
  next: string
  loading: string
  errorTitle: string
  progress: PaymentProgressProps['texts']
}

export interface PaymentDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'>,
    Pick<
      PaymentProgressProps,
      'now' | 'balance' | 'lastsUntil' | 'onCancel' | 'onReport' | 'onAskAgain' | 'supportHref'
    > {
  status: Resource<PaymentStatus>
  /** Goes on with what the money is for, such as a trial. */
  onNext: () => void
  /** Opens the instance of an order that is done. */
  onOpenVps: (vpsId: string) => void
  /** Orders once more what is over, cancelled or failed. */
  onOrderAgain: (order: WaitingOrder) => void
  texts: PaymentDialogTexts
}

/**
 * A payment over the page that needs its money: how to pay, and the way back once it has arrived. Closing it cancels nothing: money that arrives is
 * credited.
 */
export function PaymentDialog({
  open,
  onOpenChange,
  finalFocus,
  status: current,
  onNext,
  onOpenVps,
  onOrderAgain,
  texts,
  now,
  balance,
  lastsUntil,
  onCancel,
  onReport,
  onAskAgain,
  supportHref,
  ...rest
}: PaymentDialogProps) {
  const formats = useFormats()
  // The payment stays in view while the dialog fades out.
  const [shown, setShown] = useState(current)
  if (open && current !== shown) setShown(current)
  const status = open ? current : shown
  const payment = dataOf(status)
  const isPaid = payment !== undefined && ['received', 'late', 'over'].includes(paymentView(payment))
  const orderAction = (order: WaitingOrder) => {
    const { vpsId, state } = order
    if (vpsId !== null) return <Button onClick={() => onOpenVps(vpsId)}>{texts.progress.order.open}</Button>
    return state !== 'waiting' && <Button onClick={() => onOrderAgain(order)}>{texts.progress.order.again}</Button>
  }
  return (
    <Dialog
      data-component="PaymentDialog"
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      size="wide"
      heading={payment ? texts.heading(formats.currency(payment.payment.amount)) : texts.title}
      footer={
        payment?.order ? orderAction(payment.order) : isPaid && <Button onClick={() => onNext()}>{texts.next}</Button>
      }
    >
      {status.status === 'loading' && <Spinner label={texts.loading} />}
      {status.status === 'error' && (
        <ErrorState
          title={texts.errorTitle}
          description={status.message}
          {...(status.onRetry && { onRetry: status.onRetry })}
        />
      )}
      {status.status === 'ready' && (
        <PaymentProgress
          status={status.data}
          now={now}
          balance={balance}
          lastsUntil={lastsUntil}
          disconnected={status.stale}
          onCancel={onCancel}
          onReport={onReport}
          onAskAgain={onAskAgain}
          next={null}
          supportHref={supportHref}
          texts={texts.progress}
        />
      )}
    </Dialog>
  )
}
