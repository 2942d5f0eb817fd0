import * as v from 'valibot'

// What every form has in common that takes an email and a password.

/** Fewest characters of a password (product spec, section 9; product decisions: the landing dialog's too). */
const PASSWORD_MIN_LENGTH = 6

/** An email address; spaces around it do not count. */
export const emailField = (message: string) => v.pipe(v.string(), v.trim(), v.email(message))

/** A password that is long enough; its spaces count. */
export const passwordField = (message: string) => v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH, message))
