import { expect, test } from 'vitest'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { ForecastLine, WalletForecast, WalletHistory } from '#contracts/wallet.ts'
import { balanceForecast } from '#ds/account/balance-forecast.ts'
import { topUpsOf } from '#ds/account/top-ups-of.ts'
import { levelOf } from './level-of.ts'

const now = '2026-11-21T03:00:00.000Z'
const days = (count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString()

const transaction = (id: string, at: string, change: Partial<WalletTransaction>): WalletTransaction => ({
  id,
  number: null,
  type: 'deposit',
  amount: '0',
  fee: '0',
  status: 'completed',
  paymentMethod: null,
  description: id,
  createdAt: at,
  settledAt: at,
  cancelledAt: null,
  ...change,
})

const history: WalletHistory = {
  from: days(-60),
  startBalance: '100000',
  transactions: [
    transaction('in', days(-20), { amount: '50000', balanceAfter: '150000' }),
    transaction('out', days(-10), { type: 'payment', amount: '-49000', balanceAfter: '101000' }),
    // A response of the previous version has no balance.
    transaction('back', days(-9), { type: 'refund', amount: '49000' }),
  ],
  months: [],
}

const line = (inDays: number, balanceAfter: string | null, amount = '60000'): ForecastLine => ({
  date: days(inDays),
  vpsId: 'v1',
  name: 'web-01',
  kind: 'renewal',
  amount,
  balanceAfter,
})
const forecastOf = (lines: ForecastLine[], change: Partial<WalletForecast> = {}): WalletForecast => ({
  balance: '150000',
  until: days(730),
  lastsUntil: lines.find(({ balanceAfter }) => balanceAfter === null)?.date ?? null,
  lines,
  ...change,
})
const runsOut = forecastOf([line(5, '90000'), line(36, '30000'), line(66, null), line(97, null)])

const level = (forecast: WalletForecast, at = now) =>
  levelOf(history, forecast, { now: at, nameOf: ({ id }) => id, flagOf: (missing) => `${missing} missing` })
const daysAhead = ({ to }: { to: string }) => Math.round((Date.parse(to) - Date.parse(now)) / 86_400_000)

test('the balance goes through every transaction, then through the charges to the first that it cannot pay', () => {
  const { start, from, points } = level(runsOut)
  expect({ start, from }).toEqual({ start: 100_000, from: days(-60) })
  expect(points.map(({ kind, label, change, level: after }) => [kind, label, change, after])).toEqual([
    ['rise', 'in', 50_000, 150_000],
    ['fall', 'out', -49_000, 101_000],
    ['return', 'back', 49_000, 150_000],
    ['planned', 'web-01', -60_000, 90_000],
    ['planned', 'web-01', -60_000, 30_000],
    ['shortfall', 'web-01', -60_000, 30_000],
  ])
  expect(points.at(-1)).toMatchObject({ at: days(66), flag: '30000 missing' })
})

test('what went to a bank is no payment, and what came back no top-up', () => {
  const withdrawal = { type: 'withdrawal', status: 'completed' } as const
  const transactions = [
    transaction('sent', days(-3), { ...withdrawal, amount: '-50000', balanceAfter: '50000' }),
    transaction('returned', days(-2), { ...withdrawal, amount: '50000', balanceAfter: '100000' }),
  ]
  const options = { now, nameOf: ({ id }: WalletTransaction) => id, flagOf: String }
  const { points } = levelOf({ ...history, transactions }, forecastOf([]), options)
  expect(points.map(({ label, kind }) => [label, kind])).toEqual([
    ['sent', 'moved'],
    ['returned', 'return'],
  ])
})

test.each<[string, WalletForecast, number]>([
  ['a little further than the day on which it runs out', runsOut, 73],
  ['a month if it runs out in three days', forecastOf([line(3, null)], { balance: '10000' }), 30],
  ['a month if nothing is due', forecastOf([]), 30],
  ['half a year if it lasts', forecastOf([line(5, '90000'), line(300, '30000')]), 180],
  ['half a year if it runs out after that', forecastOf([line(5, '90000'), line(300, null)]), 180],
])('the chart looks ahead %s', (_, forecast, expected) => {
  const shown = level(forecast)
  expect(daysAhead(shown)).toBe(expected)
  expect(shown.points.every(({ at }) => at <= shown.to)).toBe(true)
})

test('an overdue charge is placed at today; money that has just moved is not after today', () => {
  expect(level(forecastOf([line(-2, null)], { balance: '10000' })).points.at(-1)).toMatchObject({ at: now })
  expect(level(runsOut, days(-30)).now).toBe(days(-9))
})

test.each<[string, WalletForecast, unknown]>([
  ['nothing is due', forecastOf([]), { kind: 'nothing-due' }],
  ['it lasts for two years', forecastOf([line(5, '90000')]), { kind: 'beyond', until: days(730), isLong: true }],
  [
    'it lasts as far as the charges are known',
    forecastOf([line(5, '90000')], { until: days(90) }),
    { kind: 'beyond', until: days(90), isLong: false },
  ],
  [
    'it runs out',
    runsOut,
    { kind: 'until', at: days(66), name: 'web-01', amount: '60000', left: '30000', urgency: 'later' },
  ],
  ['it runs out in two weeks', forecastOf([line(14, null)]), { left: '150000', urgency: 'soon' }],
  ['it has run out', forecastOf([line(-1, null)]), { urgency: 'overdue' }],
])('the outlook: %s', (_, forecast, expected) => {
  expect(balanceForecast(forecast, now)).toMatchObject(expected as object)
})

test('there are top-ups for one, three and six months, as far as the charges are known; equal ones once', () => {
  const monthly = Array.from({ length: 12 }, (_, month) => ({
    ...line(0, null, '187000'),
    date: new Date(Date.UTC(2026, 11 + month, 5, 3)).toISOString(),
  }))
  expect(topUpsOf(forecastOf(monthly, { balance: '0' })).map(({ months, amount }) => [months, amount])).toEqual([
    [1, '187000'],
    [3, '561000'],
    [6, '1122000'],
  ])
  expect(topUpsOf(forecastOf(monthly, { balance: '0', until: days(110) })).map(({ months }) => months)).toEqual([1, 3])
  expect(topUpsOf(forecastOf([line(1, null, '5000')], { balance: '0' }))).toEqual([
    { months: 1, amount: '50000', lastsUntil: undefined },
  ])
  expect(topUpsOf(forecastOf([line(5, '90000')]))).toEqual([])
})
