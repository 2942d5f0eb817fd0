import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import { type PaymentStatus, statusOf } from '#server/features/payments/providers/payment-status.ts'
import { amountField, codeField, idField } from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { momoStatuses } from './momo-status.ts'

const createdSchema = v.object({ payUrl: v.pipe(v.string(), v.url()) })
const resultSchema = v.object({ resultCode: codeField })
const paymentSchema = v.object({ orderId: idField, transId: idField, amount: amountField, resultCode: codeField })

/** A payment that MoMo is ready to collect: the page for the browser. */
export interface MomoPayment {
  payUrl: string
}

/** Why a result is not used: `refused` has MoMo's code, with the state that it stands for. */
export type MomoResultFault = { fault: 'refused'; code: string; status: PaymentStatus } | { fault: 'invalid' }

/** Reads the result of requesting a payment. */
export function readMomoPayment(rawBody: string | Uint8Array): { payment: MomoPayment } | MomoResultFault {
  const json = parseStrictJson(rawBody)
  const result = v.safeParse(resultSchema, json)
  if (!result.success) return { fault: 'invalid' }
  const { resultCode: code } = result.output
  if (code !== '0') return { fault: 'refused', code, status: statusOf(momoStatuses, code) }
  const created = v.safeParse(createdSchema, json)
  return created.success ? { payment: created.output } : { fault: 'invalid' }
}

/** Reads the result of a query: its state, and the report of a payment that has an id at MoMo. */
export function readMomoQuery(
  rawBody: string | Uint8Array,
): { status: PaymentStatus; report: PaymentReport | null } | { fault: 'invalid' } {
  const json = parseStrictJson(rawBody)
  const result = v.safeParse(resultSchema, json)
  if (!result.success) return { fault: 'invalid' }
  const status = statusOf(momoStatuses, result.output.resultCode)
  const payment = v.safeParse(paymentSchema, json)
  if (!payment.success) return status === 'paid' ? { fault: 'invalid' } : { status, report: null }
  const { orderId, transId, amount } = payment.output
  return { status, report: { eventId: reportId(orderId, transId, status), reference: orderId, status, amount } }
}
