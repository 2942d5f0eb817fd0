import { describe, expect, test } from 'vitest'
import { taxCode } from './tax-code.ts'

describe('a tax code', () => {
  // These are the codes of Viettel, FPT, VNPT and Vinamilk, as they print them.
  test.each(['0100109106', '0101248141', '0100684378', '0300588569'])(
    'of an organisation has a check digit: %s',
    (code) => expect(taxCode(code)).toBe(code),
  )

  test.each(['0100109106-001', '0100109106001', '0100109106 - 001', '010.010.9106-001'])('of a branch: %s', (text) =>
    expect(taxCode(text)).toBe('0100109106-001'),
  )

  test("of a person is the personal identification number's twelve digits", () =>
    expect(taxCode('079 085 001234')).toBe('079085001234'))

  test.each([
    '',
    '0100109107',
    '1000109106',
    '0100109106-000',
    '0100109106-01',
    '179085001234',
    '01001091060',
    'MST 0100109106',
    '٠١٠٠١٠٩١٠٦',
  ])('is not %j', (text) => expect(taxCode(text)).toBeUndefined())

  test('with one wrong digit, or two that were swapped, is refused', () => {
    const code = '0101248141'
    for (let index = 0; index < 10; index += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const wrong = `${code.slice(0, index)}${digit}${code.slice(index + 1)}`
        if (wrong !== code) expect(taxCode(wrong)).toBeUndefined()
      }
      const [a, b] = [code[index], code[index + 1]]
      const swapped = `${code.slice(0, index)}${b}${a}${code.slice(index + 2)}`
      if (b !== undefined && a !== b) expect(taxCode(swapped)).toBeUndefined()
    }
  })
})
