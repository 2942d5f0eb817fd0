import * as v from 'valibot'
import { countSchema, timestampSchema } from './values.ts'

/**
 * A service that reports payments, as operators see it; nothing of its secrets. `since` is when it was set up, null while it is not. `failures` are
 * its webhooks of the last 24 hours that could not be processed, including those that a retry has processed since. `lastFailure` is of a call to it,
 * in technical English.
 */
export const paymentProviderSchema = v.strictObject({
  name: v.string(),
  isOn: v.boolean(),
  since: v.nullable(timestampSchema),
  lastWebhookAt: v.nullable(timestampSchema),
  lastPollAt: v.nullable(timestampSchema),
  failures: countSchema,
  lastFailure: v.nullable(v.strictObject({ at: timestampSchema, message: v.string() })),
})
export type PaymentProvider = v.InferOutput<typeof paymentProviderSchema>

/** `GET /api/admin/payment-providers`: those that are set up, and those that were, by name. */
export const paymentProvidersSchema = v.strictObject({ providers: v.array(paymentProviderSchema) })
export type PaymentProviders = v.InferOutput<typeof paymentProvidersSchema>
