import * as v from 'valibot'
import { PHONE_CODE_MAX } from '#contracts/rules/limits.ts'
import { phoneNumber } from '#contracts/rules/phone-number.ts'
import { typedCode } from '#contracts/rules/typed-code.ts'
import { inEachLanguage } from './messages.ts'

const phoneMessage = inEachLanguage({
  vi: 'Số điện thoại chưa đúng, ví dụ 0912 345 678',
  en: 'The phone number is not valid. An example: +84 912 345 678',
  zh: '电话号码格式不正确，例如 +84 912 345 678',
})
const codeMessage = inEachLanguage({
  vi: 'Vui lòng nhập mã xác minh',
  en: 'Enter the verification code',
  zh: '请输入验证码',
})
const codeTooLong = inEachLanguage({
  vi: `Mã xác minh dài tối đa ${PHONE_CODE_MAX} ký tự`,
  en: `The verification code has at most ${PHONE_CODE_MAX} characters`,
  zh: `验证码最多 ${PHONE_CODE_MAX} 个字符`,
})

/** A phone number, written in any usual way; it becomes the number with its country code. */
export const phoneField = v.pipe(v.string(phoneMessage), v.transform(phoneNumber), v.string(phoneMessage))

/** A code that was sent to a phone number (product spec, sections 5 and 9). */
export const codeField = v.pipe(
  v.string(codeMessage),
  v.transform(typedCode),
  v.nonEmpty(codeMessage),
  v.maxLength(PHONE_CODE_MAX, codeTooLong),
)
