import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import { statusOf } from '#server/features/payments/providers/payment-status.ts'
import { amountField, codeField, idField } from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import type { WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import type { MomoSettings } from './momo-settings.ts'
import { isMomoSigned } from './momo-signature.ts'
import { momoStatuses } from './momo-status.ts'

/** A value that is signed as it is written. */
const signedField = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(4000))

/** developers.momo.vn/v3/docs/payment/api/result-handling/notification. */
const signedSchema = v.object({
  partnerCode: v.string(),
  orderId: signedField,
  requestId: signedField,
  amount: signedField,
  orderInfo: signedField,
  orderType: signedField,
  transId: signedField,
  resultCode: signedField,
  message: signedField,
  payType: signedField,
  responseTime: signedField,
  extraData: signedField,
  signature: v.string(),
})

const reportSchema = v.object({ orderId: idField, transId: idField, amount: amountField, resultCode: codeField })

/** Verifies and reads MoMo's webhook (IPN) about a payment, whether it succeeded or failed. */
export function readMomoWebhook(
  { partnerCode, accessKey, secretKeys }: MomoSettings,
  rawBody: Uint8Array,
): { report: PaymentReport } | { fault: WebhookFault } {
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  const signed = v.safeParse(signedSchema, json)
  // Without every signed field there is no signature that could be checked.
  if (!signed.success) return { fault: 'invalid_signature' }
  if (!isMomoSigned(secretKeys, { ...signed.output, accessKey }, signed.output.signature))
    return { fault: 'invalid_signature' }
  if (signed.output.partnerCode !== partnerCode) return { fault: 'wrong_merchant' }
  const body = v.safeParse(reportSchema, signed.output)
  if (!body.success) return { fault: 'invalid' }
  const { orderId, transId, amount, resultCode } = body.output
  const status = statusOf(momoStatuses, resultCode)
  return { report: { eventId: reportId(orderId, transId, status), reference: orderId, status, amount } }
}
