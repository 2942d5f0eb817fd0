import type { OrderCatalog } from '#contracts/catalog.ts'
import type { Quote, QuoteRequest } from '#contracts/offers.ts'
import type { OrderRequest } from '#contracts/vps.ts'
import type { OrderFormValues, OrderRefusal, OrderResult } from '#ds/account/OrderDialog/index.ts'
import * as toastsArea from '#ds/texts/toasts.ts'
import { useSendOnce } from '#site/api/idempotency.ts'
import { paths } from '#site/api/paths.ts'
import { request } from '#site/api/request.ts'
import { useAccountCache } from '#site/hooks/use-account-cache.ts'
import { useFormReason } from '#site/hooks/use-form-reason.ts'
import { useMutation } from '#site/hooks/use-mutation.ts'
import { refusalIn, useQuoted } from '#site/hooks/use-quoted.ts'
import { useTexts } from '#site/texts/use-texts.ts'

/** The refusals of an order that the order dialog explains itself. */
const orderRefusals: readonly OrderRefusal[] = [
  'price_changed',
  'quote_expired',
  'sold_out',
  'image_unavailable',
  'code_invalid',
]
/** After these the choices on the screen are old. */
const catalogueRefusals: readonly OrderRefusal[] = ['sold_out', 'image_unavailable', 'price_changed']

export interface OrderOptions {
  userId: string
  /** What is sold: a plan that is not in it is not ordered. */
  catalog: OrderCatalog | undefined
  /** Called when an order was accepted. */
  onOrdered: () => void
}

/** Returns how an instance is ordered: the price of the choices, and the order at that price. */
export function useOrder({ userId, catalog, onOrdered }: OrderOptions) {
  const { toastTexts } = useTexts(toastsArea)
  const reasonOf = useFormReason()
  const quoted = useQuoted()
  const { refresh, writePaid } = useAccountCache(userId)
  const send = useSendOnce((body: OrderRequest, idempotencyKey) =>
    request('POST /api/vps/order', { body, idempotencyKey }),
  )
  const place = useMutation({
    call: async ({ order, quote }: { order: OrderFormValues; quote: Quote }) => {
      if (!catalog?.plans.some(({ id }) => id === order.planId)) throw new Error('No plan selected')
      return send({ ...order, totalCost: quote.total, quoteId: quote.quoteId })
    },
    refusalOf(error) {
      const refusal = refusalIn(error, orderRefusals)
      // The choices show what is sold, and at which price.
      if (refusal && catalogueRefusals.includes(refusal.reason)) refresh(paths.catalog)
      return refusal
    },
    onSuccess(response) {
      writePaid(response)
      onOrdered()
    },
    toasts: { done: { title: toastTexts.ordered, description: toastTexts.orderedDetail, tone: 'positive' } },
    reasonOf,
  })
  return {
    /** Asks for the price of an order. */
    onQuote: (body: QuoteRequest) => quoted(request('POST /api/vps/quote', { body })),
    /** Orders an instance at the quote's price; repeated clicks order only one. */
    onSubmit: (order: OrderFormValues, quote: Quote): Promise<OrderResult> => place({ order, quote }),
  }
}
