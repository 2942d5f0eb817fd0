import * as v from 'valibot'
import { typedCode } from '#contracts/rules/typed-code.ts'

/** The messages for an empty field in each step (product spec, section 5). */
export interface PhoneVerificationMessages {
  phoneRequired: string
  codeRequired: string
}

/** A trimmed string that is not empty. */
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** Schema of the first step: a phone number in any format. */
export const createPhoneSchema = ({ phoneRequired }: PhoneVerificationMessages) =>
  v.object({ phone: filled(phoneRequired) })

/** Schema of the second step: a code of any characters. The field's `maxLength` limits its length. */
export const createCodeSchema = ({ codeRequired }: PhoneVerificationMessages) =>
  v.object({ code: v.pipe(v.string(), v.transform(typedCode), v.nonEmpty(codeRequired)) })

export type PhoneValues = v.InferOutput<ReturnType<typeof createPhoneSchema>>
export type CodeValues = v.InferOutput<ReturnType<typeof createCodeSchema>>
