import { signZalopay, signZalopayData } from '#server/features/payments/providers/zalopay/zalopay-signature.ts'
import { fieldsOf, jsonTo, type StandIn, type StandInDeps, withParameters } from '#server/features/sandbox/stand-in.ts'

interface ZalopayKeys {
  appId: string
  key1: string
  key2: string
}

/** How old a request may be, in milliseconds. */
const MAX_AGE = 15 * 60_000

/** ZaloPay's gateway, version 2. */
export function zalopayStandIn({ appId, key1, key2 }: ZalopayKeys, deps: StandInDeps): StandIn {
  const refused = (sub: number, message: string) => ({
    status: 200,
    json: { return_code: 2, return_message: message, sub_return_code: sub, sub_return_message: message },
  })

  async function create(body: string) {
    const fields = fieldsOf(body) ?? {}
    const { app_id = '', app_trans_id = '', app_user = '', amount = '', app_time = '', embed_data = '' } = fields
    const { item = '', description = '', callback_url = '' } = fields
    const signed = [app_id, app_trans_id, app_user, amount, app_time, embed_data, item]
    if (app_id !== appId || fields.mac !== signZalopay(key1, signed)) return refused(-402, 'mac invalid')
    if (Math.abs(deps.now() - Number(app_time)) > MAX_AGE) return refused(-401, 'app_time invalid')
    const returnUrl = fieldsOf(embed_data)?.redirecturl ?? ''
    const details = {
      info: description,
      returnUrl,
      webhookUrl: callback_url,
      given: { app_user, app_time, embed_data },
    }
    if (!(await deps.add({ reference: app_trans_id, amount: Number(amount), details })))
      return refused(-68, 'app_trans_id duplicated')
    const order_url = deps.pageOf(app_trans_id, returnUrl)
    const done = { return_code: 1, return_message: 'Giao dịch thành công', sub_return_code: 1, sub_return_message: '' }
    return { status: 200, json: { ...done, order_url, order_token: app_trans_id, zp_trans_token: '', qr_code: '' } }
  }

  async function query(body: string) {
    const fields = fieldsOf(body) ?? {}
    const { app_id = '', app_trans_id = '' } = fields
    if (app_id !== appId || fields.mac !== signZalopay(key1, [app_id, app_trans_id, key1]))
      return refused(-402, 'mac invalid')
    const bill = await deps.find(app_trans_id)
    if (!bill) return refused(-101, 'order not exist')
    const return_code = { paid: 1, failed: 2, waiting: 3, left: 3 }[bill.state]
    const isPaid = bill.state === 'paid'
    const ended = { amount: bill.amount, zp_trans_id: isPaid ? Number(bill.transactionId) : 0, discount_amount: 0 }
    const state = { is_processing: return_code === 3, server_time: deps.now() }
    return { status: 200, json: { return_code, return_message: '', sub_return_code: return_code, ...state, ...ended } }
  }

  return {
    name: 'zalopay',
    paysByItself: true,

    async respond({ method, path, body }) {
      if (method !== 'POST') return null
      if (path === '/v2/create') return create(body)
      return path === '/v2/query' ? query(body) : null
    },

    report(bill, amount) {
      // A failure is found by a query alone.
      if (bill.state !== 'paid') return null
      const { given, webhookUrl } = bill.details
      const data = JSON.stringify({
        app_id: Number(appId),
        app_trans_id: bill.reference,
        app_time: Number(given?.app_time),
        app_user: given?.app_user,
        amount,
        embed_data: given?.embed_data,
        item: '[]',
        zp_trans_id: Number(bill.transactionId),
        server_time: deps.now(),
        channel: 38,
        merchant_user_id: '',
        user_fee_amount: 0,
        discount_amount: 0,
      })
      return jsonTo(webhookUrl, { data, mac: signZalopayData(key2, data), type: 1 })
    },

    isReceived: (_status, body) => ['1', '2'].includes(fieldsOf(body)?.return_code ?? ''),

    returnUrl: (bill) =>
      withParameters(bill.details.returnUrl, {
        apptransid: bill.reference,
        status: bill.state === 'paid' ? '1' : '-49',
      }),
  }
}
