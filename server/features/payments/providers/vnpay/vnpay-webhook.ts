import * as v from 'valibot'
import { type PaymentReport, reportId } from '#server/features/payments/providers/payment-report.ts'
import { idField } from '#server/features/payments/providers/provider-fields.ts'
import type { WebhookFault } from '#server/features/payments/providers/webhook-fault.ts'
import { vnpayAmountField } from './vnpay-amount.ts'
import type { VnpaySettings } from './vnpay-settings.ts'
import { isVnpayQuerySigned } from './vnpay-signature.ts'
import { vnpayStatus } from './vnpay-status.ts'

/** The longest query and the most parameters: VNPay sends some 500 characters. */
const QUERY_MAX = 4096
const PARAMETERS_MAX = 60

const codeField = v.pipe(v.string(), v.regex(/^\d{2}$/))
/** sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html. */
const reportSchema = v.object({
  vnp_TmnCode: v.string(),
  vnp_TxnRef: idField,
  vnp_TransactionNo: idField,
  vnp_Amount: vnpayAmountField,
  vnp_ResponseCode: codeField,
  vnp_TransactionStatus: codeField,
})

/** VNPay's parameters in a query; null if one is there twice, or there are too many. */
function parametersOf(query: string): Record<string, string> | null {
  const given = [...new URLSearchParams(query)].filter(([name]) => name.startsWith('vnp_'))
  const parameters = Object.fromEntries(given)
  return given.length > PARAMETERS_MAX || Object.keys(parameters).length < given.length ? null : parameters
}

/**
 * Verifies and reads the query of VNPay's webhook (IPN), a GET, or of the address to which it sends the browser back, which looks the same and
 * must never credit. `query` is what follows the question mark, as it was sent.
 */
export function readVnpayWebhook(
  { tmnCode, secrets }: Pick<VnpaySettings, 'tmnCode' | 'secrets'>,
  query: string,
): { report: PaymentReport } | { fault: WebhookFault } {
  if (query.length > QUERY_MAX) return { fault: 'invalid' }
  const parameters = parametersOf(query)
  if (!parameters) return { fault: 'invalid' }
  const { vnp_SecureHash: signature = '', vnp_SecureHashType: _type, ...signed } = parameters
  if (!isVnpayQuerySigned(secrets, signed, signature)) return { fault: 'invalid_signature' }
  if (signed.vnp_TmnCode !== tmnCode) return { fault: 'wrong_merchant' }
  const body = v.safeParse(reportSchema, signed)
  if (!body.success) return { fault: 'invalid' }
  const { vnp_TxnRef: reference, vnp_TransactionNo: transactionId, vnp_Amount: amount } = body.output
  const status = vnpayStatus(body.output.vnp_ResponseCode, body.output.vnp_TransactionStatus)
  return { report: { eventId: reportId(reference, transactionId, status), reference, status, amount } }
}
