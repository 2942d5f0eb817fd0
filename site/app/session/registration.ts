import type { RegisterRequest } from '#contracts/auth.ts'
import { keptReferral } from '#contracts/referral-link.ts'
import { chosenLanguage } from '#site/session/language.ts'

/** Adds to a filled-in form what this browser has kept: the chosen language, and the code of the customer who invited the visitor. */
export function toRegistration(values: RegisterRequest): RegisterRequest {
  const language = chosenLanguage.get()
  const referralCode = keptReferral(document.cookie)
  return { ...values, ...(language && { language }), ...(referralCode && { referralCode }) }
}
