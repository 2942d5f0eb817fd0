import { expect, test } from 'vitest'
import { parseRecordNumber, recordNumber } from './record-number.ts'

test('a number has the letters of its kind, and zeros in front until it has grown', () => {
  expect(recordNumber('user', 96)).toBe('KH-0096')
  expect(recordNumber('vps', 31)).toBe('VPS-0031')
  expect(recordNumber('vps', 1_234_567)).toBe('VPS-1234567')
  expect(recordNumber('transaction', 10_428)).toBe('GD-10428')
  expect(recordNumber('transaction', 7)).toBe('GD-00007')
  expect(recordNumber('request', 118)).toBe('YC-118')
})

test.each([
  'VPS-0031',
  'vps-0031',
  'VPS-31',
  'vps31',
  'Vps 0031',
  '  vps - 31 ',
  'VPS–0031',
  'VPS−0031',
  'VPS#31',
  'VPS.0031',
  'VPS_0031',
  'VPS: 0031',
  'ＶＰＳ－００３１',
  '\u2068VPS-\u200b0031\u2069',
])('a number is found as people type it: %j', (text) => {
  expect(parseRecordNumber(text)).toEqual({ kind: 'vps', number: 31 })
})

test.each([
  'MBVCB.7781234567.GD00327.NGUYEN VAN A CT TU 0123',
  'GD00327 LAN CHUYEN KHOAN',
  'ck gd-00327, kh-0012',
  'KH 0012 nap GD_00327',
  'FT26001234GD00327NGUYEN',
  'Chuyển khoản GD．００３２７',
])('a number is found in the text of a bank: %j', (text) => {
  expect(parseRecordNumber(text, 'transaction')).toEqual({ kind: 'transaction', number: 327 })
})

test.each(['mua VPS 2 thang', 'GD327 LAN', 'NGD00327 LAN', 'MBVCB.7781234567.NGUYEN VAN A'])(
  'the text of a bank may have none: %j',
  (text) => {
    expect(parseRecordNumber(text)).toBeNull()
  },
)

test.each(['31', '0031', '-31', '#31'])('without the letters it may be any kind: %j', (text) => {
  expect(parseRecordNumber(text)).toEqual({ kind: null, number: 31 })
})

test.each([
  ...['', '-', 'VPS', 'VPS-', 'VPS-0', '0', '000', 'ABC-31', '31a', '3 1', '1.5', '1e3', '+31', '203.0.113.11'],
  ...['VPS-٣١', 'VPS-31; drop', '9'.repeat(13), `VPS-${'9'.repeat(400)}`],
])('anything else is not a number: %j', (text) => {
  expect(parseRecordNumber(text)).toBeNull()
})

test('each number is read back', () => {
  for (const kind of ['user', 'vps', 'transaction', 'request'] as const)
    for (const number of [1, 99, 100, 9999, 10_000, 999_999_999_999])
      expect(parseRecordNumber(recordNumber(kind, number))).toEqual({ kind, number })
})
