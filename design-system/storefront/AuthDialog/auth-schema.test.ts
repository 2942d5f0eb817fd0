import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { authTexts } from '#ds/texts/vi/auth.ts'
import { type AuthForm, createAuthSchema, fieldMessage, noticeOf, toCredentials, toNewAccount } from './auth-schema.ts'

const login = createAuthSchema('login', authTexts.validation)
const register = createAuthSchema('register', authTexts.validation)
const missing = 'Vui lòng điền đầy đủ thông tin'

/** The messages per field, as the form shows them. */
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
  test('takes an email and a password of 6 characters, whatever the register form holds', () => {
    expect(messagesOf(login, { name: '', confirmPassword: 'x' })).toEqual({})
  })

  test.each(['', '   '])('asks for the email when it is "%s"', (email) => {
    expect(messagesOf(login, { email })).toEqual({ email: [missing] })
  })

  test('asks for the password', () => {
    expect(messagesOf(login, { password: '' })).toEqual({ password: [missing] })
  })

  test.each(['lan', 'lan@', '@sen.test'])('refuses "%s" as an email', (email) => {
    expect(messagesOf(login, { email })).toEqual({ email: ['Vui lòng nhập địa chỉ email hợp lệ'] })
  })

  test('refuses a password of 5 characters', () => {
    expect(messagesOf(login, { password: '12345' })).toEqual({ password: ['Mật khẩu phải có ít nhất 6 ký tự'] })
  })
})

describe('register', () => {
  test('takes what is complete', () => {
    expect(messagesOf(register, {})).toEqual({})
  })

  test.each(['', '  '])('asks for the name when it is "%s"', (name) => {
    expect(messagesOf(register, { name })).toEqual({ name: ['Vui lòng nhập họ tên'] })
  })

  test('says that the passwords differ, also where others are wrong', () => {
    expect(messagesOf(register, { name: '', email: '', confirmPassword: '1234567' })).toEqual({
      name: ['Vui lòng nhập họ tên'],
      email: [missing],
      confirmPassword: ['Mật khẩu xác nhận không khớp'],
    })
  })
})

describe('what is said', () => {
  test('a field that is missing says so in its own words, and else what is wrong', () => {
    expect(fieldMessage(missing, missing, 'Nhập mật khẩu')).toBe('Nhập mật khẩu')
    expect(fieldMessage('short', missing, 'Nhập mật khẩu')).toBe('short')
    expect(fieldMessage(undefined, missing, 'Nhập mật khẩu')).toBeUndefined()
  })

  test.each([
    ['what is missing before all else', { name: 'name', email: 'email', password: missing }, missing],
    ['the name before what is wrong', { name: 'name', confirmPassword: 'confirm' }, 'name'],
    ['passwords that differ last', { password: 'short', confirmPassword: 'confirm' }, 'short'],
    ['passwords that differ', { confirmPassword: 'confirm' }, 'confirm'],
  ])('the notice says %s', (_, messages, notice) => {
    expect(noticeOf(messages, missing)).toBe(notice)
  })
})

describe('what is sent', () => {
  test('logging in sends email and password', () => {
    expect(toCredentials(complete)).toEqual({ email: 'lan@sen.test', password: '123456' })
  })

  test('registering sends the name in two parts, and neither the second password nor rememberMe', () => {
    expect(toNewAccount(complete)).toEqual({
      email: 'lan@sen.test',
      password: '123456',
      firstName: 'Nguyễn',
      lastName: 'Lan',
    })
  })
})
