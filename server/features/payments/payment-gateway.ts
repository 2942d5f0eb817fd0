import type { Language } from '#contracts/languages.ts'
import type { ReceivingAccount } from '#contracts/payments.ts'
import type { GatewayMethod } from '#contracts/rules/fees.ts'
import type { PaymentReport } from './providers/payment-report.ts'
import type { PaymentStatus } from './providers/payment-status.ts'
import type { WebhookFault } from './providers/webhook-fault.ts'
import type { WebhookOutcome, WebhookResponse } from './providers/webhook-response.ts'

/** A payment that a gateway is to collect. */
export interface GatewayIntent {
  /** Our id of the payment at the gateway: unique there forever. */
  reference: string
  /** Our id of the payment, which says nothing about the customer. */
  paymentId: string
  memo: string
  /** In integer dong. */
  amount: number
  /** In milliseconds. */
  createdAt: number
  expiresAt: number
  /** Where the browser goes after payment: for display only. */
  returnUrl: string
  /** The customer's address in the network. */
  address: string
  language: Language
}

/** What the customer has to do: open `url`, or transfer to `bank` with `memo`, which the VietQR text `qr` says in one. */
export interface PaymentInstructions {
  url: string
  qr: string | null
  bank: ReceivingAccount | null
  /** Null for the memo of the payment itself. */
  memo: string | null
}

/** A gateway refuses a payment, with its code: it says nothing about the customer's money. `isFinal`: another try would change nothing. */
export interface IntentRefusal {
  refused: string
  isFinal: boolean
}

/** The gateway knows the reference: it has received an earlier request, whose response was lost. */
export interface ReferenceTaken {
  isTaken: true
}

/** A webhook as it arrived. */
export interface Webhook {
  rawBody: Buffer
  /** What follows the question mark of the address. */
  query: string
}

/** Collects payments from customers, and reports them by signed webhook and to queries. */
export interface PaymentGateway {
  name: GatewayMethod
  /** The amounts that it collects in one payment, in integer dong. */
  amounts: { min: number; max: number }
  /** Whether a payment may be paid in several parts or more than once, each of which is credited as it arrives. */
  takesAnyAmount: boolean
  /** Draws the reference of a new payment, from its memo or another text of up to 16 letters and digits that is unique. */
  newReference(memo: string): string
  /** Requests a payment. Rejects when the gateway does not respond, or with something else than its documentation says. */
  createIntent(intent: GatewayIntent): Promise<{ instructions: PaymentInstructions } | IntentRefusal | ReferenceTaken>
  /** Verifies a webhook as it was sent. Returns what it reports, or why it is not believed or not understood. */
  verifyWebhook(webhook: Webhook): { report: PaymentReport } | { fault: WebhookFault }
  /** Queries a payment: its state, and the reports that webhooks would bring, with the same ids. Rejects as `createIntent` does. */
  query(
    intent: Pick<GatewayIntent, 'reference' | 'createdAt'>,
  ): Promise<{ status: PaymentStatus; reports: readonly PaymentReport[] }>
  /** What the gateway wants as the response to a webhook that ended like this. */
  reply(outcome: WebhookOutcome): WebhookResponse
}
