import { createHash } from 'node:crypto'
import { signMomo } from '#server/features/payments/providers/momo/momo-signature.ts'
import { signPayosData } from '#server/features/payments/providers/payos/payos-signature.ts'
import { signedQuery, signVnpayQuery } from '#server/features/payments/providers/vnpay/vnpay-signature.ts'
import { signZalopayData } from '#server/features/payments/providers/zalopay/zalopay-signature.ts'
import type { TestResponse } from './client-test-tools.ts'
import type { TestServer } from './server-test-tools.ts'

/** MoMo's report about a deposit. */
interface ReportedPayment {
  transactionId: string
  amount: string
  /** Which payment for the deposit is reported. Default: one for each deposit. */
  eventId?: string
  /** Default: `completed`. */
  status?: string
  /** MoMo's code. Default: that of the status. */
  resultCode?: number
}

/** MoMo's id of a payment. */
const transIdOf = (eventId: string) =>
  Number.parseInt(createHash('sha256').update(eventId).digest('hex').slice(0, 12), 16) + 1

type Server = Pick<TestServer, 'clock' | 'visitor' | 'keys' | 'database' | 'runJobs'>

/** The body of MoMo's webhook about a payment, signed with `secret`. */
export async function momoBody(
  { clock, keys, database }: Pick<Server, 'clock' | 'keys' | 'database'>,
  { transactionId, amount, eventId = `e-${transactionId}`, status = 'completed', resultCode }: ReportedPayment,
  secret = keys.MOMO_SECRET_KEY,
): Promise<string> {
  const payment = await database.queries('payments').where({ transaction_id: transactionId }).first()
  const fields = {
    partnerCode: keys.MOMO_PARTNER_CODE,
    orderId: payment?.memo ?? transactionId,
    requestId: 'a request',
    amount: Number(amount),
    orderInfo: 'Nạp ví',
    orderType: 'momo_wallet',
    transId: transIdOf(eventId),
    resultCode: resultCode ?? (status === 'completed' ? 0 : 1006),
    message: 'Thành công.',
    payType: 'qr',
    responseTime: clock.now(),
    extraData: '',
  }
  const signature = signMomo(secret, 'webhook', { ...fields, accessKey: keys.MOMO_ACCESS_KEY })
  return JSON.stringify({ ...fields, signature })
}

/** Delivers a webhook of MoMo, without processing it. */
export const deliverMomo = ({ visitor }: Pick<Server, 'visitor'>, body: string): Promise<TestResponse> =>
  visitor().post('/api/payments/webhooks/momo', body)

/** Delivers MoMo's signed webhook about a payment, and lets the server process it. */
export async function reportPayment(server: Server, payment: ReportedPayment): Promise<TestResponse> {
  const response = await deliverMomo(server, await momoBody(server, payment))
  await server.runJobs()
  return response
}

/** Webhooks of the other gateways about a payment of 50,000 that we have not requested, signed with the sandbox's keys. */
export function signedWebhooks(keys: TestServer['keys'], now: number) {
  const data = JSON.stringify({
    app_id: Number(keys.ZALOPAY_APP_ID),
    app_trans_id: '261121_unknown',
    zp_trans_id: 261_121_000_001,
    amount: 50_000,
    server_time: now,
  })
  const transfer = {
    orderCode: 1,
    amount: 50_000,
    description: 'x',
    accountNumber: '1',
    reference: 'FT1',
    currency: 'VND',
    transactionDateTime: '2026-11-21 14:02:37',
    paymentLinkId: 'link',
    code: '00',
    desc: 'Thành công',
  }
  const parameters = {
    vnp_Amount: '5000000',
    vnp_PayDate: '20261121140237',
    vnp_ResponseCode: '00',
    vnp_TmnCode: keys.VNPAY_TMN_CODE,
    vnp_TransactionNo: '14422574',
    vnp_TransactionStatus: '00',
    vnp_TxnRef: 'unknown',
  }
  const secureHash = signVnpayQuery(keys.VNPAY_HASH_SECRET, parameters)
  return {
    zalopay: { data, mac: signZalopayData(keys.ZALOPAY_KEY2, data), type: 1 },
    payos: { code: '00', desc: 'success', data: transfer, signature: signPayosData(keys.PAYOS_CHECKSUM_KEY, transfer) },
    vnpay: `${signedQuery(parameters)}&vnp_SecureHash=${secureHash}`,
  }
}
