import * as v from 'valibot'
import { passwordField, typedEmailField } from '#contracts/fields/credentials.ts'
import { NAME_MIN } from '#contracts/rules/limits.ts'

/** Every sentence that validation on the login page can show (product spec, section 5). */
export interface LoginValidationMessages {
  email: string
  password: string
  firstName: string
  lastName: string
  confirmPassword: string
}

/** An optional name: nothing at all, or at least two characters. */
const optionalNameField = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => name === '' || name.length >= NAME_MIN, message),
  )

/** What the login form must hold. */
export const createLoginSchema = (messages: LoginValidationMessages) =>
  v.object({ email: typedEmailField(messages.email), password: passwordField(messages.password) })

/** What the register form must hold. The comparison of the passwords is said at the second one, whatever else is wrong. */
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

export type LoginValues = v.InferOutput<ReturnType<typeof createLoginSchema>>
type RegisterForm = v.InferOutput<ReturnType<typeof createRegisterSchema>>

/** A new account as the card hands it on: the repeated password is dropped, and so is a name that was left empty. */
export interface Registration {
  email: string
  password: string
  firstName?: string
  lastName?: string
}

/** What the register form means. */
export const toRegistration = ({ email, password, firstName, lastName }: RegisterForm): Registration => ({
  email,
  password,
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
})
