import { compactTime } from '#server/features/payments/providers/vietnam-time.ts'
import {
  signedQuery,
  signVnpayCall,
  signVnpayQuery,
} from '#server/features/payments/providers/vnpay/vnpay-signature.ts'
import type { Bill } from '#server/features/sandbox/sandbox-bills-store.ts'
import { fieldsOf, type StandIn, type StandInDeps } from '#server/features/sandbox/stand-in.ts'

interface VnpayKeys {
  tmnCode: string
  hashSecret: string
}

/** Amounts are sent multiplied by this. */
const FACTOR = 100

/** `vnp_ResponseCode` and `vnp_TransactionStatus` of a bill. */
const codes = { paid: ['00', '00'], failed: ['24', '02'], waiting: ['24', '01'], left: ['24', '01'] } as const
const codesOf = ({ state }: Bill) => codes[state]

/** VNPay's gateway, version 2.1.0. It knows a bill from the customer's visit, and reports by GET to the address in the contract. */
export function vnpayStandIn({ tmnCode, hashSecret }: VnpayKeys, deps: StandInDeps): StandIn {
  const parametersOf = (bill: Bill, amount: number) => {
    const [response, transaction] = codesOf(bill)
    return {
      vnp_Amount: String(amount * FACTOR),
      vnp_BankCode: 'NCB',
      vnp_CardType: 'ATM',
      ...(bill.state === 'paid' && { vnp_BankTranNo: `VNP${bill.transactionId}` }),
      vnp_OrderInfo: bill.details.info,
      vnp_PayDate: compactTime(deps.now()),
      vnp_ResponseCode: response,
      vnp_TmnCode: tmnCode,
      vnp_TransactionNo: bill.transactionId,
      vnp_TransactionStatus: transaction,
      vnp_TxnRef: bill.reference,
    }
  }
  const signedUrl = (url: string, bill: Bill, amount: number) => {
    const parameters = parametersOf(bill, amount)
    return `${url}?${signedQuery(parameters)}&vnp_SecureHash=${signVnpayQuery(hashSecret, parameters)}`
  }

  async function visit(query: string) {
    const { vnp_SecureHash, ...parameters } = Object.fromEntries(
      [...new URLSearchParams(query)].filter(([name]) => name.startsWith('vnp_')),
    )
    const { vnp_TxnRef: reference = '', vnp_Amount = '', vnp_OrderInfo: info = '' } = parameters
    const { vnp_ReturnUrl: returnUrl = '', vnp_CreateDate = '' } = parameters
    const isGenuine = vnp_SecureHash === signVnpayQuery(hashSecret, parameters) && parameters.vnp_TmnCode === tmnCode
    if (!isGenuine) return { status: 400, json: { code: '70', message: 'Sai chữ ký' } }
    const amount = Number(vnp_Amount) / FACTOR
    const details = { info, returnUrl, webhookUrl: deps.webhookUrl(), given: { createDate: vnp_CreateDate } }
    await deps.add({ reference, amount, details })
    return { redirect: deps.pageOf(reference, returnUrl) }
  }

  async function query(body: string) {
    const { vnp_SecureHash, ...parameters } = fieldsOf(body) ?? {}
    if (vnp_SecureHash !== signVnpayCall(hashSecret, 'query', parameters))
      return { status: 200, json: { vnp_ResponseCode: '97', vnp_Message: 'Invalid checksum' } }
    const bill = await deps.find(parameters.vnp_TxnRef ?? '')
    const isFound = bill?.details.given?.createDate === parameters.vnp_TransactionDate
    const result: Record<string, string> = {
      ...(bill && isFound && parametersOf(bill, bill.amount)),
      vnp_ResponseId: String(deps.now()),
      vnp_Command: 'querydr',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: parameters.vnp_TxnRef ?? '',
      vnp_ResponseCode: isFound ? '00' : '91',
      vnp_Message: isFound ? 'QueryDR Success' : 'Transaction not found',
      vnp_TransactionType: '01',
    }
    return {
      status: 200,
      json: { ...result, vnp_SecureHash: signVnpayCall(hashSecret, 'queryResult', result) },
    }
  }

  return {
    name: 'vnpay',
    paysByItself: false,

    async respond({ method, path, query: rawQuery, body }) {
      if (method === 'GET' && path === '/paymentv2/vpcpay.html') return visit(rawQuery)
      return method === 'POST' && path === '/merchant_webapi/api/transaction' ? query(body) : null
    },

    report: (bill, amount) => ({
      method: 'GET',
      url: signedUrl(bill.details.webhookUrl, bill, amount),
      headers: {},
      body: null,
    }),

    isReceived: (_status, body) => ['00', '02'].includes(fieldsOf(body)?.RspCode ?? ''),

    returnUrl: (bill) => signedUrl(bill.details.returnUrl, bill, bill.amount),
  }
}
