import fc from 'fast-check'
import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, test } from 'vitest'
import { readVietQr, vietQrOfAmount, vietQrPayload } from './viet-qr.ts'

const start = '38570010A00000072701270006970403011300110123456780208QRIBFTTA5303704'
/** Payloads of NAPAS's specification (format 1.5.2) and of the banks' documentation. */
const published = {
  withBill: `000201010212${start}54061800005802VN62340107NPS68690819thanh toan don hang63042E2E`,
  withPurpose: `000201010212${start}54061800005802VN62230819thanh toan don hang63045FAB`,
  withoutAmount: `000201010211${start}5802VN63049E6F`,
}
const request = { bin: '970436', account: '0123456789', amount: 500_000, memo: 'VP7K3QD2' }
const payload =
  '00020101021238540010A00000072701240006970436011001234567890208QRIBFTTA530370454065000005802VN62120808VP7K3QD263043E46'

/** Adds the checksum to a payload, computed by the other implementation. */
const sealed = (text: string) => `${text}6304${QRPay.genCRCCode(`${text}6304`)}`

const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const texts = (maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength }).map((parts) => parts.join(''))
const requests = fc.record({
  bin: fc.integer({ min: 100_000, max: 999_999 }).map(String),
  account: texts(19),
  amount: fc.integer({ min: 1, max: 9_999_999_999_999 }),
  memo: texts(25),
})

describe('the payload of a transfer', () => {
  test('has the order of fields and the checksum of the specification', () => {
    expect(vietQrPayload(request)).toBe(payload)
    expect(
      vietQrPayload({ bin: '970403', account: '0011012345678', amount: 180_000, memo: 'thanh toan don hang' }),
    ).toBe(published.withPurpose)
  })

  test('is that of an independent implementation, which also reads it', () => {
    fc.assert(
      fc.property(requests, (transfer) => {
        const text = vietQrPayload(transfer)
        const theirs = QRPay.initVietQR({
          bankBin: transfer.bin,
          bankNumber: transfer.account,
          purpose: transfer.memo,
          amount: String(transfer.amount),
        })
        expect(text).toBe(theirs.build())
        const read = new QRPay(text)
        expect(read.isValid).toBe(true)
        expect([read.consumer.bankBin, read.consumer.bankNumber]).toEqual([transfer.bin, transfer.account])
        expect([read.amount, read.additionalData.purpose]).toEqual([String(transfer.amount), transfer.memo])
      }),
    )
  })

  test('is read back', () => {
    fc.assert(
      fc.property(requests, (transfer) => {
        expect(readVietQr(vietQrPayload(transfer))).toEqual({
          code: { ...transfer, kind: 'dynamic', service: 'account', bill: null },
        })
      }),
    )
  })

  test.each([
    [{ bin: '97043' }, 'BIN'],
    [{ bin: '97043a' }, 'BIN'],
    [{ account: '' }, 'account'],
    [{ account: '1'.repeat(20) }, 'account'],
    [{ account: '0123 456' }, 'account'],
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.5 }, 'amount'],
    [{ amount: Number.NaN }, 'amount'],
    [{ amount: 10_000_000_000_000 }, 'amount'],
    [{ memo: '' }, 'memo'],
    [{ memo: 'x'.repeat(26) }, 'memo'],
    [{ memo: 'nạp tiền' }, 'memo'],
    [{ memo: ' VP7K3QD2' }, 'memo'],
    [{ memo: 'a\n' }, 'memo'],
  ])('is not made with %j', (change, what) => {
    expect(() => vietQrPayload({ ...request, ...change })).toThrow(what)
  })
})

describe('another amount', () => {
  test('changes that field alone, as if the code had been made with it', () => {
    expect(vietQrOfAmount(payload, 60_000)).toBe(vietQrPayload({ ...request, amount: 60_000 }))
    const { code } = readVietQr(vietQrOfAmount(published.withBill, 40_000) ?? '') as { code: object }
    expect(code).toMatchObject({ amount: 40_000, bill: 'NPS6869', memo: 'thanh toan don hang' })
  })

  test('is none for a code whose payer chooses it, and for a text that is no code', () => {
    expect(vietQrOfAmount(published.withoutAmount, 40_000)).toBe(published.withoutAmount)
    expect(vietQrOfAmount('https://payos.vn', 40_000)).toBeNull()
  })
})

