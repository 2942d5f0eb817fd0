import { cleanLine } from './clean-line.ts'
import { NAME_MAX, NAME_MIN } from './limits.ts'

/** A letter that is a name by itself, such as Ý and 王. Of the plain letters A to Z, names have at least two (product spec, section 5). */
const oneLetterName = /^(?![A-Za-z])\p{L}$/u

/**
 * Returns what is wrong with a first or last name as typed; null if it is valid. It may be empty. Otherwise its length is measured
 * after `cleanLine`, so that a name of only blanks or invisible characters is too short.
 */
export function nameProblem(typed: string): 'tooShort' | 'tooLong' | null {
  const name = cleanLine(typed)
  if (typed !== '' && name.length < NAME_MIN && !oneLetterName.test(name)) return 'tooShort'
  return name.length > NAME_MAX ? 'tooLong' : null
}
