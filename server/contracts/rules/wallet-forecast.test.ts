import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, dayOfMonth } from './calendar.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN } from './limits.ts'
import { isRenewed } from './renewal.ts'
import { vpsStatuses } from './vps-status.ts'
import {
  type Charge,
  chargesOfInstance,
  chargesUntil,
  forecastOf,
  type Renewable,
  topUpForMonths,
  withTopUp,
} from './wallet-forecast.ts'

const DAY = 24 * 60 * 60 * 1000
const at = (time: string) => Date.parse(time)
/** The day in Ho Chi Minh City. */
const day = (time: number) => new Date(time + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)

const now = at('2026-11-22T07:23:00+07:00')
const until = now + 400 * DAY

const renewable = (changes: Partial<Renewable> = {}): Renewable => ({
  id: 'blog',
  status: 'active',
  trialEndsAt: null,
  billingPeriod: 'monthly',
  anchorDay: 26,
  nextBillingAt: at('2026-11-26T09:00:00+07:00'),
  listPrice: 49_000,
  discount: 0,
  discountedPeriodsLeft: 0,
  ...changes,
})
const blog = renewable()
const shop = renewable({
  id: 'shop',
  anchorDay: 4,
  nextBillingAt: at('2026-12-04T10:31:00+07:00'),
  listPrice: 89_000,
})
const lab = renewable({
  id: 'test',
  anchorDay: 13,
  nextBillingAt: at('2026-12-13T16:20:00+07:00'),
  listPrice: 49_000,
})

const days = (charges: readonly Charge[]) => charges.map((charge) => day(charge.at))
const amounts = (charges: readonly Charge[]) => charges.map(({ amount }) => amount)

describe('the charges for an instance', () => {
  test('fall due on its anchor day, and in a shorter month on the last day, by the calendar of Ho Chi Minh City', () => {
    // 20:00 UTC on the 30th is 03:00 on the 31st there.
    const instance = renewable({ anchorDay: 31, nextBillingAt: at('2026-12-30T20:00:00Z') })
    const charges = chargesOfInstance(instance, now, at('2027-06-01T00:00:00Z'))
    expect(days(charges)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
    expect(new Set(charges.map((charge) => new Date(charge.at).toISOString().slice(11)))).toEqual(
      new Set(['20:00:00.000Z']),
    )
  })

  test('return to the anchor day after a charge that a short month moved', () => {
    const instance = renewable({ anchorDay: 30, nextBillingAt: at('2027-02-28T09:00:00+07:00') })
    expect(days(chargesOfInstance(instance, now, at('2027-04-30T09:00:00+07:00')))).toEqual([
      '2027-02-28',
      '2027-03-30',
      '2027-04-30',
    ])
  })

  test('of a yearly plan are a year apart, on 28 February after a leap day', () => {
    const leap = renewable({ billingPeriod: 'yearly', anchorDay: 29, nextBillingAt: at('2028-02-29T09:00:00+07:00') })
    expect(days(chargesOfInstance(leap, now, at('2032-03-01T00:00:00Z')))).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ])
  })

  test('include one that is due exactly at the horizon', () => {
    expect(chargesOfInstance(blog, now, blog.nextBillingAt)).toHaveLength(1)
    expect(chargesOfInstance(blog, now, blog.nextBillingAt - 1)).toEqual([])
  })

  test('have its discount as long as there are discounted periods left', () => {
    const instance = renewable({ listPrice: 159_000, discount: 47_700, discountedPeriodsLeft: 2 })
    expect(amounts(chargesOfInstance(instance, now, now + 120 * DAY))).toEqual([111_300, 111_300, 159_000, 159_000])
  })

  test('are zero with a discount of the whole price, and never less', () => {
    const instance = renewable({ discount: 90_000, discountedPeriodsLeft: 1 })
    expect(amounts(chargesOfInstance(instance, now, now + 50 * DAY))).toEqual([0, 49_000])
  })

  test.each(vpsStatuses)('with the status %s are made only while it runs or is being set up', (status) => {
    const isCharged = status === 'active' || status === 'creating'
    expect(isRenewed({ status, trialEndsAt: null })).toBe(isCharged)
    expect(chargesOfInstance(renewable({ status }), now, until).length > 0).toBe(isCharged)
  })

  test('are none for a trial that is not paid for, before and after it ends', () => {
    for (const trialEndsAt of [now - DAY, now + DAY])
      expect(chargesOfInstance(renewable({ trialEndsAt }), now, until)).toEqual([])
  })

  test('begin with one that is overdue, at the time when it was due', () => {
    const instance = renewable({ nextBillingAt: at('2026-10-26T09:00:00+07:00') })
    expect(days(chargesOfInstance(instance, now, now + 40 * DAY))).toEqual(['2026-10-26', '2026-11-26', '2026-12-26'])
  })

  test('leave out periods that have ended without a charge, and keep their discount for those that are charged', () => {
    const instance = renewable({
      nextBillingAt: at('2026-03-26T09:00:00+07:00'),
      discount: 9000,
      discountedPeriodsLeft: 1,
    })
    const charges = chargesOfInstance(instance, now, now + 10 * DAY)
    expect([days(charges), amounts(charges)]).toEqual([
      ['2026-10-26', '2026-11-26'],
      [40_000, 49_000],
    ])
  })
})

