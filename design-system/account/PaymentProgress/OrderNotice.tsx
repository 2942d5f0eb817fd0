import type { PaymentStatus } from '#contracts/payments.ts'
import type { WaitingOrder } from '#contracts/waiting-orders.ts'
import { Notice, type NoticeProps } from '#ds/components/feedback/Notice/index.ts'
import { useFormats } from '#ds/providers/format.tsx'
import type { OrderNoticeTexts, OrderWords } from './payment-progress-texts.ts'

/** What an order that a payment is for shows: how it stands, and while it waits, what for. */
export type OrderView = 'waiting' | 'short' | 'completing' | Exclude<WaitingOrder['state'], 'waiting'>

/** How the order of a payment is shown: once all the money has arrived it takes a moment until it is done. */
export function orderView(
  order: WaitingOrder,
  { received, missing }: Pick<PaymentStatus, 'received' | 'missing'>,
): OrderView {
  if (order.state !== 'waiting') return order.state
  if (received === '0') return 'waiting'
  return missing === '0' ? 'completing' : 'short'
}

const tones: Readonly<Record<OrderView, NoticeProps['tone']>> = {
  waiting: 'brand',
  short: 'caution',
  completing: 'brand',
  done: 'positive',
  over: 'caution',
  cancelled: 'neutral',
  failed: 'critical',
}

interface OrderNoticeProps {
  order: WaitingOrder
  status: PaymentStatus
  texts: OrderNoticeTexts
}

/** Says which order a payment is for, and that it completes itself. */
export function OrderNotice({ order, status, texts }: OrderNoticeProps) {
  const formats = useFormats()
  const view = orderView(order, status)
  const words: OrderWords = {
    name: order.choice.name,
    plan: order.planName,
    total: formats.currency(order.total),
    missing: formats.currency(status.missing),
    deadline: formats.dateTime(order.expiresAt),
  }
  const { title, description } = texts.views[view]
  return (
    <Notice tone={tones[view]} title={title(words)} role="status">
      {description(words)}
    </Notice>
  )
}
