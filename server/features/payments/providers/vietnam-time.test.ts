import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankTime, compactDay, compactTime, parseBankTime } from './vietnam-time.ts'

test.each([
  ['2024-08-14T14:41:48Z', '20240814214148'],
  ['2026-12-31T16:59:59.999Z', '20261231235959'],
  ['2026-12-31T17:00:00Z', '20270101000000'],
  ['2028-02-28T17:00:00Z', '20280229000000'],
  ['2027-02-28T17:00:00Z', '20270301000000'],
  ['2026-11-25T23:59:59Z', '20261126065959'],
])('%s is %s in Vietnam', (utc, local) => {
  expect(compactTime(Date.parse(utc))).toBe(local)
  expect(compactDay(Date.parse(utc))).toBe(local.slice(2, 8))
})

test('a time is read back, to the second', () => {
  const times = fc.integer({ min: Date.parse('1976-01-01'), max: Date.parse('2199-12-31') })
  fc.assert(
    fc.property(times, (at) => {
      expect(parseBankTime(bankTime(at))).toBe(Math.floor(at / 1000) * 1000)
    }),
  )
})

test('a bank may write a time with a T', () => {
  expect(parseBankTime('2024-07-25 14:02:37')).toBe(Date.parse('2024-07-25T14:02:37+07:00'))
  expect(parseBankTime('2024-07-25T14:02:37')).toBe(Date.parse('2024-07-25T07:02:37Z'))
})

test.each([
  ...[
    '2024-02-30 10:00:00',
    '2023-02-29 10:00:00',
    '2024-13-01 10:00:00',
    '2024-07-25 24:00:00',
    '0000-00-00 00:00:00',
  ],
  ...['', '2024-07-25'],
])('%j is not a time', (text) => {
  expect(parseBankTime(text)).toBeNull()
})

test.each([' 2024-07-25 14:02:37', '2024-07-25 14:02:37Z', '2024-07-25  14:02:37', '25/07/2024 14:02:37'])(
  '%j is not a time as banks write it',
  (text) => {
    expect(parseBankTime(text)).toBeNull()
  },
)
