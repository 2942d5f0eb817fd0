import { expect, test } from 'vitest'
import { resizeCharge } from './resize-charge.ts'

const period = {
  ...({ paid: 49_000, price: 89_000, billingPeriod: 'monthly', anchorDay: 22 } as const),
  nextBillingAt: Date.parse('2026-12-22T10:00:00+07:00'),
  createdAt: Date.parse('2026-10-30T10:00:00+07:00'),
}
const chargeAt = (time: string, change: Partial<typeof period> = {}) =>
  resizeCharge({ ...period, ...change, now: Date.parse(time) })

test.each([
  ['2026-11-22T10:00:00+07:00', 40_000, 'at the beginning all of the difference'],
  ['2026-12-07T10:00:00+07:00', 20_000, 'half way half of it'],
  ['2026-12-22T09:59:59+07:00', 0, 'in the last second nothing'],
  ['2026-12-22T10:00:00+07:00', 0, 'at the end nothing'],
  ['2027-01-05T10:00:00+07:00', 0, 'after the end nothing'],
  ['2026-11-01T10:00:00+07:00', 40_000, 'in a trial that is paid for already not more'],
])('at %s the larger plan costs %i: %s', (time, total) => {
  expect(chargeAt(time)).toBe(total)
})

test('each share is rounded on its own, half a dong up', () => {
  // Half of 3 is 1.5, which is 2; half of 2 is 1.
  expect(chargeAt('2026-12-07T10:00:00+07:00', { paid: 2, price: 3 } as object)).toBe(1)
  expect(chargeAt('2026-12-07T10:00:00+07:00', { paid: 3, price: 4 } as object)).toBe(0)
})

test('a plan that costs less than what was paid costs nothing, and gives nothing back', () => {
  expect(chargeAt('2026-11-22T10:00:00+07:00', { price: 30_000 } as object)).toBe(0)
})

test('what the dearest plan costs for a year is counted exactly', () => {
  const year = { paid: 1, price: 1_000_000_000, billingPeriod: 'yearly', createdAt: 0 } as object
  expect(chargeAt('2025-12-22T10:00:01+07:00', year)).toBe(1_000_000_000 - 32 - 1)
})

test('what is paid for in advance costs its difference, too', () => {
  const ahead = { nextBillingAt: Date.parse('2027-02-22T10:00:00+07:00') }
  expect(chargeAt('2026-11-22T10:00:00+07:00', ahead)).toBe(120_000)
  expect(chargeAt('2026-12-07T10:00:00+07:00', ahead)).toBe(100_000)
})
