import * as v from 'valibot'
import { inEachLanguage, type Message } from '#contracts/fields/messages.ts'
import { cleanLine } from '#contracts/rules/clean-line.ts'

/** A line of text that others see. Later checks in a pipe apply to the normalised text. `message` is for values of other types. */
export const lineSchema = (message: Message) => v.pipe(v.string(message), v.transform(cleanLine))

/** A line of text of 1 to `max` characters. */
export const shortLineSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(1, inEachLanguage({ vi: 'Vui lòng nhập nội dung', en: 'Enter some text', zh: '请填写内容' })),
    v.maxLength(
      max,
      inEachLanguage({ vi: `Dài tối đa ${max} ký tự`, en: `Up to ${max} characters`, zh: `最多 ${max} 个字符` }),
    ),
  )
