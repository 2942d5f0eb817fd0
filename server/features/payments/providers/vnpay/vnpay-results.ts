import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import { type PaymentStatus, statusOf } from '#server/features/payments/providers/payment-status.ts'
import { idField } from '#server/features/payments/providers/provider-fields.ts'
import { parseStrictJson } from '#server/features/payments/providers/strict-json.ts'
import { vnpayAmountField } from './vnpay-amount.ts'
import type { VnpaySettings } from './vnpay-settings.ts'
import { isVnpayCallSigned } from './vnpay-signature.ts'
import { vnpayCallStatuses, vnpayQueryStatus } from './vnpay-status.ts'

/** Why a result is not used: it is not genuine, not readable, about another merchant, or VNPay refused the call with a code. */
export type VnpayResultFault =
  | { fault: 'invalid_signature' | 'invalid' | 'wrong_merchant' }
  | { fault: 'refused'; code: string; status: PaymentStatus }

/** Every parameter is text in what is signed, whether VNPay sends it as text or as a number. */
const parametersSchema = v.record(
  v.string(),
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
)

const paymentSchema = v.object({
  vnp_TxnRef: idField,
  vnp_TransactionNo: idField,
  vnp_Amount: vnpayAmountField,
  vnp_TransactionStatus: v.pipe(v.string(), v.regex(/^\d{2}$/)),
})

/** Verifies the parameters of a result of a call that VNPay did not refuse. */
function parametersOf(
  { tmnCode, secrets }: Pick<VnpaySettings, 'tmnCode' | 'secrets'>,
  rawBody: string | Uint8Array,
): { parameters: Record<string, string> } | VnpayResultFault {
  const result = v.safeParse(parametersSchema, parseStrictJson(rawBody))
  if (!result.success) return { fault: 'invalid' }
  const { vnp_SecureHash: signature = '', ...parameters } = result.output
  const code = parameters.vnp_ResponseCode ?? ''
  // VNPay signs no result of a call whose merchant or signature it does not know: such a result only says that we query again.
  if (signature === '' && Object.hasOwn(vnpayCallStatuses, code))
    return { fault: 'refused', code, status: statusOf(vnpayCallStatuses, code) }
  if (!isVnpayCallSigned(secrets, 'queryResult', parameters, signature)) return { fault: 'invalid_signature' }
  if (parameters.vnp_TmnCode !== tmnCode) return { fault: 'wrong_merchant' }
  return code === '00' ? { parameters } : { fault: 'refused', code, status: statusOf(vnpayCallStatuses, code) }
}

/** Verifies and reads the result of a query of a payment. */
export function readVnpayQuery(
  settings: Pick<VnpaySettings, 'tmnCode' | 'secrets'>,
  rawBody: string | Uint8Array,
): { report: PaymentReport } | VnpayResultFault {
  const result = parametersOf(settings, rawBody)
  if ('fault' in result) return result
  const payment = v.safeParse(paymentSchema, result.parameters)
  if (!payment.success) return { fault: 'invalid' }
  const { vnp_TxnRef: reference, vnp_TransactionNo: transactionId, vnp_Amount: amount } = payment.output
  const status = vnpayQueryStatus(payment.output.vnp_TransactionStatus)
  return { report: { eventId: reportId(reference, transactionId, status), reference, status, amount } }
}
