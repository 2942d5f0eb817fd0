import { vietQrPayload } from '#contracts/rules/viet-qr.ts'
import { signPayosData, signPayosRequest } from '#server/features/payments/providers/payos/payos-signature.ts'
import { bankTime } from '#server/features/payments/providers/vietnam-time.ts'
import type { Bill } from '#server/features/sandbox/sandbox-bills-store.ts'
import { fieldsOf, jsonTo, type StandIn, type StandInDeps, withParameters } from '#server/features/sandbox/stand-in.ts'

interface PayosKeys {
  clientId: string
  apiKey: string
  checksumKey: string
}

/** The account that payOS's sandbox names: a virtual one for each link. */
const BANK = { bin: '970422', holder: 'CONG TY TNHH SEN CLOUD', prefix: 'CAS' } as const

const LINKS = '/v2/payment-requests'
/** payOS's codes: done; no such link; a link with this number; a signature that is wrong. */
const code = { done: '00', unknown: '101', duplicate: '231', badSignature: '201' } as const

const accountOf = (orderCode: string) => BANK.prefix + orderCode
/** The link that an account of payOS is for; null for any other account. */
export const payosLinkOf = (account: string): string | null =>
  account.startsWith(BANK.prefix) ? account.slice(BANK.prefix.length) : null

const linkIdOf = (orderCode: string) => `link${orderCode}`
const paidFor = ({ details: { transfers = [] } }: Bill) => transfers.reduce((sum, { amount }) => sum + amount, 0)

function statusOf({ amount, state }: Bill, amountPaid: number): string {
  if (amountPaid >= amount) return 'PAID'
  if (state === 'failed') return 'CANCELLED'
  return amountPaid > 0 ? 'UNDERPAID' : 'PENDING'
}

/** payOS, which reports every transfer to a link. */
export function payosStandIn({ clientId, apiKey, checksumKey }: PayosKeys, deps: StandInDeps): StandIn {
  const signed = (data: Record<string, never> | object) => ({
    status: 200,
    json: { code: code.done, desc: 'success', data, signature: signPayosData(checksumKey, data as never) },
  })
  const refused = (given: string, desc: string) => ({ status: 200, json: { code: given, desc, data: null } })

  async function create(body: string) {
    const fields = fieldsOf(body) ?? {}
    const { orderCode = '', description = '', returnUrl = '', cancelUrl = '' } = fields
    const amount = Number(fields.amount)
    const expected = signPayosRequest(checksumKey, {
      amount,
      cancelUrl,
      description,
      returnUrl,
      orderCode: Number(orderCode),
    })
    if (fields.signature !== expected) return refused(code.badSignature, 'Mã kiểm tra không hợp lệ')
    const details = { info: description, returnUrl, webhookUrl: deps.webhookUrl(), transfers: [] }
    if (!(await deps.add({ reference: orderCode, amount, details })))
      return refused(code.duplicate, 'Đơn thanh toán đã tồn tại')
    const accountNumber = accountOf(orderCode)
    // payOS writes its own code in front of the merchant's text.
    const memo = `CS${orderCode.slice(-6)} ${description}`
    return signed({
      bin: BANK.bin,
      accountNumber,
      accountName: BANK.holder,
      amount,
      description: memo,
      currency: 'VND',
      orderCode: Number(orderCode),
      paymentLinkId: linkIdOf(orderCode),
      status: 'PENDING',
      checkoutUrl: deps.pageOf(orderCode, returnUrl),
      expiredAt: Number(fields.expiredAt),
      qrCode: vietQrPayload({ bin: BANK.bin, account: accountNumber, amount, memo }),
    })
  }

  /** A transfer as webhooks and queries describe it. */
  const transferData = (bill: Bill, index: number) => {
    const transfer = bill.details.transfers?.[index]
    return {
      accountNumber: accountOf(bill.reference),
      amount: transfer?.amount ?? 0,
      description: transfer?.memo ?? '',
      reference: transfer?.reference ?? '',
      transactionDateTime: bankTime(transfer?.at ?? 0),
      counterAccountBankId: '970436',
      counterAccountBankName: '',
      counterAccountName: 'NGUYEN VAN AN',
      counterAccountNumber: '9704229201',
      virtualAccountName: '',
      virtualAccountNumber: '',
    }
  }

  async function query(orderCode: string) {
    const bill = await deps.find(orderCode)
    if (!bill) return refused(code.unknown, 'Mã thanh toán không tồn tại')
    const amountPaid = paidFor(bill)
    const status = statusOf(bill, amountPaid)
    return signed({
      id: linkIdOf(orderCode),
      orderCode: Number(orderCode),
      amount: bill.amount,
      amountPaid,
      status,
      amountRemaining: Math.max(0, bill.amount - amountPaid),
      createdAt: new Date(bill.createdAt).toISOString(),
      transactions: (bill.details.transfers ?? []).map((_, index) => transferData(bill, index)),
      cancellationReason: null,
      canceledAt: null,
    })
  }

  return {
    name: 'payos',
    paysByItself: false,

    async respond({ method, path, body, header }) {
      if (!path.startsWith(LINKS)) return null
      if (header('x-client-id') !== clientId || header('x-api-key') !== apiKey)
        return { status: 401, json: { code: '401', desc: 'Unauthorized', data: null } }
      if (method === 'POST' && path === LINKS) return create(body)
      return method === 'GET' ? query(path.slice(LINKS.length + 1)) : null
    },

    report(bill, amount) {
      const { transfers = [] } = bill.details
      // A link that is cancelled is not reported.
      if (transfers.length === 0) return null
      const data = {
        orderCode: Number(bill.reference),
        ...transferData(bill, transfers.length - 1),
        amount,
        currency: 'VND',
        paymentLinkId: linkIdOf(bill.reference),
        code: code.done,
        desc: 'Thành công',
      }
      const signature = signPayosData(checksumKey, data)
      return jsonTo(bill.details.webhookUrl, { code: code.done, desc: 'success', success: true, data, signature })
    },

    isReceived: (status) => status >= 200 && status < 300,

    returnUrl: (bill) =>
      withParameters(bill.details.returnUrl, {
        code: code.done,
        id: linkIdOf(bill.reference),
        orderCode: bill.reference,
        cancel: String(bill.state === 'failed'),
        status: bill.state === 'paid' ? 'PAID' : 'PENDING',
      }),
  }
}
