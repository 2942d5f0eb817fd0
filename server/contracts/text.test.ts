import * as v from 'valibot'
import { expect, test } from 'vitest'
import { registerRequestSchema } from './auth.ts'
import { NAME_MAX, VPS_NAME_MAX } from './rules/limits.ts'
import { cleanLine } from './text.ts'
import { orderRequestSchema } from './vps.ts'

test.each([
  ['\u202enimda metsys', 'nimda metsys'],
  ['a\u2066b\u2069c\u200ed\u200fe\u061cf', 'abcdef'],
  ['\ufeffLan\u200b\u200c\u200d\u2060', 'Lan'],
  ['\u200b\u200b', ''],
  ['\u3164\u2800\u00ad', ''],
  ['  Hồng \t\n Ngọc\u2028', 'Hồng Ngọc'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['Nguye\u200b\u0302\u0303n', 'Nguyễn'],
  ['王小明', '王小明'],
  ["O'Brien-Smith", "O'Brien-Smith"],
])('%j is kept as %j', (text, kept) => {
  expect(cleanLine(text)).toBe(kept)
})

const register = (firstName: string) =>
  v.safeParse(registerRequestSchema, { email: 'a@sen.test', password: 'sáu ký tự', firstName })
const order = (name: string) => v.safeParse(v.pick(orderRequestSchema, ['name']), { name })

test('a name is measured by what is left of it', () => {
  expect(register(`\u200b${'a'.repeat(NAME_MAX)}\u200b`).output).toMatchObject({ firstName: 'a'.repeat(NAME_MAX) })
  expect(register(`${'e\u0302\u0301'.repeat(NAME_MAX)}`).success).toBe(true)
  expect(register('a'.repeat(NAME_MAX + 1)).issues?.[0].message).toBe('First name must be at most 60 characters')
  expect(order(`\u202e${'a'.repeat(VPS_NAME_MAX)}`).success).toBe(true)
  expect(order('a'.repeat(VPS_NAME_MAX + 1)).success).toBe(false)
})

test.each(['\u200b\u200b', '\u202e', '\u200ba', '  ', '\u3164\u3164'])(
  'a first name of %j is refused: too short',
  (name) => {
    expect(register(name).issues?.[0].message).toBe('First name must be at least 2 characters')
  },
)

test('a first name may be left out or empty', () => {
  expect(register('').output).toMatchObject({ firstName: '' })
})

test.each(['\u200b', ' \u202e ', '\u2800'])('a machine called %j has no name', (name) => {
  expect(order(name).issues?.[0].message).toBe('VPS name is required')
})
