import * as v from 'valibot'
import type { Secrets } from '#server/features/payments/providers/hmac.ts'
import type { PaymentReport } from '#server/features/payments/providers/payment-report.ts'
import { statusOf } from '#server/features/payments/providers/payment-status.ts'
import { idField } from '#server/features/payments/providers/provider-fields.ts'
import { type JsonObject, parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import type { WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import { isPayosSigned } from './payos-signature.ts'
import { payosTransferStatuses } from './payos-status.ts'
import { payosReportOf, payosTransferFields } from './payos-transfer.ts'

/** Only `data` is signed, so nothing else of the body is read. */
const envelopeSchema = v.object({
  signature: v.string(),
  data: v.custom<JsonObject>((data) => typeof data === 'object' && data !== null && !Array.isArray(data)),
})

const dataSchema = v.object({
  ...payosTransferFields,
  orderCode: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  paymentLinkId: idField,
  currency: v.literal('VND'),
  code: v.string(),
})

/**
 * Verifies and reads a webhook of payOS: a transfer to a payment link. When a webhook is registered, payOS sends a test with a signature of
 * ours about order 123, which must be responded to with 200 like any other.
 */
export function readPayosWebhook(
  checksumKeys: Secrets,
  rawBody: Uint8Array,
): { report: PaymentReport } | { fault: WebhookFault } {
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  const envelope = v.safeParse(envelopeSchema, json)
  if (!envelope.success || !isPayosSigned(checksumKeys, envelope.output.data, envelope.output.signature))
    return { fault: 'invalid_signature' }
  const data = v.safeParse(dataSchema, envelope.output.data)
  if (!data.success) return { fault: 'invalid' }
  const { orderCode, paymentLinkId, code } = data.output
  return { report: payosReportOf(orderCode, paymentLinkId, statusOf(payosTransferStatuses, code), data.output) }
}
