import * as v from 'valibot'
import { emailField, passwordField } from './fields/credentials.ts'
import { languageField } from './fields/language.ts'
import { inEachLanguage, type Messages } from './fields/messages.ts'
import { secondFactorField } from './fields/second-factor.ts'
import { cleanLine } from './rules/clean-line.ts'
import { NAME_MAX, NAME_MIN, ONE_TIME_TOKEN_MAX, PASSWORD_MAX, PASSWORD_MIN } from './rules/limits.ts'
import { nameProblem } from './rules/name-problem.ts'
import { typedCode } from './rules/typed-code.ts'

const emailMessage = inEachLanguage({
  vi: 'Vui lòng nhập email hợp lệ',
  en: 'Please enter a valid email',
  zh: '请输入有效的邮箱地址',
})
const passwordMessage = inEachLanguage({
  vi: `Mật khẩu phải có ít nhất ${PASSWORD_MIN} ký tự`,
  en: `Password must be at least ${PASSWORD_MIN} characters`,
  zh: `密码至少 ${PASSWORD_MIN} 个字符`,
})
const passwordTooLong = inEachLanguage({
  vi: `Mật khẩu dài tối đa ${PASSWORD_MAX} ký tự`,
  en: `Password must be at most ${PASSWORD_MAX} characters`,
  zh: `密码最多 ${PASSWORD_MAX} 个字符`,
})

/** An email address as it is typed, for the server's messages. */
export const emailSchema = emailField(emailMessage)

/** A new password. */
export const newPasswordSchema = v.pipe(passwordField(passwordMessage), v.maxLength(PASSWORD_MAX, passwordTooLong))

/** A first or last name of a new user, normalised for storage. It may be left out or empty. */
export const nameSchema = (label: Messages) => {
  const tooShort = inEachLanguage({
    vi: `${label.vi} phải có ít nhất ${NAME_MIN} ký tự`,
    en: `${label.en} must be at least ${NAME_MIN} characters`,
    zh: `${label.zh}至少 ${NAME_MIN} 个字符`,
  })
  const tooLong = inEachLanguage({
    vi: `${label.vi} dài tối đa ${NAME_MAX} ký tự`,
    en: `${label.en} must be at most ${NAME_MAX} characters`,
    zh: `${label.zh}最多 ${NAME_MAX} 个字符`,
  })
  return v.optional(
    v.pipe(
      v.string(tooShort),
      v.check((name) => nameProblem(name) !== 'tooShort', tooShort),
      v.check((name) => nameProblem(name) !== 'tooLong', tooLong),
      v.transform(cleanLine),
    ),
  )
}

/** The names of the two fields of a user's name, as messages call them. */
export const nameLabels = {
  first: { vi: 'Tên', en: 'First name', zh: '名字' },
  last: { vi: 'Họ', en: 'Last name', zh: '姓氏' },
} as const satisfies Record<string, Messages>

/** A password that exists already: how long it must be is no longer a question. */
export const presentPasswordSchema = v.pipe(
  v.string(passwordMessage),
  v.minLength(1, passwordMessage),
  v.maxLength(PASSWORD_MAX, passwordTooLong),
)

/**
 * `POST /api/auth/login`. A 401 `second_factor_required` when the password is right and the account has a second factor: the same request
 * follows with `code`. `remember`: whether the browser stays signed in, for 30 days, or until it is closed, a day at most. Default: it stays.
 */
export const loginRequestSchema = v.strictObject({
  email: emailSchema,
  password: presentPasswordSchema,
  code: v.optional(secondFactorField),
  remember: v.optional(v.boolean()),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/**
 * `POST /api/auth/register`. A name may be left out or empty. A `referralCode` that no customer has is ignored. `language` is the one that
 * was chosen in the browser, if any; `remember` as for a sign-in.
 */
export const registerRequestSchema = v.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema(nameLabels.first),
  lastName: nameSchema(nameLabels.last),
  referralCode: v.optional(v.pipe(v.string(), v.maxLength(100), v.transform(typedCode))),
  language: v.optional(languageField),
  remember: v.optional(v.boolean()),
})
export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>

/** `POST /api/auth/forgot`. */
export const forgotRequestSchema = v.strictObject({ email: emailSchema })
export type ForgotRequest = v.InferOutput<typeof forgotRequestSchema>

/** The response of `POST /api/auth/forgot`, whether or not there is an account: how long a link in a mail can be used, in minutes. */
export const forgotResponseSchema = v.strictObject({ minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
export type ForgotResponse = v.InferOutput<typeof forgotResponseSchema>

/** What stands behind `token=` in the link of a mail. Any text is accepted: one that is not a token is a 410, as one that was used. */
const oneTimeTokenSchema = v.pipe(v.string(), v.maxLength(ONE_TIME_TOKEN_MAX))

/** `POST /api/auth/reset`: 204; 410 `link_expired` for a link that was used or is too old. All sessions end, and none begins. */
export const resetRequestSchema = v.strictObject({ token: oneTimeTokenSchema, password: newPasswordSchema })
export type ResetRequest = v.InferOutput<typeof resetRequestSchema>

/** `POST /api/auth/verify-email`: of a new account, and of a new address; `POST /api/auth/stop-email-change`, from the mail to the old address. 204, or 410. */
export const emailLinkRequestSchema = v.strictObject({ token: oneTimeTokenSchema })
export type EmailLinkRequest = v.InferOutput<typeof emailLinkRequestSchema>
