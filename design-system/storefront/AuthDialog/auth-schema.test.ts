import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { authTexts } from '#ds/texts/auth.ts'
import {
  type AuthForm,
  createAuthSchema,
  fieldMessage,
  isMissing,
  toLoginRequest,
  toRegisterRequest,
} from './auth-schema.ts'

const login = createAuthSchema('login', authTexts.vi.validation)
const register = createAuthSchema('register', authTexts.vi.validation)
const missing = 'Vui lòng điền đầy đủ thông tin'

/** The messages of each field, as the form shows them. */
function messagesOf(schema: typeof login, values: Partial<AuthForm>) {
  const result = v.safeParse(schema, { ...complete, ...values })
  return result.success ? {} : v.flatten(result.issues).nested
}

const complete: AuthForm = {
  name: 'Nguyễn Lan',
  email: 'lan@sen.test',
  password: '123456',
  confirmPassword: '123456',
  rememberMe: true,
}

describe('login', () => {
  test('accepts an email and a password of 6 characters, and ignores the register fields', () => {
    expect(messagesOf(login, { name: '', confirmPassword: 'x' })).toEqual({})
  })

  test.each(['', '   '])('requires an email instead of "%s"', (email) => {
    expect(messagesOf(login, { email })).toEqual({ email: [missing] })
  })

  test('requires a password', () => {
    expect(messagesOf(login, { password: '' })).toEqual({ password: [missing] })
  })

  test.each(['lan', 'lan@', '@sen.test'])('rejects "%s" as an email', (email) => {
    expect(messagesOf(login, { email })).toEqual({ email: ['Vui lòng nhập địa chỉ email hợp lệ'] })
  })

  test('rejects a password of 5 characters', () => {
    expect(messagesOf(login, { password: '12345' })).toEqual({ password: ['Mật khẩu phải có ít nhất 6 ký tự'] })
  })
})

describe('register', () => {
  test('accepts a complete form', () => {
    expect(messagesOf(register, {})).toEqual({})
  })

  test.each(['', '  '])('requires a name instead of "%s"', (name) => {
    expect(messagesOf(register, { name })).toEqual({ name: ['Vui lòng nhập họ tên'] })
  })

  test('reports each empty field', () => {
    expect(messagesOf(register, { name: '', email: '', password: '', confirmPassword: '' })).toEqual({
      name: ['Vui lòng nhập họ tên'],
      email: expect.arrayContaining([missing]),
      password: expect.arrayContaining([missing]),
      confirmPassword: [missing],
    })
  })

  test('reports that the passwords differ even when other fields are invalid', () => {
    expect(messagesOf(register, { name: '', email: '', confirmPassword: '1234567' })).toEqual({
      name: ['Vui lòng nhập họ tên'],
      email: [missing],
      confirmPassword: ['Mật khẩu xác nhận không khớp'],
    })
  })
})

describe('messages', () => {
  test('an empty field shows its own message, and an invalid one the message of the schema', () => {
    expect(fieldMessage(missing, missing, 'Vui lòng nhập mật khẩu')).toBe('Vui lòng nhập mật khẩu')
    expect(fieldMessage('short', missing, 'Vui lòng nhập mật khẩu')).toBe('short')
    expect(fieldMessage(undefined, missing, 'Vui lòng nhập mật khẩu')).toBeUndefined()
  })

  test.each([
    ['an email', { name: 'name', email: missing }, true],
    ['a password', { email: 'email', password: missing }, true],
    ['the repeated password', { confirmPassword: missing }, true],
    ['nothing: what is wrong stands at the fields', { name: 'name', email: 'email', password: 'short' }, false],
  ])('the toast says that %s is missing', (_, messages, expected) => {
    expect(isMissing(messages, missing)).toBe(expected)
  })
})

describe('request bodies', () => {
  test('logging in sends email, password, and whether to be remembered', () => {
    expect(toLoginRequest(complete)).toEqual({ email: 'lan@sen.test', password: '123456', remember: true })
  })

  test('registering sends first and last name, and not the second password', () => {
    const account = { email: 'lan@sen.test', password: '123456', remember: true }
    expect(toRegisterRequest(complete, 'mixed')).toEqual({ ...account, firstName: 'Nguyễn', lastName: 'Lan' })
    expect(toRegisterRequest(complete, 'vi')).toEqual({ ...account, firstName: 'Lan', lastName: 'Nguyễn' })
  })
})
