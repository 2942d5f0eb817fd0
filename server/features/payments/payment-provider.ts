/** The payment methods that a provider collects by itself. */
export type ProviderName = 'momo' | 'zalopay'

/** What a provider is asked to collect, in whole dong; `transactionId` comes back in what it tells. */
export interface PaymentIntent {
  transactionId: string
  amount: number
}

/** How a payment ended, as its provider tells it, by webhook or when asked: the same end under the same `eventId`. */
export interface ProviderEvent {
  eventId: string
  transactionId: string
  status: 'completed' | 'failed'
  /** What was paid, in whole dong. */
  amount: number
}

/** Why a webhook's body is not believed or not understood. */
export type WebhookFault = 'invalid_signature' | 'malformed_json' | 'invalid'

/** How a payment stands with its provider: never heard of, not yet ended, or ended. */
export type PaymentStanding = { state: 'unknown' } | { state: 'open' } | { state: 'ended'; event: ProviderEvent }

/** Collects deposits, and says how they ended: by signed webhook, and whenever it is asked. */
export interface PaymentProvider {
  name: ProviderName
  /** Asks for a payment. A second call for the same transaction finds the first. */
  createIntent(intent: PaymentIntent): Promise<void>
  /** Checks a webhook's body, as it arrived, against its signature, and says what it tells, or why it is not taken. */
  verifyWebhook(rawBody: Buffer, signature: string | undefined): { event: ProviderEvent } | { fault: WebhookFault }
  /** Asks how a payment stands. Throws when there is no answer. */
  query(transactionId: string): Promise<PaymentStanding>
}
