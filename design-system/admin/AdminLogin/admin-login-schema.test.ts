import * as v from 'valibot'
import { expect, test } from 'vitest'
import { adminTexts } from '#ds/texts/admin.ts'
import { createAdminLoginSchema } from './admin-login-schema.ts'

const schema = createAdminLoginSchema(adminTexts.vi.login)
const required = 'Vui lòng nhập đầy đủ email và mật khẩu'

const messagesOf = (values: unknown) => {
  const result = v.safeParse(schema, values)
  return result.success ? {} : v.flatten(result.issues).nested
}

test('the login accepts any email and password that are not empty', () => {
  expect(messagesOf({ email: 'admin@sen.test', password: 'x' })).toEqual({})
})

test.each(['', '   '])('the login rejects the email "%s" with the message that both are required', (email) => {
  expect(messagesOf({ email, password: 'admin-demo' })).toEqual({ email: [required] })
})

test('the login rejects an empty password with the message that both are required', () => {
  expect(messagesOf({ email: 'admin@sen.test', password: '' })).toEqual({ password: [required] })
})
