import * as v from 'valibot'
import type { Message } from '#contracts/fields/messages.ts'
import { emailAddress } from '#contracts/rules/email-address.ts'
import { EMAIL_MAX, PASSWORD_MIN } from '#contracts/rules/limits.ts'

/** An email address as people type or paste it, which becomes the address as it is stored. Case does not matter when it is compared. */
export const emailField = (message: Message) =>
  v.pipe(
    v.string(message),
    v.transform((text) => emailAddress(text) ?? text),
    // It is a check, not a type: a form goes on to compare its other fields.
    v.check((text) => emailAddress(text) !== undefined, message),
    v.maxLength(EMAIL_MAX, message),
  )

/** A password that is long enough; spaces are part of it. */
export const passwordField = (message: Message) => v.pipe(v.string(message), v.minLength(PASSWORD_MIN, message))
