import * as v from 'valibot'
import { emailField, passwordField } from './fields/credentials.ts'
import { cleanLine } from './rules/clean-line.ts'
import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './rules/limits.ts'
import { nameProblem } from './rules/name-problem.ts'

const emailMessage = 'Please enter a valid email'
const passwordMessage = `Password must be at least ${PASSWORD_MIN} characters`
const passwordTooLong = `Password must be at most ${PASSWORD_MAX} characters`

/** An email address; case does not matter when it is compared. */
export const emailSchema = emailField(emailMessage)

/** A new password. */
export const newPasswordSchema = v.pipe(passwordField(passwordMessage), v.maxLength(PASSWORD_MAX, passwordTooLong))

/** A first or last name of a new user, normalised for storage. It may be left out or empty. */
export const nameSchema = (label: string) => {
  const tooShort = `${label} must be at least ${NAME_MIN} characters`
  const tooLong = `${label} must be at most ${NAME_MAX} characters`
  return v.optional(
    v.pipe(
      v.string(tooShort),
      v.check((name) => nameProblem(name) !== 'tooShort', tooShort),
      v.check((name) => nameProblem(name) !== 'tooLong', tooLong),
      v.transform(cleanLine),
    ),
  )
}

/** `POST /api/auth/login`. */
export const loginRequestSchema = v.strictObject({
  email: emailSchema,
  password: v.pipe(
    v.string(passwordMessage),
    v.minLength(1, passwordMessage),
    v.maxLength(PASSWORD_MAX, passwordTooLong),
  ),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** `POST /api/auth/register`. A name may be left out or empty. */
export const registerRequestSchema = v.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema('First name'),
  lastName: nameSchema('Last name'),
})
export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>
