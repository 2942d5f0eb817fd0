import { expect, test } from 'vitest'
import type { WalletForecast, WalletHistory, WalletMonth } from '#contracts/wallet.ts'
import { monthSums } from './month-sums.ts'

const now = '2026-11-21T03:00:00.000Z'
const month = (start: string, spent: string, refunded = '0'): WalletMonth => ({
  month: start,
  deposited: '0',
  spent,
  refunded,
  other: '0',
  endBalance: '0',
})
const history: WalletHistory = {
  from: '2026-09-22T03:00:00.000Z',
  startBalance: '0',
  transactions: [],
  months: [
    month('2026-10-31T17:00:00.000Z', '-20000', '158000'),
    month('2026-09-30T17:00:00.000Z', '49000'),
    month('2026-08-31T17:00:00.000Z', '0'),
    month('2026-07-31T17:00:00.000Z', '0'),
    month('2026-06-30T17:00:00.000Z', '9000'),
  ],
}
const due = (date: string, amount: string) => ({
  date,
  vpsId: 'v1',
  name: 'web-01',
  kind: 'renewal' as const,
  amount,
  balanceAfter: null,
})
const forecast: WalletForecast = {
  balance: '0',
  until: '2027-12-26T03:00:00.000Z',
  lastsUntil: null,
  lines: [
    due('2026-10-20T03:00:00.000Z', '1000'),
    due('2026-11-25T03:00:00.000Z', '49000'),
    due('2026-12-25T03:00:00.000Z', '49000'),
    // It is already January in Vietnam.
    due('2026-12-31T17:00:00.000Z', '89000'),
  ],
}

test('there are four months with the current one, oldest first, then two of which only the charges are known', () => {
  const sums = monthSums(history, forecast, now)
  expect(sums.map(({ month: start, spent, planned }) => [start.slice(0, 10), spent, planned])).toEqual([
    ['2026-07-31', 0, 0],
    ['2026-08-31', 0, 0],
    ['2026-09-30', 49_000, 0],
    ['2026-10-31', -20_000, 49_000],
    ['2026-11-30', 0, 49_000],
    ['2026-12-31', 0, 89_000],
  ])
  expect(sums.filter(({ current }) => current)).toMatchObject([{ returned: 158_000 }])
})

test('without charges there are no months ahead', () => {
  expect(monthSums(history, undefined, now)).toHaveLength(4)
  expect(monthSums(history, { ...forecast, lines: [] }, now)).toHaveLength(4)
})

test('a customer who never spent anything has months with nothing', () => {
  const sums = monthSums({ ...history, months: [] }, undefined, now)
  expect(sums.map(({ spent }) => spent)).toEqual([0, 0, 0, 0])
  expect(sums.at(-1)).toMatchObject({ current: true, month: '2026-10-31T17:00:00.000Z' })
})
