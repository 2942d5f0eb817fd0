import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createZalopayOrder, queryZalopayOrder, zalopayId } from './zalopay-requests.ts'
import { zalopayResponses } from './zalopay-responses.ts'
import { readZalopayOrder, readZalopayQuery } from './zalopay-results.ts'
import { signZalopay, signZalopayData } from './zalopay-signature.ts'
import { readZalopayWebhook } from './zalopay-webhook.ts'

/** The keys of ZaloPay's public sandbox. */
const key1 = 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL'
const key2 = 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz'
const settings = { url: 'http://127.0.0.1:4010', appId: 2553, key1, keys2: [key2] } as const

/** The sample that ZaloPay publishes. */
const published = {
  data: '{"app_id":2553,"app_trans_id":"200904_2553_1598435687208","app_time":1599189392817,"app_user":"demo","amount":10000,"embed_data":"{\\"merchantinfo\\":\\"embeddata123\\",\\"promotioninfo\\":\\"\\"}","item":"[{\\"itemid\\":\\"knb\\",\\"itemname\\":\\"kim nguyen bao\\",\\"itemprice\\":198400,\\"itemquantity\\":1}]","zp_trans_id":200904000000389,"server_time":1599189413498,"channel":38,"merchant_user_id":"7ZMSl3nEg5sOUJzOLSoUFT8xKNQVaLOLXHB--8Eytqc","user_fee_amount":0,"discount_amount":0}',
  mac: 'd8d33baf449b31d7f9b94fa50d7c942c08cd4d83f28fa185557da21acb104f67',
  type: 1,
}
const data =
  '{"app_id":2553,"app_trans_id":"240101_000001","app_time":1704042000000,"app_user":"user123","amount":50000,"embed_data":"{}","item":"[]","zp_trans_id":240101000000001,"server_time":1704042060000,"channel":38,"merchant_user_id":"","user_fee_amount":0,"discount_amount":0}'

const read = (json: unknown) => readZalopayWebhook(settings, Buffer.from(JSON.stringify(json)))
const readData = (text: string) => read({ data: text, mac: signZalopayData(key2, text), type: 1 })

describe('a callback', () => {
  test('has the mac that ZaloPay publishes', () => {
    expect(signZalopayData(key2, published.data)).toBe(published.mac)
    expect(signZalopayData(key2, data)).toBe('c5aed3804d55bc123f5aaf59d86e2e34f6a7458bc25ca863b1c0f6ecbae863a7')
    expect(read(published)).toEqual({
      report: {
        eventId: '200904_2553_1598435687208:200904000000389:paid',
        reference: '200904_2553_1598435687208',
        status: 'paid',
        amount: 10_000,
      },
    })
  })

  test('keeps an id that a number cannot hold', () => {
    const long = data.replace('240101000000001', '240101000000000001')
    expect(readData(long)).toHaveProperty('report.eventId', expect.stringContaining(':240101000000000001:'))
  })

  test('is verified as it was sent, not as it would be written again', () => {
    expect(readData(data.replace(/,/g, ' ,\n'))).toHaveProperty('report.amount', 50_000)
    expect(read({ ...published, data: published.data.replace(/,/g, ', ') })).toEqual({ fault: 'invalid_signature' })
  })

  test.each([
    ['invalid_signature', { ...published, data: published.data.replace('10000', '90000') }],
    ['invalid_signature', { ...published, mac: '' }],
    ['invalid_signature', { data, mac: signZalopayData(key1, data) }],
    ['invalid_signature', { mac: published.mac }],
    ['invalid_signature', { data: JSON.parse(published.data), mac: published.mac }],
    ['invalid_signature', []],
  ])('has the fault %s: %j', (fault, json) => {
    expect(read(json)).toEqual({ fault })
  })

  test.each([
    ['wrong_merchant', data.replace('2553', '2554')],
    ['invalid', data.replace('50000', '-50000')],
    ['invalid', data.replace('50000', '0.5')],
    ['invalid', data.replace('50000', '9007199254740993')],
    ['invalid', data.replace('"amount"', '"amount":1,"amount"')],
    ['invalid', data.replace('"240101_000001"', 'null')],
    ['invalid', '{}'],
    ['invalid', 'x'],
  ])('has the fault %s in its data: %s', (fault, text) => {
    expect(readData(text)).toEqual({ fault })
  })

  test('that is not JSON is malformed; one with the previous key is accepted', () => {
    expect(readZalopayWebhook(settings, Buffer.from('{'))).toEqual({ fault: 'malformed_json' })
    const body = Buffer.from(JSON.stringify(published))
    expect(readZalopayWebhook({ appId: 2553, keys2: ['next', key2] }, body)).toHaveProperty('report')
  })

  test('is responded to with a code', () => {
    const codes = Object.entries(zalopayResponses).map(([outcome, { status, body }]) => [
      outcome,
      status,
      body?.return_code,
    ])
    expect(codes).toEqual([
      ['accepted', 200, 1],
      ['duplicate', 200, 2],
      ['unknown_payment', 200, 1],
      ['wrong_amount', 200, 1],
      ['rejected', 401, -1],
      ['malformed', 200, -1],
      ['unavailable', 200, 0],
    ])
  })
})

