import { expect, test } from 'vitest'
import {
  DEPOSIT_MIN,
  DEPOSIT_NOTE_MAX,
  NAME_MIN,
  PASSWORD_MIN,
  PHONE_CODE_MAX,
  RESOLUTION_MAX,
  VPS_NAME_MAX,
} from '#contracts/rules/limits.ts'
import { accountTexts } from '#ds/texts/account.ts'
import { accountDialogTexts } from '#ds/texts/account-dialogs.ts'
import { accountTabTexts } from '#ds/texts/account-tabs.ts'
import { adminTexts } from '#ds/texts/admin.ts'
import { authTexts } from '#ds/texts/auth.ts'
import { loginTexts } from '#ds/texts/login.ts'

/** Words that make a number in a sentence a limit. */
const limitWords =
  /tối đa|tối thiểu|ít nhất|nạp từ|at least|up to \d|less than|minimum|maximum|最多|至少|最低|不能超过|mã gồm \d chữ số|\d-digit code|\d 位验证码/i

/** The limits quoted in texts, each with the path of its text. If the text is a function, its source code is searched. */
function limitsIn(texts: unknown, path = ''): [string, number][] {
  if (texts !== null && typeof texts === 'object')
    return Object.entries(texts).flatMap(([key, text]) => limitsIn(text, path === '' ? key : `${path}.${key}`))
  const text = String(texts)
  if (!limitWords.test(text)) return []
  return (text.match(/\d+([.,]\d{3})*/g) ?? []).map((number) => [path, Number(number.replace(/[.,]/g, ''))])
}

// The texts are plain strings, which keeps the pages small; this test keeps their numbers equal to those of the rules.
const account = {
  'phoneVerification.codeDescription': PHONE_CODE_MAX,
  'order.nameDescription': VPS_NAME_MAX,
  'order.validation.nameTooLong': VPS_NAME_MAX,
  'topUp.validation.descriptionTooLong': DEPOSIT_NOTE_MAX,
}
const admin = { 'overview.payments.dialog.noteHint': RESOLUTION_MAX }
const auth = { passwordHint: PASSWORD_MIN, 'validation.password': PASSWORD_MIN }
const login = {
  'card.passwordHint': PASSWORD_MIN,
  'card.validation.password': PASSWORD_MIN,
  'card.validation.name': NAME_MIN,
  'card.validation.firstName': NAME_MIN,
  'card.validation.lastName': NAME_MIN,
}

test.each([
  // The specification writes this amount into its sentence; all others are formatted and passed in.
  [
    'account in Vietnamese',
    { ...accountTexts.vi, ...accountTabTexts.vi, ...accountDialogTexts.vi },
    { ...account, 'topUp.validation.amountTooSmall': DEPOSIT_MIN },
  ],
  ['account in English', { ...accountTexts.en, ...accountTabTexts.en, ...accountDialogTexts.en }, account],
  ['account in Chinese', { ...accountTexts.zh, ...accountTabTexts.zh, ...accountDialogTexts.zh }, account],
  ['back-office in Vietnamese', adminTexts.vi, admin],
  ['back-office in English', adminTexts.en, admin],
  ['back-office in Chinese', adminTexts.zh, admin],
  ["landing page's dialog in Vietnamese", authTexts.vi, auth],
  ["landing page's dialog in English", authTexts.en, auth],
  ["landing page's dialog in Chinese", authTexts.zh, auth],
  ['login page in Vietnamese', loginTexts.vi, login],
  ['login page in English', loginTexts.en, login],
  ['login page in Chinese', loginTexts.zh, login],
])('the limits quoted in the texts of the %s equal those of the rules', (_, texts, limits) => {
  expect(Object.fromEntries(limitsIn(texts))).toEqual(limits)
})
