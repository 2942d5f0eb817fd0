import { describe, expect, test } from 'vitest'
import type { Quote } from '#contracts/offers.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import { lastsAfter } from './wallet-after.ts'

const now = '2026-11-21T03:00:00.000Z'

const quote: Quote = {
  quoteId: 'quote',
  lines: [],
  total: '100000',
  nextCharge: { amount: '100000', date: '2026-12-21T03:00:00.000Z' },
  regularAmount: '100000',
  offerId: null,
  discountedPeriods: 0,
  trialEndsAt: null,
  expiresAt: now,
}

const forecast: WalletForecast = {
  balance: '350000',
  until: '2027-11-21T03:00:00.000Z',
  lastsUntil: null,
  lines: [
    {
      date: '2026-12-01T03:00:00.000Z',
      vpsId: 'one',
      name: 'one',
      kind: 'renewal',
      amount: '50000',
      balanceAfter: '300000',
    },
  ],
}

const lasts = (changes: Partial<Parameters<typeof lastsAfter>[0]>) =>
  lastsAfter({ quote, period: 'monthly', wallet: { before: '350000', after: '250000' }, forecast, now, ...changes })

describe('lastsAfter', () => {
  test('pays the known charges and those of the new instance from what is left', () => {
    // 250,000 − 50,000 − 100,000 − 100,000 = 0 on 21 January.
    expect(lasts({})).toBe('2027-02-21T03:00:00.000Z')
  })

  test('counts the discounted periods from the one that is paid now', () => {
    const discounted = { ...quote, nextCharge: { ...quote.nextCharge, amount: '50000' }, discountedPeriods: 2 }
    // This pays for one more at half the price, and one at the whole price.
    expect(lasts({ quote: discounted, wallet: { before: '350000', after: '200000' } })).toBe('2027-02-21T03:00:00.000Z')
  })

  test('is unknown for a trial, with a forecast of another balance, and after the last known charge', () => {
    expect(lasts({ quote: { ...quote, trialEndsAt: now } })).toBeUndefined()
    expect(lasts({ forecast: { ...forecast, balance: '350001' } })).toBeUndefined()
    expect(lasts({ forecast: { ...forecast, until: '2027-01-01T00:00:00.000Z' } })).toBeUndefined()
  })

  test('is unknown while something is overdue that the wallet cannot pay', () => {
    const [line] = forecast.lines
    const overdue = line && { ...line, date: '2026-11-01T03:00:00.000Z', amount: '900000', balanceAfter: null }
    expect(lasts({ forecast: { ...forecast, lines: overdue ? [overdue] : [] } })).toBeUndefined()
  })
})