describe('a request', () => {
  const createdAt = Date.parse('2023-12-31T17:00:00Z')
  const intent = {
    appTransId: '240101_SEN7K3QD2XM',
    expiresAt: createdAt + 900_000,
    amount: 50_000,
    customer: 'user123',
    description: 'Nạp tiền',
    callbackUrl: 'https://sen.vn/cb',
    redirectUrl: 'https://sen.vn/r',
  }
  const bodyOf = ({ body }: { body: string | null }) => JSON.parse(body ?? '')

  test('is signed as ZaloPay documents it', () => {
    expect(signZalopay(key1, [2553, '240101_000001', 'user123', 50_000, 1_704_042_000_000, '{}', '[]'])).toBe(
      'c5f06ae1c88ffef81dd351d74423bd5b0123965c3af6cb0e56266200bb5140a2',
    )
    expect(bodyOf(queryZalopayOrder(settings, '240101_000001'))).toEqual({
      app_id: 2553,
      app_trans_id: '240101_000001',
      mac: 'd066b284c812109b6bdfef49c1dea114cc47d214e1d052ef664a95f6c60526fa',
    })
  })

  test('of a payment has an id with the day in Vietnam', () => {
    const reference = 'SEN7K3QD2XM'
    expect(zalopayId({ reference, createdAt })).toBe('240101_SEN7K3QD2XM')
    expect(zalopayId({ reference, createdAt: createdAt - 1 })).toBe('231231_SEN7K3QD2XM')
    const request = createZalopayOrder(settings, intent, createdAt + 5)
    expect(request).toMatchObject({ method: 'POST', url: 'http://127.0.0.1:4010/v2/create' })
    const embed = '{"redirecturl":"https://sen.vn/r"}'
    const signed = `2553|240101_SEN7K3QD2XM|user123|50000|${createdAt + 5}|${embed}|[]`
    expect(bodyOf(request)).toEqual({
      app_id: 2553,
      app_trans_id: '240101_SEN7K3QD2XM',
      app_user: 'user123',
      amount: 50_000,
      app_time: createdAt + 5,
      embed_data: embed,
      item: '[]',
      description: 'Nạp tiền',
      bank_code: '',
      callback_url: 'https://sen.vn/cb',
      expire_duration_seconds: 899,
      mac: createHmac('sha256', key1).update(signed).digest('hex'),
    })
  })

  test('of a payment expires within the limits of ZaloPay', () => {
    const seconds = (expiresAt: number) =>
      bodyOf(createZalopayOrder(settings, { ...intent, expiresAt }, createdAt)).expire_duration_seconds
    expect([seconds(createdAt - 1), seconds(createdAt + 299_000), seconds(createdAt + 10 ** 12)]).toEqual([
      300, 300, 2_592_000,
    ])
  })
})

describe('a result', () => {
  test('of a new payment is its page', () => {
    const created = {
      return_code: 1,
      sub_return_code: 1,
      order_url: 'https://qcgateway.zalopay.vn/openinapp?order=x',
    }
    expect(readZalopayOrder(JSON.stringify(created))).toEqual({
      order: { orderUrl: created.order_url },
    })
    expect(readZalopayOrder('{"return_code":2,"sub_return_code":-68}')).toEqual({
      fault: 'refused',
      code: '-68',
      status: 'refused',
    })
    for (const text of ['', '{}', '{"return_code":1}', '{"return_code":1,"order_url":"x"}'])
      expect(readZalopayOrder(text)).toEqual({ fault: 'invalid' })
  })

  test('of a query reports with the id of the callback', () => {
    const queried = {
      return_code: 1,
      sub_return_code: 1,
      is_processing: false,
      amount: 10_000,
      zp_trans_id: 200_904_000_000_389,
    }
    const text = JSON.stringify({ ...queried, server_time: 1_599_189_413_498, discount_amount: 0 })
    const { report } = read(published) as { report: object }
    expect(readZalopayQuery('200904_2553_1598435687208', text)).toEqual({ status: 'paid', report })
  })

  test.each([
    [1, 1, 'paid'],
    [2, -49, 'failed'],
    [2, -54, 'failed'],
    [2, -68, 'refused'],
    [2, -101, 'unknown'],
    [2, -401, 'refused'],
    [2, -402, 'refused'],
    [2, -405, 'refused'],
    [2, -429, 'pending'],
    [2, -500, 'pending'],
    [3, 0, 'pending'],
    [1, -500, 'paid'],
    [4, 0, 'review'],
  ])('with the codes %d and %d is %s', (return_code, sub_return_code, status) => {
    expect(readZalopayQuery('x', JSON.stringify({ return_code, sub_return_code, zp_trans_id: 0, amount: 0 }))).toEqual({
      status,
      report: null,
    })
  })

  test('without a code is not a result', () => {
    for (const text of ['', '{}', '[]', '{"return_code":null}'])
      expect(readZalopayQuery('x', text)).toEqual({ fault: 'invalid' })
  })
})
