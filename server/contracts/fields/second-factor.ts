import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { SECOND_FACTOR_CODE_MAX } from '#contracts/rules/limits.ts'
import { typedCode } from '#contracts/rules/typed-code.ts'

const message = inEachLanguage({
  vi: 'Vui lòng nhập mã 6 chữ số trong ứng dụng xác thực, hoặc một mã khôi phục',
  en: 'Enter the 6-digit code from your authenticator app, or a recovery code',
  zh: '请输入身份验证器应用中的 6 位数字，或一个恢复码',
})

/** A code of an authenticator app, or a recovery code, as people type it: spaces and hyphens do not matter. */
export const secondFactorField = v.pipe(
  v.string(message),
  v.maxLength(SECOND_FACTOR_CODE_MAX, message),
  v.transform(typedCode),
  v.regex(/^(\d{6}|[A-Z2-7]{16})$/, message),
)
