import * as v from 'valibot'

/** What the two steps say of an empty field (product spec, section 5). */
export interface PhoneVerificationMessages {
  phoneRequired: string
  codeRequired: string
}

/** Spaces alone count as nothing; those around the value are left out. */
const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** The first step's rule: a number of any form. */
export const createPhoneSchema = ({ phoneRequired }: PhoneVerificationMessages) =>
  v.object({ phone: filled(phoneRequired) })

/** The second step's rule: a code of any characters. Its length is held by the field. */
export const createCodeSchema = ({ codeRequired }: PhoneVerificationMessages) =>
  v.object({ code: filled(codeRequired) })

export type PhoneValues = v.InferOutput<ReturnType<typeof createPhoneSchema>>
export type CodeValues = v.InferOutput<ReturnType<typeof createCodeSchema>>
