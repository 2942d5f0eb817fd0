import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { editions } from '#contracts/languages.ts'
import { loginTexts } from '#ds/texts/login.ts'
import { createLoginSchema, createRegisterSchema, toRegisterRequest } from './login-schema.ts'

const loginSchema = createLoginSchema(loginTexts.en.card.validation)
const registerSchema = createRegisterSchema(loginTexts.en.card.validation)

/** The messages of each field, as the form shows them. */
function messagesOf(schema: typeof loginSchema | typeof registerSchema, values: unknown) {
  const result = v.safeParse(schema, values)
  return result.success ? {} : v.flatten(result.issues).nested
}

const login = { email: 'lan@sen.test', password: '123456' }
const registration = { ...login, name: '', firstName: '', lastName: '', confirmPassword: '123456' }

describe('login form', () => {
  test('accepts a valid email and a password of 6 characters', () => {
    expect(messagesOf(loginSchema, login)).toEqual({})
  })

  test.each(['lan', 'lan@', 'lan@sen', '@sen.test'])('rejects "%s" as an email', (email) => {
    expect(messagesOf(loginSchema, { ...login, email })).toEqual({ email: ['Please enter a valid email'] })
  })

  test.each(['', ' '])('asks for an email where there is "%s"', (email) => {
    expect(messagesOf(loginSchema, { ...login, email })?.email?.[0]).toBe('Enter your email')
  })

  test('ignores spaces around the email', () => {
    expect(v.parse(loginSchema, { ...login, email: ' lan@sen.test ' }).email).toBe('lan@sen.test')
  })

  test.each(['', '12345'])('rejects "%s" as a password', (password) => {
    expect(messagesOf(loginSchema, { ...login, password })).toEqual({
      password: ['Password must be at least 6 characters'],
    })
  })

  test('keeps the spaces in a password', () => {
    expect(v.parse(loginSchema, { ...login, password: ' 1234 ' }).password).toBe(' 1234 ')
  })
})

describe('register form', () => {
  test('accepts empty names', () => {
    expect(messagesOf(registerSchema, registration)).toEqual({})
  })

  test('accepts names of 2 characters', () => {
    expect(messagesOf(registerSchema, { ...registration, firstName: 'An', lastName: 'Lê' })).toEqual({})
  })

  test('rejects names of 1 character', () => {
    expect(messagesOf(registerSchema, { ...registration, firstName: 'A', lastName: 'L' })).toEqual({
      firstName: ['First name must be at least 2 characters'],
      lastName: ['Last name must be at least 2 characters'],
    })
  })

  test('does not count spaces as characters of a name', () => {
    expect(messagesOf(registerSchema, { ...registration, firstName: 'A ' })).toEqual({
      firstName: ['First name must be at least 2 characters'],
    })
  })

  test('does not count invisible characters of a name, like the server', () => {
    expect(messagesOf(registerSchema, { ...registration, lastName: 'L\u200b' })).toEqual({
      lastName: ['Last name must be at least 2 characters'],
    })
  })

  test('rejects a name of 1 character where it is one field', () => {
    expect(messagesOf(registerSchema, { ...registration, name: 'A' })).toEqual({
      name: ['Full name must be at least 2 characters'],
    })
  })

  test('rejects a second password that differs from the first', () => {
    expect(messagesOf(registerSchema, { ...registration, confirmPassword: '1234567' })).toEqual({
      confirmPassword: ["Passwords don't match"],
    })
  })

  test('reports all errors at the same time', () => {
    const wrong = { name: '', firstName: 'A', lastName: 'L', email: 'lan', password: '123', confirmPassword: '321' }
    expect(messagesOf(registerSchema, wrong)).toEqual({
      firstName: ['First name must be at least 2 characters'],
      lastName: ['Last name must be at least 2 characters'],
      email: ['Please enter a valid email'],
      password: ['Password must be at least 6 characters'],
      confirmPassword: ["Passwords don't match"],
    })
  })
})

describe('toRegisterRequest', () => {
  test('drops the repeated password and empty names', () => {
    for (const edition of editions)
      expect(toRegisterRequest(registration, edition)).toEqual({ email: 'lan@sen.test', password: '123456' })
  })

  test('keeps the names that were typed', () => {
    expect(toRegisterRequest({ ...registration, firstName: 'Lan', lastName: 'Nguyễn' }, 'mixed')).toEqual({
      email: 'lan@sen.test',
      password: '123456',
      firstName: 'Lan',
      lastName: 'Nguyễn',
    })
  })

  test('splits the one name that was typed', () => {
    expect(toRegisterRequest({ ...registration, name: 'Lê Thị Hồng Ngọc' }, 'vi')).toEqual({
      email: 'lan@sen.test',
      password: '123456',
      firstName: 'Ngọc',
      lastName: 'Lê Thị Hồng',
    })
  })
})
