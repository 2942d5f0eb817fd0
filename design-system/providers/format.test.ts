import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats } from '#ds/providers/format.tsx'

/** A no-break space separates the number from the currency sign. */
const NBSP = '\u00a0'
/** A true minus. */
const MINUS = '\u2212'
const vietnamese = createFormats('vi-VN')
const english = createFormats('en-GB')
const chinese = createFormats('zh-CN')

describe('money', () => {
  it.each([
    [49000, `49.000${NBSP}₫`],
    ['49000', `49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
    [-159000, `${MINUS}159.000${NBSP}₫`],
    ['1234567890123', `1.234.567.890.123${NBSP}₫`],
  ])('formats %s the Vietnamese way', (dong, text) => {
    expect(vietnamese.currency(dong)).toBe(text)
  })

  it('keeps every digit of an amount that a float would round', () => {
    expect(vietnamese.currency('9007199254740993')).toBe(`9.007.199.254.740.993${NBSP}₫`)
  })

  it('keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (dong) => {
        expect(vietnamese.currency(String(dong)).replace(/\D/g, '')).toBe(String(dong))
      }),
    )
  })

  it.each([
    [200000, `+200.000${NBSP}₫`],
    [-49000, `${MINUS}49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
  ])('gives %s a sign, unless it is zero', (dong, text) => {
    expect(vietnamese.signedCurrency(dong)).toBe(text)
  })

  it('throws on fractions of a dong, which do not exist', () => {
    expect(() => vietnamese.currency(0.5)).toThrow(RangeError)
    expect(() => vietnamese.currency('49000.5')).toThrow(SyntaxError)
  })

  it('uses the format of the given language', () => {
    for (const { currency, signedCurrency } of [english, chinese]) {
      expect(currency(49000)).toBe('₫49,000')
      expect(currency('-49000')).toBe(`${MINUS}₫49,000`)
      expect(signedCurrency(49000)).toBe('+₫49,000')
      expect(signedCurrency(-49000n)).toBe(`${MINUS}₫49,000`)
    }
  })
})

describe('numbers', () => {
  it('uses the group and decimal separators of the language', () => {
    expect(vietnamese.number(2847)).toBe('2.847')
    expect(vietnamese.number(4.9)).toBe('4,9')
    expect(vietnamese.number(-4.9)).toBe(`${MINUS}4,9`)
    expect(english.number(2847)).toBe('2,847')
    expect(chinese.number(4.9)).toBe('4.9')
  })

  it('have a percent sign, after a space in Vietnamese', () => {
    expect(vietnamese.percent(0.9999)).toBe(`99,99${NBSP}%`)
    expect(vietnamese.percent(1 / 6)).toBe(`16,67${NBSP}%`)
    expect(english.percent(0.9999)).toBe('99.99%')
    expect(chinese.percent(0.1)).toBe('10%')
  })

  it.each([
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

describe('lists', () => {
  it('are written as in a sentence of the language', () => {
    const names = ['Ubuntu', 'Debian', 'AlmaLinux']
    expect(vietnamese.list(names)).toBe('Ubuntu, Debian và AlmaLinux')
    expect(english.list(names)).toBe('Ubuntu, Debian and AlmaLinux')
    expect(chinese.list(names)).toBe('Ubuntu、Debian和AlmaLinux')
    expect(english.list(names.slice(0, 1))).toBe('Ubuntu')
    expect(english.list([])).toBe('')
  })
})

describe('dates', () => {
  it("are shown in Vietnam's time zone, whatever the user's own", () => {
    expect(vietnamese.date('2026-11-21T16:59:59Z')).toBe('21/11/2026')
    expect(vietnamese.date('2026-11-21T17:00:00Z')).toBe('22/11/2026')
  })

  it.each([
    [vietnamese, '05/09/2026', '05/09/2026 00:05', '09/2026'],
    [english, '5 Sep 2026', '5 Sep 2026, 00:05', 'September 2026'],
    [chinese, '2026-09-05', '2026-09-05 00:05', '2026年9月'],
  ])('%# have the day, the time on a 24-hour clock, or the month, as the language writes them', (formats, ...texts) => {
    const iso = '2026-09-04T17:05:00Z'
    expect([formats.date(iso), formats.dateTime(iso), formats.month(iso)]).toEqual(texts)
  })

  it.each([
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

  it('throw on invalid dates', () => {
    for (const { date, dateTime, month } of [vietnamese, english, chinese])
      for (const format of [date, dateTime, month]) expect(() => format('hôm qua')).toThrow(RangeError)
  })
})
