import * as v from 'valibot'
import { EMAIL_MAX, PASSWORD_MIN } from '#contracts/rules/limits.ts'

/** An email address; compared without regard to case. */
export const emailField = (message: string) =>
  v.pipe(v.string(message), v.maxLength(EMAIL_MAX, message), v.email(message))

/** An email address as people type it: spaces around it do not count. */
export const typedEmailField = (message: string) => v.pipe(v.string(), v.trim(), emailField(message))

/** A password that is long enough; its spaces count. */
export const passwordField = (message: string) => v.pipe(v.string(message), v.minLength(PASSWORD_MIN, message))
