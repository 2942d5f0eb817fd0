import * as v from 'valibot'
import type { Message, Messages } from '#contracts/fields/messages.ts'
import type { Language } from '#contracts/languages.ts'
import type { FieldError } from '#contracts/problem.ts'
import { Refusal } from '#server/platform/problems.ts'

const missing: Messages = { vi: 'là bắt buộc', en: 'is required', zh: '为必填项' }
const unknownField: Messages = { vi: 'không phải là trường hợp lệ', en: 'is not a known field', zh: '不是有效字段' }
const unreadable: Messages = {
  vi: 'có ký tự không hợp lệ',
  en: 'has characters that cannot be stored',
  zh: '含有无法保存的字符',
}
const body: Messages = { vi: 'Nội dung', en: 'The body', zh: '请求内容' }

const notValid: Messages = { vi: 'không hợp lệ', en: 'is not valid', zh: '无效' }

/** Stands for the message of a rule without one of its own, which only a program can break; Valibot's own are English. */
const noMessage = '\u0000'

/** Whether a value is text that some database cannot store: with a lone surrogate or control characters. */
const isUnreadable = (value: unknown) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
  typeof value === 'string' && (!value.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value))

/** The paths, such as `title.vi`, of texts that some database cannot store. */
function* unreadableIn(value: unknown, path: string): Generator<string> {
  if (isUnreadable(value)) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* unreadableIn(inner, path ? `${path}.${key}` : key)
}

/** The schema's own message for a missing field, if it has one. */
function ownMessage(schema: v.GenericSchema, path: string, lang: Language): string | undefined {
  const { entries } = schema as { entries?: Record<string, { message?: Message }> }
  const message = entries?.[path]?.message
  return typeof message === 'function' ? message({ lang }) : message
}

function fieldError(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, language: Language): FieldError {
  const path = v.getDotPath(issue) ?? ''
  const message = issue.message === noMessage ? `${path || body[language]} ${notValid[language]}` : issue.message
  if (issue.type !== 'strict_object' || path === '') return { path, message }
  if (issue.expected === 'never') return { path, message: `${path} ${unknownField[language]}` }
  return { path, message: ownMessage(schema, path, language) ?? `${path} ${missing[language]}` }
}

/** Validates the input and returns the schema's output. Throws a 422 that lists each invalid field. */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown, language: Language): Output {
  const result = v.safeParse(schema, input, { lang: language, ...(language === 'en' ? {} : { message: noMessage }) })
  if (!result.success) {
    throw new Refusal('invalid', { errors: result.issues.map((issue) => fieldError(issue, schema, language)) })
  }
  const [path] = unreadableIn(result.output, '')
  if (path !== undefined)
    throw new Refusal('invalid', { errors: [{ path, message: `${path} ${unreadable[language]}` }] })
  return result.output
}
