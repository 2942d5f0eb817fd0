import { cleanLine } from './clean-line.ts'
import type { Language } from './languages.ts'
import { nameProblem } from './name-problem.ts'
import { fullName, isVietnameseName, type PersonName } from './person-name.ts'

const isLongEnough = ({ firstName, lastName }: PersonName) =>
  nameProblem(firstName) !== 'tooShort' && nameProblem(lastName) !== 'tooShort'

/**
 * Splits a full name, typed into one field, into the two that the server stores. `fullName` of the result is the name as it was typed.
 *
 * Until a language is chosen (`mixed`), the first word is the first name and the rest the last name; a single word is both (product
 * spec, section 5). In a chosen language, the first name is what the person is called: the last word of a Vietnamese name, all but the
 * last word of any other name. On Chinese pages, and for a name in Chinese characters, it is the name as it was typed, and so it is in
 * every edition where a part would be too short.
 */
export function splitName(name: string, edition: Language | 'mixed'): PersonName {
  const words = cleanLine(name).split(' ')
  const [first = '', ...rest] = words
  const unsplit: PersonName = { firstName: words.join(' '), lastName: '' }
  if (edition === 'mixed') {
    const split: PersonName = { firstName: first, lastName: rest.join(' ') || first }
    return rest.length > 0 && !isLongEnough(split) ? unsplit : split
  }

  const start = words.slice(0, -1).join(' ')
  const end = words.at(-1) ?? ''
  const isKept = ({ firstName, lastName }: PersonName) =>
    firstName !== '' &&
    lastName !== '' &&
    isLongEnough({ firstName, lastName }) &&
    fullName({ firstName, lastName }) === unsplit.firstName

  if (/\p{Script=Han}/u.test(unsplit.firstName)) return unsplit
  const isVietnamese = isVietnameseName(unsplit.firstName)
  if (edition === 'zh' && !isVietnamese) return unsplit
  const givenFirst: PersonName = { firstName: start, lastName: end }
  const givenLast: PersonName = { firstName: end, lastName: start }
  return (isVietnamese ? [givenLast, givenFirst] : [givenFirst]).find(isKept) ?? unsplit
}
