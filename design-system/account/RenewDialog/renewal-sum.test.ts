import { expect, test } from 'vitest'
import type { ForecastLine } from '#contracts/wallet.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { renewalSum } from './renewal-sum.ts'

const { running } = demo.machines
const at = (nextBillingDate: string) => ({ ...running, nextBillingDate })
const line = (amount: string): ForecastLine => ({
  date: running.nextBillingDate,
  vpsId: running.id,
  name: running.name,
  kind: 'renewal',
  amount,
  balanceAfter: null,
})

test('each period costs what the forecast says, and afterwards the price', () => {
  const forecast = [line('62300'), { ...line('1'), vpsId: 'other' }, line('62300')]
  expect(renewalSum(running, 3, forecast).total).toBe(62_300n * 2n + 89_000n)
  expect(renewalSum({ ...running, nextCharge: { amount: '62300', date: '' } }, 3).total).toBe(62_300n + 89_000n * 2n)
  expect(renewalSum({ ...running, nextCharge: null }, 12).total).toBe(89_000n * 12n)
})

test('it is paid until the same day of a later month, also after a short one', () => {
  expect(renewalSum(at('2026-12-03T03:00:00.000Z'), 3).until).toBe('2027-03-03T03:00:00.000Z')
  const ordered = { ...at('2027-02-28T03:00:00.000Z'), createdAt: '2026-12-31T03:00:00.000Z' }
  expect(renewalSum(ordered, 1).until).toBe('2027-03-31T03:00:00.000Z')
  expect(renewalSum({ ...running, billingPeriod: 'yearly' }, 1).until).toBe('2027-12-03T03:00:00.000Z')
})
