import * as v from 'valibot'
import type { RegisterRequest } from '#contracts/auth.ts'
import { emailField, passwordField } from '#contracts/fields/credentials.ts'
import type { Edition } from '#contracts/languages.ts'
import { nameProblem } from '#contracts/rules/name-problem.ts'
import { splitName } from '#contracts/rules/split-name.ts'

/** The validation messages of the login page (product spec, section 5). */
export interface LoginValidationMessages {
  email: string
  /** The email is empty. */
  emailMissing: string
  password: string
  /** The name, where it is one field. */
  name: string
  firstName: string
  lastName: string
  confirmPassword: string
  /** The second password is empty. */
  confirmPasswordMissing: string
}

/** An optional name: empty, or long enough. The server rejects one that is too long, with its own message. */
const optionalNameField = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => nameProblem(name) !== 'tooShort', message),
  )

const requiredEmailField = ({ email, emailMissing }: LoginValidationMessages) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(emailMissing), emailField(email))

/** Schema of the login form. */
export const createLoginSchema = (messages: LoginValidationMessages) =>
  v.object({
    email: requiredEmailField(messages),
    password: passwordField(messages.password),
    remember: v.optional(v.boolean()),
  })

/**
 * Schema of the register form, which has the name in one field, or in two in the `mixed` edition (product spec, section 2). A password mismatch is reported on the second field, even when
 * other fields are invalid.
 */
export const createRegisterSchema = (messages: LoginValidationMessages) =>
  v.pipe(
    v.object({
      name: optionalNameField(messages.name),
      firstName: optionalNameField(messages.firstName),
      lastName: optionalNameField(messages.lastName),
      email: requiredEmailField(messages),
      password: passwordField(messages.password),
      confirmPassword: v.pipe(v.string(), v.nonEmpty(messages.confirmPasswordMissing)),
    }),
    v.forward(
      v.check((form) => form.password === form.confirmPassword, messages.confirmPassword),
      ['confirmPassword'],
    ),
  )

type RegisterForm = v.InferOutput<ReturnType<typeof createRegisterSchema>>

/** Converts the values of the register form: without the repeated password and without empty names. */
export function toRegisterRequest({ email, password, ...typed }: RegisterForm, edition: Edition): RegisterRequest {
  const { firstName, lastName } = edition === 'mixed' ? typed : splitName(typed.name, edition)
  return { email, password, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}
