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

/** What a query and a refund have in common. */
interface VnpayCallDetails {
  /** Another one for each call, up to 32 letters and digits. */
  requestId: string
  /** The payment's, as it was requested. */
  reference: string
  createdAt: number
  /** The address of our server. */
  ipAddress: string
  orderInfo: string
}

const callParameters = ({ tmnCode }: VnpaySettings, command: string, call: VnpayCallDetails, now: number) => ({
  vnp_RequestId: call.requestId,
  vnp_Version: VNPAY_VERSION,
  vnp_Command: command,
  vnp_TmnCode: tmnCode,
  vnp_TxnRef: call.reference,
  vnp_OrderInfo: call.orderInfo,
  vnp_TransactionDate: compactTime(call.createdAt),
  vnp_CreateDate: compactTime(now),
  vnp_IpAddr: call.ipAddress,
})

/** Queries a payment (`querydr`) at `now`, in milliseconds. VNPay refuses the same query in quick succession. */
export function queryVnpayPayment(settings: VnpaySettings, call: VnpayCallDetails, now: number): ProviderRequest {
  const parameters = callParameters(settings, 'querydr', call, now)
  const vnp_SecureHash = signVnpayCall(settings.secrets[0], 'query', parameters)
  return postJson(settings.callUrl, '', { ...parameters, vnp_SecureHash })
}

/** A refund to request. */
export interface VnpayRefund extends VnpayCallDetails {
  /** Whether all of the payment is refunded, or a part. */
  isFull: boolean
  amount: number
  /** VNPay's id of the payment. */
  transactionId: string
  /** The admin who refunds. */
  createdBy: string
}

/** Requests a refund at `now`, in milliseconds. In VNPay's sandbox it works only for merchants for whom VNPay has enabled it. */
export function refundVnpayPayment(settings: VnpaySettings, refund: VnpayRefund, now: number): ProviderRequest {
  const parameters = {
    ...callParameters(settings, 'refund', refund, now),
    vnp_TransactionType: refund.isFull ? '02' : '03',
    vnp_Amount: vnpayAmount(refund.amount),
    vnp_TransactionNo: refund.transactionId,
    vnp_CreateBy: refund.createdBy,
  }
  const vnp_SecureHash = signVnpayCall(settings.secrets[0], 'refund', parameters)
  return postJson(settings.callUrl, '', { ...parameters, vnp_SecureHash })
}