test('the charges for several instances are in the order of their times, then of their ids', () => {
  const sameDay = { ...blog, id: 'api', listPrice: 1000 }
  expect(chargesUntil([shop, blog, sameDay], now, now + 15 * DAY).map(({ vpsId }) => vpsId)).toEqual([
    'api',
    'blog',
    'shop',
  ])
})

describe('a forecast', () => {
  const charges = chargesUntil([blog, shop, lab], now, until)

  test("is the wallet mockup's: 613.000 pays ten renewals, then 86.000 is missing on 04/03/2027", () => {
    const { lines, lastsUntil } = forecastOf(613_000, charges)
    expect(lastsUntil).toBe(at('2027-03-04T10:31:00+07:00'))
    expect(lines.slice(0, 11).map(({ balanceAfter }) => balanceAfter)).toEqual([
      ...[564_000, 475_000, 426_000, 377_000, 288_000, 239_000, 190_000, 101_000, 52_000, 3000],
      null,
    ])
    expect(lines[10]).toMatchObject({ vpsId: 'shop', amount: 89_000 })
    expect(day(withTopUp(613_000, charges, 200_000).lastsUntil ?? 0)).toBe('2027-04-04')
  })

  test('pays a charge that leaves exactly nothing, and ends at the next one', () => {
    const { lines, lastsUntil } = forecastOf(49_000, charges.slice(0, 3))
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([0, null, null])
    expect(lastsUntil).toBe(shop.nextBillingAt)
  })

  test('lasts until the first charge with an empty wallet, and does not end without charges, or with free ones', () => {
    expect(forecastOf(0, charges).lastsUntil).toBe(blog.nextBillingAt)
    expect(forecastOf(0, [])).toEqual({ lines: [], lastsUntil: null })
    expect(forecastOf(0, [{ vpsId: 'a', at: now, amount: 0 }])).toMatchObject({ lastsUntil: null })
  })

  test('is null when the wallet pays for every charge up to the horizon', () => {
    const total = charges.reduce((sum, { amount }) => sum + amount, 0)
    expect(forecastOf(total, charges).lastsUntil).toBeNull()
    expect(forecastOf(total - 1, charges).lastsUntil).toBe(charges.at(-1)?.at)
  })

  test('charges an instance no more after a charge that was not paid, but the others while the balance suffices', () => {
    const lines = forecastOf(60_000, [
      { vpsId: 'large', at: now, amount: 100_000 },
      { vpsId: 'small', at: now + 1, amount: 50_000 },
      { vpsId: 'large', at: now + 2, amount: 1 },
      { vpsId: 'tiny', at: now + 3, amount: 10_000 },
    ]).lines.map(({ balanceAfter }) => balanceAfter)
    expect(lines).toEqual([null, 10_000, null, 0])
  })

  test('keeps what else its charges have', () => {
    const [line] = forecastOf(1, [{ vpsId: 'a', at: now, amount: 1, name: 'blog' }]).lines
    expect(line).toEqual({ vpsId: 'a', at: now, amount: 1, name: 'blog', balanceAfter: 0 })
  })
})

