import * as v from 'valibot'
import type { RegisterRequest } from '#contracts/auth.ts'
import { passwordField, typedEmailField } from '#contracts/fields/credentials.ts'
import { nameProblem } from '#contracts/rules/name-problem.ts'

/** The validation messages of the login page (product spec, section 5). */
export interface LoginValidationMessages {
  email: string
  password: string
  firstName: string
  lastName: string
  confirmPassword: string
}

/** An optional name: empty, or long enough. The server rejects one that is too long, with its own message. */
const optionalNameField = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => nameProblem(name) !== 'tooShort', message),
  )

/** Schema of the login form. */
export const createLoginSchema = (messages: LoginValidationMessages) =>
  v.object({ email: typedEmailField(messages.email), password: passwordField(messages.password) })

/** Schema of the register form. A password mismatch is reported on the second field, even when other fields are invalid. */
export const createRegisterSchema = (messages: LoginValidationMessages) =>
  v.pipe(
    v.object({
      firstName: optionalNameField(messages.firstName),
      lastName: optionalNameField(messages.lastName),
      email: typedEmailField(messages.email),
      password: passwordField(messages.password),
      confirmPassword: v.string(),
    }),
    v.forward(
      v.check((form) => form.password === form.confirmPassword, messages.confirmPassword),
      ['confirmPassword'],
    ),
  )

type RegisterForm = v.InferOutput<ReturnType<typeof createRegisterSchema>>

/** Converts the values of the register form: without the repeated password and without empty names. */
export const toRegisterRequest = ({ email, password, firstName, lastName }: RegisterForm): RegisterRequest => ({
  email,
  password,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
})
