import { cleanLine } from './clean-line.ts'
import type { Language } from './languages.ts'
import { NAME_MIN } from './limits.ts'
import { fullName, isVietnameseName, type PersonName } from './person-name.ts'

/**
 * Splits a full name, typed into one field, into the two that the server stores. `fullName` of the result is the name as it was typed.
 *
 * Until a language is chosen (`mixed`), the first word is the first name and the rest the last name; a single word is both (product
 * spec, section 5). In a chosen language, the first name is what the person is called: the last word of a Vietnamese name, all but the
 * last word of any other name. On Chinese pages, and for a name in Chinese characters, it is the name as it was typed, and so it is where
 * a part would be too short.
 */
export function splitName(name: string, edition: Language | 'mixed'): PersonName {
  const words = cleanLine(name).split(' ')
  const [first = '', ...rest] = words
  if (edition === 'mixed') return { firstName: first, lastName: rest.join(' ') || first }

  const unsplit: PersonName = { firstName: words.join(' '), lastName: '' }
  const start = words.slice(0, -1).join(' ')
  const end = words.at(-1) ?? ''
  const isKept = ({ firstName, lastName }: PersonName) =>
    Math.min(firstName.length, lastName.length) >= NAME_MIN && fullName({ firstName, lastName }) === unsplit.firstName

  if (/\p{Script=Han}/u.test(unsplit.firstName)) return unsplit
  const isVietnamese = isVietnameseName(unsplit.firstName)
  if (edition === 'zh' && !isVietnamese) return unsplit
  const givenFirst: PersonName = { firstName: start, lastName: end }
  const givenLast: PersonName = { firstName: end, lastName: start }
  return (isVietnamese ? [givenLast, givenFirst] : [givenFirst]).find(isKept) ?? unsplit
}
