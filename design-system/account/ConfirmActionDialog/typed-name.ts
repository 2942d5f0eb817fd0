import { cleanLine } from '#contracts/rules/clean-line.ts'

/** What a customer has typed to confirm, compared with the name. */
export interface TypedName {
  isComplete: boolean
  /** How many characters are still missing; undefined if what was typed is not the begin of the name. */
  missing: number | undefined
}

const characters = (text: string) => [...cleanLine(text)]

/** Compares what was typed with a name. Spaces around it and invisible characters, which a paste may bring, do not matter. */
export function typedName(name: string, typed: string): TypedName {
  const [expected, given] = [characters(name), characters(typed)]
  const begins = given.length <= expected.length && given.every((one, index) => one === expected[index])
  return {
    isComplete: begins && given.length === expected.length,
    missing: begins ? expected.length - given.length : undefined,
  }
}
