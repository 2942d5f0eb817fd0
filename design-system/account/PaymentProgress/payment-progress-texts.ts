import type { PaymentStatus } from '#contracts/payments.ts'
import type { TransferDetailsTexts } from '#ds/account/TransferDetails/index.ts'
import type { OrderView } from './OrderNotice.tsx'
import type { PaymentView } from './payment-view.ts'

/** The views with a heading of their own; amounts and times are formatted. */
type Ended = Exclude<PaymentView, 'pay'>

interface ViewTexts {
  title: (words: PaymentWords) => string
  description: (words: PaymentWords) => string
}

/** What a sentence about a payment may name; all of it is formatted. */
export interface PaymentWords {
  /** What was asked for. */
  amount: string
  received: string
  missing: string
  /** What arrived beyond what was asked for. */
  surplus: string
  memo: string
  /** The gateway at whose page it is paid, such as `MoMo`, or payOS; `''` for a transfer. */
  provider: string
  /** When the payment ends. */
  deadline: string
  /** When the latest money arrived, and when the customer said that it was sent; `''` before. */
  receivedAt: string
  reportedAt: string
}

/** What a sentence about the order of a payment may name; all of it is formatted. */
export interface OrderWords {
  /** The name of its instance. */
  name: string
  plan: string
  /** The price that is held. */
  total: string
  /** What is missing of the payment. */
  missing: string
  /** Until when it waits. */
  deadline: string
}

export interface OrderNoticeTexts {
  views: Readonly<
    Record<OrderView, { title: (words: OrderWords) => string; description: (words: OrderWords) => string }>
  >
  /** Below the facts of its transfer: what must stay as it is, and that all of it is needed. */
  note: string
  /** Below the heading of a code that has expired: what is offered is the order, not a new code. */
  expired: ViewTexts['description']
  /** Leads to the instance of an order that is done. */
  open: string
  /** Orders once more what is over, cancelled or failed. */
  again: string
}

export interface PaymentProgressTexts {
  transfer: TransferDetailsTexts
  waiting: string
  /** `time` is like `23:41:07`. */
  timeLeft: (time: string) => string
  /** Announced once at 60, 10 and 1 minutes. */
  minutesLeft: (minutes: number) => string
  /** How long it takes, and until when the code can be used. */
  pace: (words: PaymentWords) => string
  report: string
  cancel: string
  views: Readonly<Record<Ended, ViewTexts>>
  /** The three steps of a payment, and their state once all is done: names of the petals. */
  steps: readonly [asked: string, sent: string, received: string]
  stepDone: string
  stepsLabel: string
  /** Labels of the sums. */
  sums: Readonly<Record<'deposit' | 'bonus' | 'balance' | 'lastsUntil' | 'amount' | 'memo' | 'waited', string>>
  /** Asks for the same amount again. */
  askAgain: (words: PaymentWords) => string
  /** Shown with money that has arrived, while we look at another report of the gateway about it. */
  review: { title: string; description: (words: PaymentWords) => string }
  showCode: string
  contact: string
  /** The texts of a payment at a gateway's page, instead of those for a transfer. */
  redirect: {
    waiting: (words: PaymentWords) => string
    description: (words: PaymentWords) => string
    pace: (words: PaymentWords) => string
    minutesLeft: (minutes: number) => string
    /** Opens the page, and while the gateway has not said where it is. */
    action: (words: PaymentWords) => string
    preparing: string
    askAgain: (words: PaymentWords) => string
    views: Readonly<Record<'late' | 'under' | 'expired' | 'cancelled', ViewTexts>>
  }
  /** Shown while the page cannot learn of changes. */
  disconnected: { title: string; description: string }
  failureTitle: string
  /** The texts of a payment that an order waits for. */
  order: OrderNoticeTexts
}

/** The heading and the sentence of a view: those of a payment at a gateway's page differ where a transfer's speak of a code. */
export function viewTexts(
  { payment, order }: PaymentStatus,
  view: Ended,
  { views, redirect, order: ofOrder }: PaymentProgressTexts,
): ViewTexts {
  const own: Partial<Record<Ended, ViewTexts>> = payment.kind === 'redirect' ? redirect.views : {}
  const shown = own[view] ?? views[view]
  return view === 'expired' && order ? { ...shown, description: ofOrder.expired } : shown
}
