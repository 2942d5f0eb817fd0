import { expect, test } from 'vitest'
import { NAME_MAX, NAME_MIN } from './limits.ts'
import { nameProblem } from './name-problem.ts'

test.each([
  ['', null],
  ['An', null],
  ['  An  ', null],
  ['a'.repeat(NAME_MIN - 1), 'tooShort'],
  ['a'.repeat(NAME_MIN), null],
  ['a'.repeat(NAME_MAX), null],
  ['a'.repeat(NAME_MAX + 1), 'tooLong'],
  // Invisible characters and surrounding blanks are not counted, and a letter of several characters is counted once.
  ['Ý', null],
  ['y\u0301', null],
  ['王', null],
  ['1', 'tooShort'],
  ['-', 'tooShort'],
  ['   ', 'tooShort'],
  ['A\u200b', 'tooShort'],
  [`\u200b${'a'.repeat(NAME_MAX)} `, null],
  ['e\u0302\u0301'.repeat(NAME_MAX), null],
])('%j: %s', (typed, problem) => {
  expect(nameProblem(typed)).toBe(problem)
})
