import * as v from 'valibot'
import { depositFields } from '#contracts/fields/deposit.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import type { Formats } from '#ds/providers/format.tsx'
import type { TopUpMessages } from './top-up-texts.ts'

/** Schema of the top-up form, with the server's rules. The amount is whole dong as digits, empty while nothing is typed. */
export function createTopUpSchema(messages: TopUpMessages, { currency }: Pick<Formats, 'currency'>) {
  const fields = depositFields({
    ...messages,
    amountTooSmall: messages.amountTooSmall(currency(DEPOSIT_MIN)),
    amountTooLarge: messages.amountTooLarge(currency(DEPOSIT_MAX)),
  })
  return v.object({ ...fields, paymentMethod: v.pipe(v.string(), fields.paymentMethod) })
}

/** The values of a valid form. */
export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>

/** The values of the form while it is filled in: the method is `''` until one is chosen. */
export type TopUpFormInput = v.InferInput<ReturnType<typeof createTopUpSchema>>
