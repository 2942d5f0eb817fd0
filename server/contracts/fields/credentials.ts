import * as v from 'valibot'
import type { Message } from '#contracts/fields/messages.ts'
import { EMAIL_MAX, PASSWORD_MIN } from '#contracts/rules/limits.ts'

/** An email address; case does not matter when it is compared. */
export const emailField = (message: Message) =>
  v.pipe(v.string(message), v.maxLength(EMAIL_MAX, message), v.email(message))

/** An email address as users type it: spaces around it are removed. */
export const typedEmailField = (message: Message) => v.pipe(v.string(), v.trim(), emailField(message))

/** A password that is long enough; spaces are part of it. */
export const passwordField = (message: Message) => v.pipe(v.string(message), v.minLength(PASSWORD_MIN, message))
