import * as v from 'valibot'
import { emailField, passwordField } from './fields/credentials.ts'
import { languageField } from './fields/language.ts'
import { inEachLanguage, type Messages } from './fields/messages.ts'
import { cleanLine } from './rules/clean-line.ts'
import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from './rules/limits.ts'
import { nameProblem } from './rules/name-problem.ts'

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

/** An email address; case does not matter when it is compared. */
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

/** `POST /api/auth/login`. */
export const loginRequestSchema = v.strictObject({
  email: emailSchema,
  password: v.pipe(
    v.string(passwordMessage),
    v.minLength(1, passwordMessage),
    v.maxLength(PASSWORD_MAX, passwordTooLong),
  ),
})
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/**
 * `POST /api/auth/register`. A name may be left out or empty. A `referralCode` that no customer has is ignored. `language` is the one that
 * was chosen in the browser, if any.
 */
export const registerRequestSchema = v.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: nameSchema(nameLabels.first),
  lastName: nameSchema(nameLabels.last),
  referralCode: v.optional(v.pipe(v.string(), v.maxLength(100))),
  language: v.optional(languageField),
})
export type RegisterRequest = v.InferOutput<typeof registerRequestSchema>
