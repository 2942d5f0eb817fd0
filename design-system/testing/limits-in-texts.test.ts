import { expect, test } from 'vitest'
import {
  DEPOSIT_MAX,
  DEPOSIT_MIN,
  DEPOSIT_NOTE_MAX,
  NAME_MIN,
  PASSWORD_MIN,
  PHONE_CODE_MAX,
  RESOLUTION_MAX,
  VPS_NAME_MAX,
} from '#contracts/rules/limits.ts'
import { loginTexts } from '#ds/texts/en/login.ts'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'

/** Words that make a number in a sentence a limit. */
const limitWords = /tối đa|tối thiểu|ít nhất|nạp từ|at least|at most|less than/i

/** The limits quoted in texts, each with the path of its text. If the text is a function, its source code is searched. */
function limitsIn(texts: unknown, path = ''): [string, number][] {
  if (texts !== null && typeof texts === 'object')
    return Object.entries(texts).flatMap(([key, text]) => limitsIn(text, path === '' ? key : `${path}.${key}`))
  const text = String(texts)
  if (!limitWords.test(text)) return []
  return (text.match(/\d+([.,]\d{3})*/g) ?? []).map((number) => [path, Number(number.replace(/[.,]/g, ''))])
}

// The texts are plain strings, which keeps the pages small; this test keeps their numbers equal to those of the rules.
test.each([
  [
    'account',
    accountTexts,
    {
      'phoneVerification.codeDescription': PHONE_CODE_MAX,
      'order.nameDescription': VPS_NAME_MAX,
      'order.validation.nameTooLong': VPS_NAME_MAX,
      'topUp.amountDescription': DEPOSIT_MIN,
      'topUp.validation.amountTooSmall': DEPOSIT_MIN,
      'topUp.validation.amountTooLarge': DEPOSIT_MAX,
      'topUp.validation.descriptionTooLong': DEPOSIT_NOTE_MAX,
      'onboarding.welcome.tasks.1.description': DEPOSIT_MIN,
      'onboarding.deposit.description': DEPOSIT_MIN,
    },
  ],
  ['back-office', adminTexts, { 'attention.payments.dialog.noteHint': RESOLUTION_MAX }],
  ["landing page's dialog", authTexts, { passwordHint: PASSWORD_MIN, 'validation.password': PASSWORD_MIN }],
  [
    'login page',
    loginTexts,
    {
      'card.passwordHint': PASSWORD_MIN,
      'card.validation.password': PASSWORD_MIN,
      'card.validation.firstName': NAME_MIN,
      'card.validation.lastName': NAME_MIN,
    },
  ],
])('the limits quoted in the texts of the %s equal those of the rules', (_, texts, limits) => {
  expect(limitsIn(texts)).toEqual(Object.entries(limits))
})
