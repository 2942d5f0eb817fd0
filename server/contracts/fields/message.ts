import * as v from 'valibot'
import { inEachLanguage } from '#contracts/fields/messages.ts'
import { cleanBody } from '#contracts/rules/clean-body.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'

const subjectRequired = inEachLanguage({
  vi: 'Vui lòng nhập tiêu đề',
  en: 'Enter a subject',
  zh: '请填写标题',
})
const subjectTooLong = inEachLanguage({
  vi: `Tiêu đề dài tối đa ${CONTACT_SUBJECT_MAX} ký tự`,
  en: `The subject must be at most ${CONTACT_SUBJECT_MAX} characters`,
  zh: `标题最多 ${CONTACT_SUBJECT_MAX} 个字符`,
})
const bodyRequired = inEachLanguage({
  vi: 'Vui lòng nhập nội dung',
  en: 'Enter a message',
  zh: '请填写内容',
})
const bodyTooLong = inEachLanguage({
  vi: `Nội dung dài tối đa ${CONTACT_BODY_MAX} ký tự`,
  en: `The message must be at most ${CONTACT_BODY_MAX} characters`,
  zh: `内容最多 ${CONTACT_BODY_MAX} 个字符`,
})

/** The subject of a message to the provider, normalised for storage. */
export const subjectField = v.pipe(
  v.string(subjectRequired),
  v.transform(cleanLine),
  v.nonEmpty(subjectRequired),
  v.maxLength(CONTACT_SUBJECT_MAX, subjectTooLong),
)

/** The text of a message to the provider, normalised for storage; its line breaks stay. */
export const messageField = v.pipe(
  v.string(bodyRequired),
  v.transform(cleanBody),
  v.nonEmpty(bodyRequired),
  v.maxLength(CONTACT_BODY_MAX, bodyTooLong),
)
