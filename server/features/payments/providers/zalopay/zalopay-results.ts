import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import type { PaymentStatus } from '#server/features/payments/providers/payment-status.ts'
import { amountField, codeField, idField } from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { zalopayStatus } from './zalopay-status.ts'

const resultSchema = v.object({ return_code: codeField, sub_return_code: v.fallback(codeField, '0') })
const createdSchema = v.object({ order_url: v.pipe(v.string(), v.url()) })
const paymentSchema = v.object({ zp_trans_id: idField, amount: amountField })

/** An order that ZaloPay is ready to collect: the page for the browser or the app. */
export interface ZalopayOrder {
  orderUrl: string
}

/** Why a result is not used: `refused` has ZaloPay's detailed code, with the state that it stands for. */
export type ZalopayResultFault = { fault: 'refused'; code: string; status: PaymentStatus } | { fault: 'invalid' }

/** Reads the result of requesting a payment. */
export function readZalopayOrder(rawBody: string | Uint8Array): { order: ZalopayOrder } | ZalopayResultFault {
  const json = parseStrictJson(rawBody)
  const result = v.safeParse(resultSchema, json)
  if (!result.success) return { fault: 'invalid' }
  const { return_code: code, sub_return_code: subCode } = result.output
  if (code !== '1') return { fault: 'refused', code: subCode, status: zalopayStatus(code, subCode) }
  const created = v.safeParse(createdSchema, json)
  return created.success ? { order: { orderUrl: created.output.order_url } } : { fault: 'invalid' }
}

/**
 * Reads the result of a query of the payment `appTransId`: its state, and the report of a payment that has an id at ZaloPay. The result does not
 * repeat our id.
 */
export function readZalopayQuery(
  appTransId: string,
  rawBody: string | Uint8Array,
): { status: PaymentStatus; report: PaymentReport | null } | { fault: 'invalid' } {
  const json = parseStrictJson(rawBody)
  const result = v.safeParse(resultSchema, json)
  if (!result.success) return { fault: 'invalid' }
  const status = zalopayStatus(result.output.return_code, result.output.sub_return_code)
  const payment = v.safeParse(paymentSchema, json)
  if (!payment.success || payment.output.zp_trans_id === '0') return { status, report: null }
  const { zp_trans_id: transactionId, amount } = payment.output
  const eventId = reportId(appTransId, transactionId, status)
  return { status, report: { eventId, reference: appTransId, status, amount } }
}
