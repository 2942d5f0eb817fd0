import { withoutInvisible } from './clean-line.ts'

/** Weights of the first nine digits of an organisation's tax code; the tenth is ten minus the remainder of their sum by eleven. */
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** Ten digits, and for a branch three more, from 001 (Circular 86/2024/TT-BTC, article 5). */
const organisation = /^(\d{10})(?:-?(\d{3}))?$/
/** The personal identification number, which is the tax code of people and household businesses since July 2025: the province, 001 to 096, first. */
const personal = /^0\d{2}\d{9}$/

/**
 * A Vietnamese tax code as it is stored and printed: `0100109106`, `0100109106-001` of a branch, or the twelve digits of a person. Spaces and dots
 * are left out. Undefined for what is not a tax code, or has a wrong check digit.
 */
export function taxCode(text: string): string | undefined {
  const digits = withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\s.]/g, '')
    .replace(/\p{Dash}/gu, '-')
  if (personal.test(digits)) return digits
  const [, code = '', branch] = organisation.exec(digits) ?? []
  const sum = weights.reduce((total, weight, index) => total + weight * Number(code[index]), 0)
  if (code === '' || Number(code[9]) !== 10 - (sum % 11) || branch === '000') return undefined
  return branch === undefined ? code : `${code}-${branch}`
}
