import * as v from 'valibot'
import { expect, test } from 'vitest'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { createAdminLoginSchema } from './admin-login-schema.ts'

const schema = createAdminLoginSchema(adminTexts.login)
const sentence = 'Vui lòng nhập đầy đủ email và mật khẩu'

const messagesOf = (values: unknown) => {
  const result = v.safeParse(schema, values)
  return result.success ? {} : v.flatten(result.issues).nested
}

test('takes any email and password that are given', () => {
  expect(messagesOf({ email: 'admin@sen.test', password: 'x' })).toEqual({})
})

test.each(['', '   '])('asks for both when the email is "%s"', (email) => {
  expect(messagesOf({ email, password: 'admin-demo' })).toEqual({ email: [sentence] })
})

test('asks for both when the password is missing', () => {
  expect(messagesOf({ email: 'admin@sen.test', password: '' })).toEqual({ password: [sentence] })
})
