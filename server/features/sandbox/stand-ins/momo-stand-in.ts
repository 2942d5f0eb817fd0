import { signMomo } from '#server/features/payments/providers/momo/momo-signature.ts'
import type { Bill } from '#server/features/sandbox/sandbox-bills-store.ts'
import { fieldsOf, jsonTo, type StandIn, type StandInDeps, withParameters } from '#server/features/sandbox/stand-in.ts'

interface MomoKeys {
  partnerCode: string
  accessKey: string
  secretKey: string
}

/** MoMo's amounts, in dong. */
const AMOUNT = { min: 1000, max: 50_000_000 } as const
/** MoMo's codes. */
const code = {
  paid: 0,
  badSignature: 11,
  amount: 22,
  duplicate: 41,
  unknown: 42,
  waiting: 1000,
  refused: 1006,
} as const

const codes = { paid: code.paid, failed: code.refused, waiting: code.waiting, left: code.waiting } as const
const codeOf = ({ state }: Bill) => codes[state]

/** MoMo's gateway, version 2. */
export function momoStandIn({ partnerCode, accessKey, secretKey }: MomoKeys, deps: StandInDeps): StandIn {
  /** A call's fields if its signature is ours. */
  function verified(call: 'create' | 'query', body: string) {
    const fields = fieldsOf(body)
    if (fields?.partnerCode !== partnerCode) return null
    const isGenuine = fields.signature === signMomo(secretKey, call, { ...fields, accessKey } as never)
    return isGenuine ? fields : null
  }
  const refused = (resultCode: number, message: string) => ({
    status: 400,
    json: { partnerCode, resultCode, message, responseTime: deps.now() },
  })

  async function create(body: string) {
    const fields = verified('create', body)
    if (!fields) return refused(code.badSignature, 'Access denied.')
    const { orderId = '', requestId = '', orderInfo = '', redirectUrl = '', ipnUrl = '', extraData = '' } = fields
    const amount = Number(fields.amount)
    if (!(amount >= AMOUNT.min && amount <= AMOUNT.max)) return refused(code.amount, 'The amount is out of range.')
    const details = { info: orderInfo, returnUrl: redirectUrl, webhookUrl: ipnUrl, given: { requestId, extraData } }
    if (!(await deps.add({ reference: orderId, amount, details })))
      return refused(code.duplicate, 'Duplicated orderId.')
    const responseTime = deps.now()
    const payUrl = deps.pageOf(orderId, redirectUrl)
    const links = { payUrl, deeplink: '', qrCodeUrl: '' }
    return {
      status: 200,
      json: { partnerCode, orderId, requestId, amount, responseTime, message: 'Successful.', resultCode: 0, ...links },
    }
  }

  async function query(body: string) {
    const fields = verified('query', body)
    if (!fields) return refused(code.badSignature, 'Access denied.')
    const { orderId = '', requestId = '' } = fields
    const bill = await deps.find(orderId)
    if (!bill) return refused(code.unknown, 'The orderId is not found.')
    const resultCode = codeOf(bill)
    const transId = bill.state === 'paid' || bill.state === 'failed' ? Number(bill.transactionId) : 0
    const { amount } = bill
    const ended = { amount, transId, payType: 'qr', resultCode, message: String(resultCode), refundTrans: [] }
    return {
      status: 200,
      json: { partnerCode, requestId, orderId, extraData: '', ...ended, responseTime: deps.now() },
    }
  }

  return {
    name: 'momo',
    paysByItself: true,

    async respond({ method, path, body }) {
      if (method !== 'POST') return null
      if (path === '/v2/gateway/api/create') return create(body)
      return path === '/v2/gateway/api/query' ? query(body) : null
    },

    report(bill, amount) {
      const { given, info, webhookUrl } = bill.details
      const resultCode = codeOf(bill)
      const fields = {
        partnerCode,
        orderId: bill.reference,
        requestId: given?.requestId ?? '',
        amount,
        orderInfo: info,
        orderType: 'momo_wallet',
        transId: Number(bill.transactionId),
        resultCode,
        message: resultCode === 0 ? 'Thành công.' : 'Giao dịch bị từ chối bởi người dùng.',
        payType: 'qr',
        responseTime: deps.now(),
        extraData: given?.extraData ?? '',
      }
      return jsonTo(webhookUrl, { ...fields, signature: signMomo(secretKey, 'webhook', { ...fields, accessKey }) })
    },

    isReceived: (status) => status === 204,

    returnUrl: (bill) =>
      withParameters(bill.details.returnUrl, { orderId: bill.reference, resultCode: String(codeOf(bill)) }),
  }
}
