import { cleanLine } from './clean-line.ts'
import { NAME_MAX, NAME_MIN } from './limits.ts'

/**
 * Returns what is wrong with a first or last name as typed; null if it is valid. It may be empty. Otherwise its length is measured
 * after `cleanLine`, so that a name of only blanks or invisible characters is too short.
 */
export function nameProblem(typed: string): 'tooShort' | 'tooLong' | null {
  const { length } = cleanLine(typed)
  if (typed !== '' && length < NAME_MIN) return 'tooShort'
  return length > NAME_MAX ? 'tooLong' : null
}