describe('a deposit for some months', () => {
  const charges = chargesUntil([blog, shop, lab], now, now + 730 * DAY)
  const options = (months: number) => ({ months, until: now + 730 * DAY })

  test.each([
    [1, 187_000, '2027-04-04'],
    [3, 561_000, '2027-06-04'],
    [6, 1_122_000, '2027-09-04'],
  ])('is what %i months cost: %i, until %s', (months, amount, lastsUntil) => {
    const topUp = topUpForMonths(613_000, charges, options(months))
    expect([topUp?.amount, day(topUp?.lastsUntil ?? 0)]).toEqual([amount, lastsUntil])
  })

  test('is at least the smallest deposit', () => {
    const cheap = [{ vpsId: 'a', at: now + DAY, amount: 1000 }]
    expect(topUpForMonths(0, cheap, options(1))).toEqual({ amount: DEPOSIT_MIN, lastsUntil: null })
  })

  test('is not offered without need, beyond the known charges, or for more than the largest deposit', () => {
    expect(topUpForMonths(0, [], options(1))).toBeNull()
    expect(topUpForMonths(0, charges, { months: 6, until: now + 30 * DAY })).toBeNull()
    expect(topUpForMonths(0, [{ vpsId: 'a', at: now, amount: DEPOSIT_MAX + 1 }], options(1))).toBeNull()
  })
})

const renewables: fc.Arbitrary<Renewable[]> = fc
  .array(
    fc
      .record({
        status: fc.constantFrom(...vpsStatuses),
        trialEndsAt: fc.option(fc.constant(now), { freq: 5 }),
        billingPeriod: fc.constantFrom('monthly' as const, 'yearly' as const),
        orderedAt: fc.integer({ min: now - 365 * DAY, max: now }),
        listPrice: fc.integer({ min: 0, max: 2_000_000 }),
        discount: fc.integer({ min: 0, max: 2_000_000 }),
        discountedPeriodsLeft: fc.integer({ min: 0, max: 12 }),
      })
      .map(({ orderedAt, ...rest }) => {
        const anchorDay = dayOfMonth(orderedAt)
        return { ...rest, anchorDay, nextBillingAt: addMonths(orderedAt, 1, anchorDay) }
      }),
    { maxLength: 8 },
  )
  .map((list) => list.map((one, index) => ({ ...one, id: `vps-${index}` })))
const balances = fc.integer({ min: 0, max: 50_000_000 })

describe('for any wallet and instances', () => {
  test('what is paid and what is left are the balance, to the dong, and it never falls below zero', () => {
    fc.assert(
      fc.property(renewables, balances, (instances, balance) => {
        const { lines, lastsUntil } = forecastOf(balance, chargesUntil(instances, now, until))
        let left = balance
        for (const { amount, balanceAfter } of lines) {
          if (balanceAfter === null) continue
          left -= amount
          expect(balanceAfter).toBe(left)
        }
        expect(left).toBeGreaterThanOrEqual(0)
        const [short] = lines.filter(({ balanceAfter }) => balanceAfter === null)
        expect(lastsUntil).toBe(short?.at ?? null)
        for (const { vpsId } of lines)
          expect(isRenewed(instances.find(({ id }) => id === vpsId) as Renewable)).toBe(true)
      }),
    )
  })

  test('a longer horizon changes no charge of a shorter one', () => {
    fc.assert(
      fc.property(renewables, fc.nat({ max: 400 }), (instances, shorter) => {
        const long = chargesUntil(instances, now, until)
        const end = now + shorter * DAY
        expect(chargesUntil(instances, now, end)).toEqual(long.filter((charge) => charge.at <= end))
      }),
    )
  })

  test('what is charged is what renewing each instance period by period would charge', () => {
    fc.assert(
      fc.property(renewables, (instances) => {
        for (const instance of instances.filter((one) => isRenewed(one) && one.nextBillingAt > now)) {
          const renewed = { ...instance }
          const expected: [number, number][] = []
          while (renewed.nextBillingAt <= until) {
            const off = renewed.discountedPeriodsLeft > 0 ? renewed.discount : 0
            expected.push([renewed.nextBillingAt, Math.max(0, renewed.listPrice - off)])
            renewed.discountedPeriodsLeft = Math.max(0, renewed.discountedPeriodsLeft - 1)
            const months = renewed.billingPeriod === 'monthly' ? 1 : 12
            renewed.nextBillingAt = addMonths(renewed.nextBillingAt, months, renewed.anchorDay)
          }
          const charges = chargesOfInstance(instance, now, until)
          expect(charges.map((charge) => [charge.at, charge.amount])).toEqual(expected)
        }
      }),
    )
  })

  test('more money never lasts shorter, and a deposit for some months lasts them', () => {
    fc.assert(
      fc.property(renewables, balances, fc.integer({ min: 1, max: 6 }), (instances, balance, months) => {
        const charges = chargesUntil(instances, now, until)
        const { lastsUntil } = forecastOf(balance, charges)
        const topUp = topUpForMonths(balance, charges, { months, until })
        if (lastsUntil === null || topUp === null) return
        expect(topUp.lastsUntil ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(addMonths(lastsUntil, months))
      }),
    )
  })
})
