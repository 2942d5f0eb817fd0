/** Local-storage keys of the customer's session (product spec, section 4), and of who has put off verifying the phone number. */
export const sessionKeys = { tokenKey: 'authToken', userKey: 'userData', putOffKey: 'phoneVerificationPutOff' } as const
