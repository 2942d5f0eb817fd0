import { type ProviderRequest, postJson } from '#server/features/payments/providers/provider-request.ts'
import { compactTime } from '#server/features/payments/providers/vietnam-time.ts'
import { vnpayAmount } from './vnpay-amount.ts'
import { VNPAY_VERSION, type VnpaySettings } from './vnpay-settings.ts'
import { signedQuery, signVnpayCall, signVnpayQuery } from './vnpay-signature.ts'

/** A payment to request. */
export interface VnpayIntent {
  /** Our id of the payment, up to 100 letters and digits: VNPay demands one that is unique in a day. */
  reference: string
  /** In milliseconds. A query names it again. */
  createdAt: number
  expiresAt: number
  /** In integer dong. */
  amount: number
  /** What the customer reads, up to 255 characters of ASCII. */
  orderInfo: string
  /** Where the browser goes after payment: for display only. */
  returnUrl: string
  /** The customer's address in the network. */
  ipAddress: string
  language: 'vn' | 'en'
}

/** The address of the page where the customer pays. VNPay knows a payment only from the customer's visit. */
export function vnpayPaymentUrl({ paymentUrl, tmnCode, secrets }: VnpaySettings, intent: VnpayIntent): string {
  const parameters = {
    vnp_Version: VNPAY_VERSION,
    vnp_Command: 'pay',
    vnp_TmnCode: tmnCode,
    vnp_Amount: vnpayAmount(intent.amount),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: intent.reference,
    vnp_OrderInfo: intent.orderInfo,
    vnp_OrderType: 'other',
    vnp_Locale: intent.language,
    vnp_ReturnUrl: intent.returnUrl,
    vnp_IpAddr: intent.ipAddress,
    vnp_CreateDate: compactTime(intent.createdAt),
    vnp_ExpireDate: compactTime(intent.expiresAt),
  }
  const signature = signVnpayQuery(secrets[0], parameters)
  return `${paymentUrl}?${signedQuery(parameters)}&vnp_SecureHash=${signature}`
}

/** A payment to query. */
interface VnpayQuery {
  /** Another one for each call, up to 32 letters and digits. */
  requestId: string
  /** The payment's, as it was requested. */
  reference: string
  createdAt: number
  /** The address of our server. */
  ipAddress: string
  orderInfo: string
}

/** Queries a payment (`querydr`) at `now`, in milliseconds. VNPay refuses the same query in quick succession. */
export function queryVnpayPayment(
  { callUrl, tmnCode, secrets }: VnpaySettings,
  query: VnpayQuery,
  now: number,
): ProviderRequest {
  const parameters = {
    vnp_RequestId: query.requestId,
    vnp_Version: VNPAY_VERSION,
    vnp_Command: 'querydr',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: query.reference,
    vnp_OrderInfo: query.orderInfo,
    vnp_TransactionDate: compactTime(query.createdAt),
    vnp_CreateDate: compactTime(now),
    vnp_IpAddr: query.ipAddress,
  }
  const vnp_SecureHash = signVnpayCall(secrets[0], 'query', parameters)
  return postJson(callUrl, '', { ...parameters, vnp_SecureHash })
}
