import * as v from 'valibot'
import { expect, test } from 'vitest'
import { registerRequestSchema } from './auth.ts'
import { NAME_MAX, VPS_NAME_MAX } from './rules/limits.ts'
import { orderRequestSchema } from './vps.ts'

const register = (firstName: string) =>
  v.safeParse(registerRequestSchema, { email: 'a@sen.test', password: 'sáu ký tự', firstName })
const order = (name: string) => v.safeParse(v.pick(orderRequestSchema, ['name']), { name })

test('the length of a name is measured after it is normalised', () => {
  expect(register(`\u200b${'a'.repeat(NAME_MAX)}\u200b`).output).toMatchObject({ firstName: 'a'.repeat(NAME_MAX) })
  expect(register(`${'e\u0302\u0301'.repeat(NAME_MAX)}`).success).toBe(true)
  expect(register('a'.repeat(NAME_MAX + 1)).issues?.[0].message).toBe('First name must be at most 60 characters')
  expect(order(`\u202e${'a'.repeat(VPS_NAME_MAX)}`).success).toBe(true)
  expect(order('a'.repeat(VPS_NAME_MAX + 1)).success).toBe(false)
})

test.each(['\u200b\u200b', '\u202e', '\u200ba', '  ', '\u3164\u3164'])(
  'a first name of %j is refused as too short',
  (name) => {
    expect(register(name).issues?.[0].message).toBe('First name must be at least 2 characters')
  },
)

test('a first name may be left out or empty', () => {
  expect(register('').output).toMatchObject({ firstName: '' })
})

test.each(['\u200b', ' \u202e ', '\u2800'])('a VPS name of %j is refused as empty', (name) => {
  expect(order(name).issues?.[0].message).toBe('VPS name is required')
})
