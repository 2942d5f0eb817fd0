import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFormats } from '#ds/providers/format.tsx'

/** A no-break space separates the number from the currency sign. */
const NBSP = '\u00a0'
/** A true minus. */
const MINUS = '\u2212'
const vietnamese = createFormats('vi-VN')
const english = createFormats('en-GB')
const chinese = createFormats('zh-CN')

describe('money', () => {
  test.each([
    [49000, `49.000${NBSP}₫`],
    ['49000', `49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
    [-159000, `${MINUS}159.000${NBSP}₫`],
    ['1234567890123', `1.234.567.890.123${NBSP}₫`],
  ])('formats %s the Vietnamese way', (dong, text) => {
    expect(vietnamese.currency(dong)).toBe(text)
  })

  test('keeps every digit of an amount that a float would round', () => {
    expect(vietnamese.currency('9007199254740993')).toBe(`9.007.199.254.740.993${NBSP}₫`)
  })

  test('keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (dong) => {
        expect(vietnamese.currency(String(dong)).replace(/\D/g, '')).toBe(String(dong))
      }),
    )
  })

  test.each([
    [200000, `+200.000${NBSP}₫`],
    [-49000, `${MINUS}49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
  ])('gives %s a sign, unless it is zero', (dong, text) => {
    expect(vietnamese.signedCurrency(dong)).toBe(text)
  })

  test('throws on fractions of a dong, which do not exist', () => {
    expect(() => vietnamese.currency(0.5)).toThrow(RangeError)
    expect(() => vietnamese.currency('49000.5')).toThrow(SyntaxError)
  })

  test('uses the format of the given language', () => {
    for (const { currency, signedCurrency } of [english, chinese]) {
      expect(currency(49000)).toBe('₫49,000')
      expect(currency('-49000')).toBe(`${MINUS}₫49,000`)
      expect(signedCurrency(49000)).toBe('+₫49,000')
      expect(signedCurrency(-49000n)).toBe(`${MINUS}₫49,000`)
    }
  })
})

describe('the parts of an amount', () => {
  const languages = [vietnamese, english, chinese]

  test('are the figure and the unit, with the space that separates them', () => {
    expect(vietnamese.currencyParts(-49000)).toEqual([
      { type: 'figure', text: `${MINUS}49.000` },
      { type: 'unit', text: `${NBSP}₫` },
    ])
    for (const { currencyParts } of [english, chinese]) {
      expect(currencyParts(159000)).toEqual([
        { type: 'unit', text: '₫' },
        { type: 'figure', text: '159,000' },
      ])
      expect(currencyParts(-159000).map(({ text }) => text)).toEqual([MINUS, '₫', '159,000'])
    }
  })

  test('are together the amount as text', () => {
    const amount = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    fc.assert(
      fc.property(amount, fc.constantFrom(...languages), (dong, { currency, signedCurrency, currencyParts }) => {
        const textOf = (parts: ReturnType<typeof currencyParts>) => parts.map(({ text }) => text).join('')
        expect(textOf(currencyParts(dong))).toBe(currency(dong))
        expect(textOf(currencyParts(dong, 'always'))).toBe(signedCurrency(dong))
        expect(textOf(currencyParts(dong, 'never'))).toBe(currency(dong < 0n ? -dong : dong))
      }),
    )
  })
})

describe('numbers', () => {
  test('uses the group and decimal separators of the language', () => {
    expect(vietnamese.number(2847)).toBe('2.847')
    expect(vietnamese.number(4.9)).toBe('4,9')
    expect(vietnamese.number(-4.9)).toBe(`${MINUS}4,9`)
    expect(english.number(2847)).toBe('2,847')
    expect(chinese.number(4.9)).toBe('4.9')
  })

  test('have a percent sign, after a space in Vietnamese', () => {
    expect(vietnamese.percent(0.9999)).toBe(`99,99${NBSP}%`)
    expect(vietnamese.percent(1 / 6)).toBe(`16,67${NBSP}%`)
    expect(english.percent(0.9999)).toBe('99.99%')
    expect(chinese.percent(0.1)).toBe('10%')
  })

  test.each([
    [0.5, '0,5', 'GB'],
    [1, '1', 'GB'],
    [999, '999', 'GB'],
    [1000, '1', 'TB'],
    [1200, '1,2', 'TB'],
    [4000, '4', 'TB'],
    [1_500_000, '1.500', 'TB'],
  ])('%d GB are shown as %s %s', (gigabytes, figure, unit) => {
    expect(vietnamese.gigabytes(gigabytes)).toBe(`${figure}${NBSP}${unit}`)
  })
})

describe('quantities', () => {
  test('have a no-break space before the unit, and the decimal separator of the language', () => {
    expect(vietnamese.quantity(18.6, 'Mbit/s')).toBe(`18,6${NBSP}Mbit/s`)
    expect(vietnamese.quantity(-7, 'ms')).toBe(`${MINUS}7${NBSP}ms`)
    expect(english.quantity(18.6, 'Mbit/s')).toBe(`18.6${NBSP}Mbit/s`)
    expect(chinese.quantity(1234.5, 'GB')).toBe(`1,234.5${NBSP}GB`)
  })

  test('have an en dash without spaces in a range', () => {
    for (const { range } of [vietnamese, english, chinese]) expect(range(5, 15)).toBe('5–15')
    expect(vietnamese.range(5, 15, 'phút')).toBe(`5–15${NBSP}phút`)
    expect(vietnamese.range(0.5, 1.5, 'GB')).toBe(`0,5–1,5${NBSP}GB`)
  })
})

describe('lists', () => {
  test('are written as in a sentence of the language', () => {
    const names = ['Ubuntu', 'Debian', 'AlmaLinux']
    expect(vietnamese.list(names)).toBe('Ubuntu, Debian và AlmaLinux')
    expect(english.list(names)).toBe('Ubuntu, Debian and AlmaLinux')
    expect(chinese.list(names)).toBe('Ubuntu、Debian和AlmaLinux')
    expect(english.list(names.slice(0, 1))).toBe('Ubuntu')
    expect(english.list([])).toBe('')
  })
})

describe('dates', () => {
  test("are shown in Vietnam's time zone, whatever the user's own", () => {
    expect(vietnamese.date('2026-11-21T16:59:59Z')).toBe('21/11/2026')
    expect(vietnamese.date('2026-11-21T17:00:00Z')).toBe('22/11/2026')
  })

  test.each([
    [vietnamese, '05/09/2026', '05/09/2026\u00a000:05', '9/2026'],
    [english, '5 Sep 2026', '5 Sep 2026,\u00a000:05', 'September 2026'],
    [chinese, '2026-09-05', '2026-09-05\u00a000:05', '2026年9月'],
  ])('%# have the day, the time on a 24-hour clock, or the month, as the language writes them', (formats, ...texts) => {
    const iso = '2026-09-04T17:05:00Z'
    expect([formats.date(iso), formats.dateTime(iso), formats.month(iso)]).toEqual(texts)
  })

  test.each([
    [vietnamese, '07:23', '22/11', 'CN 22/11', 'T11', 'T1/27'],
    [english, '07:23', '22 Nov', 'Sun 22 Nov', 'Nov', 'Jan\u00a0’27'],
    [chinese, '07:23', '11-22', '11-22 周日', '11月', '27年1月'],
  ])('%# have short forms for axes', ({ time, day, weekday, shortMonth }, ...texts) => {
    const iso = '2026-11-22T00:23:00Z'
    expect([time(iso), day(iso), weekday(iso), shortMonth(iso), shortMonth('2026-12-31T17:00:00Z')]).toEqual(texts)
  })

  test.each([
    ['2026-11-21T17:00:00Z', 'hôm nay', 'today', '今天'],
    ['2026-11-22T16:59:00Z', 'hôm nay', 'today', '今天'],
    ['2026-11-22T17:00:00Z', 'ngày mai', 'tomorrow', '明天'],
    ['2026-11-21T16:59:00Z', 'hôm qua', 'yesterday', '昨天'],
    ['2026-11-25T03:00:00Z', 'sau 3 ngày nữa', 'in 3 days', '3天后'],
    ['2026-11-12T03:00:00Z', '10 ngày trước', '10 days ago', '10天前'],
  ])('%s counts days by the calendar', (iso, ...texts) => {
    const now = '2026-11-22T00:30:00Z'
    expect([vietnamese, english, chinese].map(({ relativeDays }) => relativeDays(iso, now))).toEqual(texts)
  })

  test.each([
    ['2026-11-25T03:00:00Z', 'còn 3 ngày', '3 days left', '还剩 3 天'],
    ['2026-11-22T17:00:00Z', 'còn 1 ngày', '1 day left', '还剩 1 天'],
    ['2026-11-22T16:59:00Z', 'hôm nay', 'today', '今天'],
    ['2026-11-21T17:00:00Z', 'hôm nay', 'today', '今天'],
    ['2026-11-21T16:59:00Z', 'quá hạn 1 ngày', '1 day overdue', '逾期 1 天'],
    ['2026-11-20T03:00:00Z', 'quá hạn 2 ngày', '2 days overdue', '逾期 2 天'],
  ])('%s counts down to the day on which something is due', (iso, ...texts) => {
    const now = '2026-11-22T00:30:00Z'
    expect([vietnamese, english, chinese].map(({ daysLeft }) => daysLeft(iso, now))).toEqual(texts)
  })

  test.each([
    ['2026-11-21T19:10:00Z', 'Hôm nay 02:10', 'Today, 02:10', '今天 02:10'],
    ['2026-11-20T02:41:00Z', '20/11 09:41', '20 Nov, 09:41', '11-20 09:41'],
    ['2025-12-31T17:00:00Z', '01/01 00:00', '1 Jan, 00:00', '01-01 00:00'],
    ['2025-12-31T16:59:00Z', '31/12/2025 23:59', '31 Dec 2025, 23:59', '2025-12-31 23:59'],
    ['2027-01-01T00:23:00Z', '01/01/2027 07:23', '1 Jan 2027, 07:23', '2027-01-01 07:23'],
  ])('%s is as short as the present allows, and does not break', (iso, ...texts) => {
    const now = '2026-11-22T00:30:00Z'
    const unbroken = texts.map((text) => text.replaceAll(' ', NBSP))
    expect([vietnamese, english, chinese].map(({ shortDateTime }) => shortDateTime(iso, now))).toEqual(unbroken)
  })

  test('throw on invalid dates', () => {
    for (const { date, dateTime, month } of [vietnamese, english, chinese])
      for (const format of [date, dateTime, month]) expect(() => format('hôm qua')).toThrow(RangeError)
    for (const { daysLeft, shortDateTime } of [vietnamese, english, chinese])
      for (const format of [daysLeft, shortDateTime])
        expect(() => format('hôm qua', '2026-11-22T00:30:00Z')).toThrow(RangeError)
  })
})
