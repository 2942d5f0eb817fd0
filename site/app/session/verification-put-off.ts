import { sessionKeys } from '#site/session/session-keys.ts'
import { createStoredValue } from '#site/session/stored-value.ts'

const key = sessionKeys.putOffKey

/** The id of the customer who has put off verifying the phone number in this browser: only the account's menu offers it from then on. */
export const verificationPutOff = createStoredValue<string>({
  keys: [key],
  encode: (userId) => ({ [key]: userId }),
  decode: ({ [key]: userId }) => userId ?? null,
})

const emailKey = 'emailVerificationPutOff'

/** The same for the email. */
export const emailPutOff = createStoredValue<string>({
  keys: [emailKey],
  encode: (userId) => ({ [emailKey]: userId }),
  decode: ({ [emailKey]: userId }) => userId ?? null,
})
