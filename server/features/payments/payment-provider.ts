import * as v from 'valibot'
import { amountSchema } from '#contracts/values.ts'

/** The payment methods that a provider collects by itself. */
export type ProviderName = 'momo' | 'zalopay'

/** What a provider is asked to collect, in whole dong; `transactionId` comes back in its webhook. */
export interface PaymentIntent {
  transactionId: string
  amount: number
}

/** What a provider's webhook says. `amount` is what was paid, in whole dong. */
export const providerEventSchema = v.object({
  eventId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)),
  transactionId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
  status: v.picklist(['completed', 'failed']),
  amount: amountSchema,
})
export type ProviderEvent = v.InferOutput<typeof providerEventSchema>

/** Collects deposits, and says by signed webhook how they ended. */
export interface PaymentProvider {
  name: ProviderName
  /** Asks for a payment. A second call for the same transaction finds the first. */
  collect(intent: PaymentIntent): Promise<void>
  /** Whether a webhook's body, as it arrived, carries this provider's fresh signature. */
  isGenuine(rawBody: Buffer, signature: string | undefined): boolean
}
