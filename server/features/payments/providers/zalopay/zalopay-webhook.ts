import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import { amountField, idField } from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import type { WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import type { ZalopaySettings } from './zalopay-settings.ts'
import { isZalopaySigned } from './zalopay-signature.ts'

const bodySchema = v.object({ data: v.string(), mac: v.string() })

/** docs.zalopay.vn/docs/specs/order-callback. */
const dataSchema = v.object({
  app_id: v.pipe(v.number(), v.safeInteger()),
  app_trans_id: idField,
  zp_trans_id: idField,
  amount: amountField,
})

/** Verifies and reads ZaloPay's callback, which it sends for a payment that succeeded only: a query shows one that failed. */
export function readZalopayWebhook(
  { appId, keys2 }: Pick<ZalopaySettings, 'appId' | 'keys2'>,
  rawBody: Uint8Array,
): { report: PaymentReport } | { fault: WebhookFault } {
  const json = parseStrictJson(rawBody)
  if (json === undefined) return { fault: 'malformed_json' }
  const body = v.safeParse(bodySchema, json)
  if (!body.success) return { fault: 'invalid_signature' }
  if (!isZalopaySigned(keys2, body.output.data, body.output.mac)) return { fault: 'invalid_signature' }
  const data = v.safeParse(dataSchema, parseStrictJson(body.output.data))
  if (!data.success) return { fault: 'invalid' }
  const { app_id, app_trans_id: reference, zp_trans_id: transactionId, amount } = data.output
  if (app_id !== appId) return { fault: 'wrong_merchant' }
  const eventId = reportId(reference, transactionId, 'paid')
  return { report: { eventId, reference, status: 'paid', amount } }
}
