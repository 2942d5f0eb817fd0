import { expect, test } from 'vitest'
import { typedName } from './typed-name.ts'

test.each([
  ['', 15],
  ['cua-hang-onl', 3],
  ['cua-hang-online', 0],
  ['  cua-hang-online\n', 0],
])('“%s” lacks %i characters of cua-hang-online', (typed, missing) => {
  expect(typedName('cua-hang-online', typed)).toEqual({ isComplete: missing === 0, missing })
})

test.each(['cua-hang-onlime', 'cua-hang-online-2', 'Cua-hang-online'])('“%s” is another name', (typed) => {
  expect(typedName('cua-hang-online', typed)).toEqual({ isComplete: false, missing: undefined })
})

test('characters are counted as people see them, however the keyboard composes them', () => {
  expect(typedName('quán cà phê', 'quán cà ph'.normalize('NFD'))).toEqual({ isComplete: false, missing: 1 })
  expect(typedName('quán cà phê', 'quán cà phê'.normalize('NFD')).isComplete).toBe(true)
})
