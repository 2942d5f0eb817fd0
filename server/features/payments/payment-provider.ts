/** The payment methods with a provider that reports payments automatically. */
export type ProviderName = 'momo' | 'zalopay'

/** A payment that a provider is to collect, in integer dong. The provider reports it with the same `transactionId`. */
export interface PaymentIntent {
  transactionId: string
  amount: number
}

/** The end of a payment, reported by webhook or returned by a query, with the same `eventId` in both. */
export interface ProviderEvent {
  eventId: string
  transactionId: string
  status: 'completed' | 'failed'
  /** The amount paid, in integer dong. */
  amount: number
}

/** Why a webhook is rejected: its signature is wrong, or its body cannot be understood. */
export type WebhookFault = 'invalid_signature' | 'malformed_json' | 'invalid'

/** The state of a payment at its provider. */
export type PaymentState = { state: 'unknown' } | { state: 'open' } | { state: 'ended'; event: ProviderEvent }

/** Collects deposits, and reports their end by signed webhook and to queries. */
export interface PaymentProvider {
  name: ProviderName
  /** Requests a payment. A second call for the same transaction has no effect. */
  createIntent(intent: PaymentIntent): Promise<void>
  /** Checks the raw body of a webhook against its signature. Returns the event, or why the webhook is rejected. */
  verifyWebhook(rawBody: Buffer, signature: string | undefined): { event: ProviderEvent } | { fault: WebhookFault }
  /** Queries the state of a payment. Throws when the provider does not respond. */
  query(transactionId: string): Promise<PaymentState>
}
