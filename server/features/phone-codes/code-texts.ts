import type { Language } from '#contracts/languages.ts'

/** How long a code that was sent can be entered, in minutes. */
export const CODE_MINUTES = 5

/**
 * The messages of codes, without marks, so that one SMS holds each and every network shows it. Carriers carry only what is registered for the sender's
 * name: two texts, of which customers who read Chinese get the English one.
 */
const texts: Record<Language, string> = (() => {
  const en = `Sen Cloud: {code} is your verification code. It is valid for ${CODE_MINUTES} minutes. Do not share it with anyone.`
  const vi = `Sen Cloud: {code} la ma xac minh cua ban, co hieu luc trong ${CODE_MINUTES} phut. Khong chia se ma nay voi bat ky ai.`
  return { vi, en, zh: en }
})()

/** The message with a code; `template` replaces ours in every language. */
export const codeText = (code: string, language: Language, template: string | undefined): string =>
  (template ?? texts[language]).replace('{code}', code)
