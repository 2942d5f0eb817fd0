import * as v from 'valibot'
import type { Secrets } from '#server/features/payments/providers/hmac.ts'
import type { PaymentReport } from '#server/features/payments/providers/payment-report.ts'
import { type PaymentStatus, statusOf } from '#server/features/payments/providers/payment-status.ts'
import { idField, textField } from '#server/features/payments/providers/provider-fields.ts'
import { type JsonObject, parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { isPayosSigned } from './payos-signature.ts'
import { PAYOS_SUCCESS, payosLinkStatuses } from './payos-status.ts'
import { payosReportOf, payosTransferFields } from './payos-transfer.ts'

/** Why a result is not used: `refused` has payOS's code; anything else that is not genuine and complete is `invalid`. */
export type PayosResultFault = { fault: 'refused'; code: string } | { fault: 'invalid' }

const resultSchema = v.object({
  code: v.string(),
  signature: v.fallback(v.nullable(v.string()), null),
  data: v.unknown(),
})

/** The signed `data` of a result. */
function dataOf(checksumKeys: Secrets, rawBody: string | Uint8Array): { data: JsonObject } | PayosResultFault {
  const result = v.safeParse(resultSchema, parseStrictJson(rawBody))
  if (!result.success) return { fault: 'invalid' }
  const { code, signature, data } = result.output
  if (code !== PAYOS_SUCCESS) return { fault: 'refused', code }
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  if (!isObject || signature === null || !isPayosSigned(checksumKeys, data as JsonObject, signature))
    return { fault: 'invalid' }
  return { data: data as JsonObject }
}

const linkFields = {
  orderCode: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  status: v.string(),
}

const createdSchema = v.object({
  ...linkFields,
  paymentLinkId: idField,
  bin: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  accountNumber: idField,
  accountName: textField,
  amount: payosTransferFields.amount,
  description: textField,
  checkoutUrl: v.pipe(v.string(), v.url()),
  qrCode: v.string(),
})
export type PayosLink = v.InferOutput<typeof createdSchema>

/** Reads the result of requesting a payment link: `qrCode` is a VietQR payload, and `description` the memo in it. */
export function readPayosLink(
  checksumKeys: Secrets,
  rawBody: string | Uint8Array,
): { link: PayosLink } | PayosResultFault {
  const result = dataOf(checksumKeys, rawBody)
  if ('fault' in result) return result
  const link = v.safeParse(createdSchema, result.data)
  return link.success ? { link: link.output } : { fault: 'invalid' }
}

const queriedSchema = v.object({
  ...linkFields,
  id: idField,
  transactions: v.array(v.object(payosTransferFields)),
})

/** Reads the result of a query: the link's state and every transfer to it. */
export function readPayosQuery(
  checksumKeys: Secrets,
  rawBody: string | Uint8Array,
): { status: PaymentStatus; reports: PaymentReport[] } | PayosResultFault {
  const result = dataOf(checksumKeys, rawBody)
  if ('fault' in result) return result
  const link = v.safeParse(queriedSchema, result.data)
  if (!link.success) return { fault: 'invalid' }
  const { orderCode, id, status, transactions } = link.output
  return {
    status: statusOf(payosLinkStatuses, status),
    reports: transactions.map((transfer) => payosReportOf(orderCode, id, 'paid', transfer)),
  }
}
