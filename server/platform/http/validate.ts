import * as v from 'valibot'
import type { FieldError } from '#contracts/problem.ts'
import { type Language, Refusal } from '#server/platform/problems.ts'

const missing = { en: 'is required', vi: 'là bắt buộc' }
const unknownField = { en: 'is not a known field', vi: 'không phải là trường hợp lệ' }
const unreadable = { en: 'holds characters that cannot be stored', vi: 'có ký tự không hợp lệ' }

/** Whether a value is text that some database cannot store: with a lone surrogate or control characters. */
const isUnreadable = (value: unknown) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters.
  typeof value === 'string' && (!value.isWellFormed() || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value))

/** The schema's own message for a missing field, if it has one. */
function ownMessage(schema: v.GenericSchema, path: string): string | undefined {
  const { entries } = schema as { entries?: Record<string, { message?: unknown }> }
  const message = entries?.[path]?.message
  return typeof message === 'string' ? message : undefined
}

function fieldError(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, language: Language): FieldError {
  const path = v.getDotPath(issue) ?? ''
  if (issue.type !== 'strict_object' || path === '') return { path, message: issue.message }
  if (issue.expected === 'never') return { path, message: `${path} ${unknownField[language]}` }
  return { path, message: ownMessage(schema, path) ?? `${path} ${missing[language]}` }
}

/** Validates the input and returns the schema's output. Throws a 422 that lists each invalid field. */
export function validate<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown, language: Language): Output {
  const result = v.safeParse(schema, input)
  if (!result.success) {
    throw new Refusal('invalid', { errors: result.issues.map((issue) => fieldError(issue, schema, language)) })
  }
  for (const [path, value] of Object.entries(result.output ?? {})) {
    if (isUnreadable(value)) {
      throw new Refusal('invalid', { errors: [{ path, message: `${path} ${unreadable[language]}` }] })
    }
  }
  return result.output
}
