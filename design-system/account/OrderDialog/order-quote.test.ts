import { describe, expect, test } from 'vitest'
import type { Plan } from '#contracts/catalog.ts'
import { leastPromises } from '#contracts/rules/plan-promises.ts'
import { quoting } from '#stories/fixtures/quotes.ts'
import { firstChoices } from './order-choice.ts'
import { firstBillingDate, quoteOrder, systemsFor } from './order-quote.ts'

const now = '2027-01-31T03:00:00.000Z'
const plan: Plan = {
  id: 1,
  seriesId: 'vps',
  name: 'Basic',
  cpu: 1,
  ram: 1,
  storage: 20,
  bandwidth: 1000,
  ipv4: 1,
  features: [],
  promises: leastPromises,
  isPopular: false,
  priceMonthly: 49_000,
  priceYearly: 490_000,
  prices: { monthly: { amount: 49_000, listAmount: null }, yearly: { amount: 490_000, listAmount: null } },
  osSupported: ['ubuntu', 'debian'],
  soldOut: false,
  soldOutLocations: [],
}

test('the next bill is a month or a year later, clamped to the end of the month', () => {
  expect(firstBillingDate(now, 'monthly')).toBe('2027-02-28T03:00:00.000Z')
  expect(firstBillingDate(now, 'yearly')).toBe('2028-01-31T03:00:00.000Z')
})

describe('quoteOrder', () => {
  test('subtracts the price from the balance', () => {
    expect(quoteOrder(plan, 'monthly', now, '200000').wallet).toEqual({
      before: '200000',
      after: '151000',
      shortfall: '0',
    })
  })

  test('has no shortfall when the balance equals the price, and a shortfall of 1 when it is 1 dong lower', () => {
    expect(quoteOrder(plan, 'monthly', now, '49000').wallet).toMatchObject({ after: '0', shortfall: '0' })
    expect(quoteOrder(plan, 'monthly', now, '48999').wallet).toMatchObject({ after: '-1', shortfall: '1' })
  })

  test('shows an empty wallet as one that lacks the whole price', () => {
    expect(quoteOrder(plan, 'monthly', now, '0').wallet).toEqual({ before: '0', after: '-49000', shortfall: '49000' })
  })

  test('omits the wallet while the balance is unknown', () => {
    expect(quoteOrder(plan, 'yearly', now)).toEqual({
      cost: '490000',
      listPrice: '490000',
      nextBillingDate: '2028-01-31T03:00:00.000Z',
    })
  })

  test('is exact beyond the safe integers of a float', () => {
    expect(quoteOrder(plan, 'monthly', now, '9007199254790993').wallet?.after).toBe('9007199254741993')
  })
})

test('the systems that the plan supports are offered in catalogue order, with those that have ended last', () => {
  const systems: [string, string | null][] = [
    ['windows', null],
    ['debian', '2027-01-30'],
    ['ubuntu', '2027-01-31'],
  ]
  const catalog = {
    series: [],
    plans: [plan],
    locations: [],
    operatingSystems: systems.map(([id, endOfLife]) => ({ id, name: id, endOfLife, successorIds: [] })),
  }
  expect(systemsFor(catalog, plan, now).map((system) => system.id)).toEqual(['ubuntu', 'debian'])
  expect(systemsFor(catalog, undefined, now).map((system) => system.id)).toEqual(['windows', 'ubuntu', 'debian'])
})

test('price and date are those of the quote', async () => {
  const result = await quoting({ plans: [plan] })({
    planId: 1,
    locationId: 1,
    billingPeriod: 'monthly',
    code: 'CHAO30',
  })
  if (!result.ok) throw new Error(result.message)
  const { cost, nextBillingDate, wallet } = quoteOrder(plan, 'monthly', now, '40000', result.quote)
  expect({ cost, nextBillingDate }).toEqual({ cost: '34300', nextBillingDate: result.quote.nextCharge.date })
  expect(wallet).toEqual({ before: '40000', after: '5700', shortfall: '0' })
})

test('the first system that can be set up at the location is chosen, and none where there is none', () => {
  const place = { country: '', flag: 'vn', soldOut: false }
  const system = { endOfLife: null, successorIds: [] }
  const catalog = {
    series: [],
    plans: [plan],
    locations: [
      { ...place, id: 1, name: 'A', city: 'A', missingSystems: ['ubuntu'] },
      { ...place, id: 2, name: 'B', city: 'B' },
      { ...place, id: 3, name: 'C', city: 'C', missingSystems: ['ubuntu', 'debian'] },
    ],
    operatingSystems: [
      { ...system, id: 'ubuntu', name: 'Ubuntu' },
      { ...system, id: 'debian', name: 'Debian' },
    ],
  }
  expect(firstChoices(catalog, plan, now)).toEqual({ locationId: 1, operatingSystem: 'debian' })
  expect(firstChoices(catalog, plan, now, 2)).toEqual({ locationId: 2, operatingSystem: 'ubuntu' })
  expect(firstChoices(catalog, plan, now, 3)).toEqual({ locationId: 3, operatingSystem: undefined })
})
