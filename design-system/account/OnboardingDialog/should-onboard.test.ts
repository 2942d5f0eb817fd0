import { expect, test } from 'vitest'
import { shouldOnboard } from './should-onboard.ts'

test.each([
  { isPhoneVerified: false, balance: '0', opens: true },
  { isPhoneVerified: false, balance: '50000', opens: true },
  { isPhoneVerified: true, balance: '0', opens: true },
  { isPhoneVerified: true, balance: '1', opens: false },
])(
  'the guide that was not seen opens: $opens, with phone verified: $isPhoneVerified, balance: $balance',
  ({ opens, ...facts }) => {
    expect(shouldOnboard({ ...facts, seen: false })).toBe(opens)
  },
)

test('the guide does not open for money that was spent', () => {
  const spent = { seen: false, balance: '0', hasDeposited: true }
  expect(shouldOnboard({ ...spent, isPhoneVerified: true })).toBe(false)
  expect(shouldOnboard({ ...spent, isPhoneVerified: false })).toBe(true)
})

test('the guide never opens after it has been seen', () => {
  expect(shouldOnboard({ seen: true, isPhoneVerified: false, balance: '0' })).toBe(false)
})
