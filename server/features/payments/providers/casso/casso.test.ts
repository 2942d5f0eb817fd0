import { describe, expect, test } from 'vitest'
import { cassoSignatureFault, signCasso } from './casso-signature.ts'
import { readCassoWebhook } from './casso-webhook.ts'

/** The sample that Casso publishes for its webhooks of version 2. */
const sample = {
  error: 0,
  data: {
    id: 0,
    reference: 'MA_GIAO_DICH_THU_NGHIEM',
    description: 'giao dich thu nghiem',
    amount: 599_000,
    runningBalance: 25_000_000,
    transactionDateTime: '2024-10-03 15:06:37',
    accountNumber: '88888888',
    bankName: 'VPBank',
    bankAbbreviation: 'VPB',
    virtualAccountNumber: '',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  },
}
const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs'
const time = 1_727_948_258_788
const published =
  't=1727948258788,v1=ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3'

const body = (json: unknown) => Buffer.from(JSON.stringify(json))
const readV2 = (rawBody: Buffer, signature: string, at = time) =>
  readCassoWebhook([key], at, rawBody, (name) => (name === 'x-casso-signature' ? signature : undefined))
const readV1 = (rawBody: Buffer, token: string) =>
  readCassoWebhook([key], time, rawBody, (name) => (name === 'secure-token' ? token : undefined))

describe('version 2', () => {
  test('has the signature that Casso publishes, whatever the order of the fields', () => {
    expect(signCasso(key, time, sample)).toBe(published)
    const { error, data } = sample
    const reversed = { data: Object.fromEntries(Object.entries(data).reverse()), error }
    expect(readV2(body(reversed), published)).toHaveProperty('transfers')
  })

  test('is a transfer with its sender', () => {
    expect(readV2(body(sample), published)).toEqual({
      transfers: [
        {
          eventId: '0',
          direction: 'in',
          account: '88888888',
          amount: 599_000,
          bankReference: 'MA_GIAO_DICH_THU_NGHIEM',
          transferredAt: Date.parse('2024-10-03T15:06:37+07:00'),
          texts: { code: null, content: 'giao dich thu nghiem', description: '' },
          balanceAfter: 25_000_000,
          sender: { name: 'NGUYEN VAN A', account: '8888888888' },
        },
      ],
      unreadable: 0,
    })
  })

  test('is refused more than five minutes before or after its time, which may be in seconds', () => {
    expect(readV2(body(sample), published, time + 300_000)).toHaveProperty('transfers')
    expect(readV2(body(sample), published, time + 300_001)).toEqual({ fault: 'stale_timestamp' })
    expect(readV2(body(sample), published, time - 300_001)).toEqual({ fault: 'stale_timestamp' })
    const seconds = signCasso(key, 1_727_948_258, sample)
    expect(cassoSignatureFault([key], time, sample, seconds)).toBeNull()
    expect(cassoSignatureFault([key], time + 400_000, sample, seconds)).toBe('stale_timestamp')
  })

  test('is refused with a wrong signature, also if it has the token of version 1', () => {
    const changed = { ...sample, data: { ...sample.data, amount: 5_990_000 } }
    expect(readV2(body(changed), published)).toEqual({ fault: 'invalid_signature' })
    expect(readV2(body(sample), published.replace('v1=e', 'v1=f'))).toEqual({ fault: 'invalid_signature' })
    expect(readV2(body(sample), published.replace('t=1', 't=2'))).toEqual({ fault: 'invalid_signature' })
    expect(readV2(body(sample), '')).toEqual({ fault: 'invalid_signature' })
    const header = (name: string) => ({ 'x-casso-signature': 'x', 'secure-token': key })[name]
    expect(readCassoWebhook([key], time, body(sample), header)).toEqual({ fault: 'invalid_signature' })
  })

  test.each([
    ...[{ error: 1 }, { data: [] }, { data: { ...sample.data, amount: 0 } }, { data: { ...sample.data, amount: 1.5 } }],
    ...[{ data: { ...sample.data, id: null } }, { data: { ...sample.data, id: 'a b' } }],
  ])('is refused with %j', (changes) => {
    const changed = { ...sample, ...changes } as typeof sample
    expect(readV2(body(changed), signCasso(key, time, changed))).toEqual({ fault: 'invalid' })
  })
})

describe('version 1', () => {
  const transfer = {
    id: 6789,
    tid: 'BANK_REF_ID',
    description: 'SEN7K3QD2XM chuyen tien',
    amount: 200_000,
    cusum_balance: 2_000_000,
    when: '2020-10-14 00:34:57',
    bank_sub_acc_id: '123456789',
    subAccId: '123456789',
  }

  test('is several transfers, of which a negative amount has gone out', () => {
    const json = { error: 0, data: [transfer, { ...transfer, id: 6790, amount: -50_000, cusum_balance: null }] }
    const result = readV1(body(json), key)
    expect(result).toEqual({
      transfers: [
        {
          eventId: '6789',
          direction: 'in',
          account: '123456789',
          amount: 200_000,
          bankReference: 'BANK_REF_ID',
          transferredAt: Date.parse('2020-10-14T00:34:57+07:00'),
          texts: { code: null, content: 'SEN7K3QD2XM chuyen tien', description: '' },
          balanceAfter: 2_000_000,
          sender: { name: null, account: null },
        },
        expect.objectContaining({ eventId: '6790', direction: 'out', amount: 50_000, balanceAfter: null }),
      ],
      unreadable: 0,
    })
  })

  test('is refused without our token', () => {
    const json = body({ error: 0, data: [transfer] })
    for (const token of ['', 'x', `${key} `, key.slice(1)])
      expect(readV1(json, token)).toEqual({ fault: 'invalid_signature' })
    expect(readCassoWebhook([key], time, json, () => undefined)).toEqual({ fault: 'invalid_signature' })
    expect(
      readCassoWebhook(['next', key], time, json, (name) => (name === 'secure-token' ? key : undefined)),
    ).toHaveProperty('transfers')
  })

  test('is the transfers that can be read, next to others that cannot', () => {
    const json = { error: 0, data: [{ ...transfer, amount: 'x' }, transfer, null] }
    expect(readV1(body(json), key)).toMatchObject({ transfers: [{ eventId: '6789' }], unreadable: 2 })
  })

  test('is refused if it has no transfers, or too many', () => {
    expect(readV1(body({ error: 0 }), key)).toEqual({ fault: 'invalid' })
    expect(readV1(body({ error: 0, data: Array(101).fill(transfer) }), key)).toEqual({ fault: 'invalid' })
    expect(readV1(Buffer.from('{'), key)).toEqual({ fault: 'malformed_json' })
  })
})
