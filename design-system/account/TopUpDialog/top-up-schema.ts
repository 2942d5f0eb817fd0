import * as v from 'valibot'
import { depositFields } from '#contracts/fields/deposit.ts'
import { DEPOSIT_MAX, DEPOSIT_MIN } from '#contracts/rules/limits.ts'
import { typedAmount } from '#contracts/rules/typed-amount.ts'
import type { Formats } from '#ds/providers/format.tsx'
import type { TopUpMessages } from './top-up-texts.ts'

/** The digits of what was typed, or the text itself where it means no amount. */
const amountOf = (text: string) => typedAmount(text) ?? text.trim()

/** Schema of the top-up form, with the server's rules. The amount is a text as it is typed, and becomes whole dong as digits. */
export function createTopUpSchema(messages: TopUpMessages, { currency }: Pick<Formats, 'currency'>) {
  const fields = depositFields({
    ...messages,
    amountTooSmall: messages.amountTooSmall(currency(DEPOSIT_MIN)),
    amountTooLarge: messages.amountTooLarge(currency(DEPOSIT_MAX)),
  })
  const amount = v.pipe(v.string(), v.transform(amountOf), fields.amount)
  return v.object({ ...fields, amount, paymentMethod: v.pipe(v.string(), fields.paymentMethod) })
}

/** The values of a valid form. */
export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>

/** The values of the form while it is filled in: the method is `''` until one is chosen. */
export type TopUpFormInput = v.InferInput<ReturnType<typeof createTopUpSchema>>
