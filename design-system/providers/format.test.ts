import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormats } from '#ds/providers/format.tsx'

/** A no-break space separates the number from the currency sign. */
const NBSP = '\u00a0'
const vietnamese = createFormats('vi-VN')

describe('money', () => {
  it.each([
    [49000, `49.000${NBSP}₫`],
    ['49000', `49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
    [-159000, `-159.000${NBSP}₫`],
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
    [-49000, `-49.000${NBSP}₫`],
    [0, `0${NBSP}₫`],
  ])('gives %s a sign, unless it is zero', (dong, text) => {
    expect(vietnamese.signedCurrency(dong)).toBe(text)
  })

  it('throws on fractions of a dong, which do not exist', () => {
    expect(() => vietnamese.currency(0.5)).toThrow(RangeError)
    expect(() => vietnamese.currency('49000.5')).toThrow(SyntaxError)
  })

  it('uses the format of the given language', () => {
    expect(createFormats('en-GB').currency(49000)).toBe('₫49,000')
  })
})

describe('numbers', () => {
  it('uses the group and decimal separators of the language', () => {
    expect(vietnamese.number(2847)).toBe('2.847')
    expect(vietnamese.number(4.9)).toBe('4,9')
    expect(createFormats('en-GB').number(2847)).toBe('2,847')
  })
})

describe('dates', () => {
  it("are shown in Vietnam's time zone, whatever the user's own", () => {
    expect(vietnamese.date('2026-11-21T16:59:59Z')).toBe('21/11/2026')
    expect(vietnamese.date('2026-11-21T17:00:00Z')).toBe('22/11/2026')
  })

  it('can include the time, on a 24-hour clock', () => {
    expect(vietnamese.dateTime('2026-11-21T07:05:00Z')).toBe('14:05 21/11/2026')
    expect(vietnamese.dateTime('2026-11-21T17:05:00Z')).toBe('00:05 22/11/2026')
  })

  it('throw on invalid dates', () => {
    expect(() => vietnamese.date('hôm qua')).toThrow(RangeError)
  })
})
