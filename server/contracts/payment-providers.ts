import * as v from 'valibot'
import { countSchema, timestampSchema } from './values.ts'

/**
 * Why a webhook was refused: its signature is wrong, as with a wrong secret of ours; its signature is too old or from the future; it is not JSON; a field is
 * missing or impossible; it is about another merchant.
 */
export const webhookRefusalReasons = [
  'invalid_signature',
  'stale_timestamp',
  'malformed_json',
  'invalid',
  'wrong_merchant',
] as const
export type WebhookRefusalReason = (typeof webhookRefusalReasons)[number]

/**
 * A service that reports payments, as operators see it; nothing of its secrets. `since` is when it was set up, null while it is not. `failures` are
 * its webhooks of the last 24 hours that could not be processed, including those that a retry has processed since. `lastFailure` is of a call to it,
 * in technical English. `refused` are the webhooks of the last 24 hours that were refused, counted by hours: how many, when the last one was, and why; null if none
 * was. Anybody can send such a webhook, so they say nothing for certain.
 */
export const paymentProviderSchema = v.strictObject({
  name: v.string(),
  isOn: v.boolean(),
  since: v.nullable(timestampSchema),
  lastWebhookAt: v.nullable(timestampSchema),
  lastPollAt: v.nullable(timestampSchema),
  failures: countSchema,
  refused: v.nullable(
    v.strictObject({ count: countSchema, lastAt: timestampSchema, reason: v.picklist(webhookRefusalReasons) }),
  ),
  lastFailure: v.nullable(v.strictObject({ at: timestampSchema, message: v.string() })),
})
export type PaymentProvider = v.InferOutput<typeof paymentProviderSchema>

/** `GET /api/admin/payment-providers`: those that are set up, and those that were, by name. */
export const paymentProvidersSchema = v.strictObject({ providers: v.array(paymentProviderSchema) })
export type PaymentProviders = v.InferOutput<typeof paymentProvidersSchema>
