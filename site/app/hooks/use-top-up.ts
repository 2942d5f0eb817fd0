import type { Payment } from '#contracts/payments.ts'
import type { DepositRequest, DepositResponse, WaitingOrderRequest } from '#contracts/wallet.ts'
import type { ShortOrder } from '#ds/account/OrderDialog/index.ts'
import type { TopUpFormValues } from '#ds/account/TopUpDialog/index.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { useTexts } from '#site/texts/use-texts.ts'

export interface TopUpOptions {
  userId: string
  /** Called when a top-up was accepted that an admin or its provider settles. */
  onRequested: () => void
  /** Called instead with what the customer has to do to pay it. */
  onPaymentRequested: (payment: Payment) => void
}

/** Returns how the wallet is topped up: alone, or for an order that waits for the money. */
export function useTopUp({ userId, onRequested, onPaymentRequested }: TopUpOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const reasonOf = useFormReason()
  const { refresh, writeTransaction } = useAccountCache(userId)
  const sendDeposit = useSendOnce((body: DepositRequest, idempotencyKey) =>
    request('POST /api/wallet/deposit', { body, idempotencyKey }),
  )
  const sendShortOrder = useSendOnce((body: WaitingOrderRequest, idempotencyKey) =>
    request('POST /api/vps/orders/waiting', { body, idempotencyKey }),
  )
  const show = ({ transaction, payment }: DepositResponse) => {
    writeTransaction(transaction)
    if (payment) onPaymentRequested(payment)
    else onRequested()
  }
  // A payment that is still to be made says so itself.
  const done = ({ payment }: DepositResponse) =>
    payment
      ? undefined
      : ({
          title: toastTexts.depositRequested,
          description: toastTexts.depositRequestedDetail,
          tone: 'positive',
        } as const)
  const orderWhenPaid = useMutation({
    call: ({ order: { values, quote }, topUp }: { order: ShortOrder; topUp: TopUpFormValues }) =>
      sendShortOrder({ ...values, ...topUp, totalCost: quote.total, quoteId: quote.quoteId }),
    onSuccess(response) {
      // Its offer counts as taken.
      refresh(paths.offers, paths.waitingOrders)
      show(response)
    },
    toasts: { done },
    reasonOf,
  })
  return {
    /** Requests a top-up; repeated clicks request only one. */
    deposit: useMutation({
      call: ({ amount, paymentMethod, description }: TopUpFormValues) =>
        sendDeposit({ userId, type: 'deposit', status: 'pending', amount, paymentMethod, description }),
      onSuccess: show,
      toasts: { done },
      reasonOf,
    }),
    /** Orders what the wallet cannot pay, with a top-up for it; repeated clicks order only one. It completes itself when the money arrives. */
    orderWhenPaid: (order: ShortOrder, topUp: TopUpFormValues) => orderWhenPaid({ order, topUp }),
  }
}