describe('a code', () => {
  test('that is published is read', () => {
    const code = { bin: '970403', account: '0011012345678', service: 'account', amount: 180_000 }
    const memo = 'thanh toan don hang'
    expect(readVietQr(published.withBill)).toEqual({ code: { ...code, kind: 'dynamic', bill: 'NPS6869', memo } })
    expect(readVietQr(published.withPurpose)).toEqual({ code: { ...code, kind: 'dynamic', bill: null, memo } })
    expect(readVietQr(published.withoutAmount)).toEqual({
      code: { ...code, kind: 'static', amount: null, bill: null, memo: null },
    })
  })

  test('may be for a card, and contain other fields and texts in other letters', () => {
    const text = sealed(
      '00020101021138530010A0000007270123000697043601094123456780208QRIBFTTC520400005303704' +
        '5802VN5908Hoa sen 6006Hà Nội62110807Hoa sen',
    )
    expect(readVietQr(text)).toEqual({
      code: {
        kind: 'static',
        bin: '970436',
        account: '412345678',
        service: 'card',
        amount: null,
        bill: null,
        memo: 'Hoa sen',
      },
    })
  })

  test.each([
    ['bad_tlv', ''],
    ['bad_tlv', 'SEN7K3QD2XM'],
    ['bad_tlv', payload.slice(0, -1)],
    ['bad_tlv', payload.slice(0, -8)],
    ['bad_tlv', `${payload}0000`],
    ['bad_tlv', sealed(`000201010212${start}54061800005802VN5802VN`)],
    ['bad_tlv', sealed(`000201010212${start}54061800005802VN62990807Hoa sen`)],
    ['bad_tlv', sealed('00020101021238080010A0005303704540410005802VN')],
    ['bad_crc', `${payload.slice(0, -4)}3e46`],
    ['bad_crc', payload.replace('500000', '900000')],
    ['bad_version', sealed(payload.slice(0, -8).replace('000201', '000202'))],
    ['bad_version', sealed(payload.slice(0, -8).replace('010212', '010222'))],
    ['not_napas', sealed('0002010102115303704540410005802VN')],
    ['not_napas', sealed(payload.slice(0, -8).replace('A000000727', 'A000000775'))],
    ['not_napas', sealed(payload.slice(0, -8).replace('QRIBFTTA', 'QRPUSHXX'))],
    ['not_vnd', sealed(payload.slice(0, -8).replace('5303704', '5303840'))],
    ['not_vietnam', sealed(payload.slice(0, -8).replace('5802VN', '5802US'))],
    ['bad_beneficiary', sealed(payload.slice(0, -8).replace('0123456789', '01234 6789'))],
    ['bad_amount', sealed(payload.slice(0, -8).replace('5406500000', '5406050000'))],
    ['bad_amount', sealed(payload.slice(0, -8).replace('5406500000', '54061000.5'))],
    ['bad_amount', sealed(payload.slice(0, -8).replace('5406500000', '5406-50000'))],
    ['too_long', payload.repeat(9)],
  ])('has the fault %s: %s', (fault, text) => {
    expect(readVietQr(text)).toEqual({ fault })
  })

  test('with any character changed is refused', () => {
    fc.assert(
      fc.property(
        requests,
        fc.nat(),
        fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
        (transfer, at, other) => {
          const text = vietQrPayload(transfer)
          const position = at % text.length
          fc.pre(text[position] !== other)
          expect(readVietQr(text.slice(0, position) + other + text.slice(position + 1))).toHaveProperty('fault')
        },
      ),
    )
  })

  test('of any text is read without an exception', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readVietQr(text)))
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        (text) => void readVietQr(sealed(`00020101021138${text}`)),
      ),
    )
    readVietQr('00'.repeat(5_000_000))
  })
})
