import * as v from 'valibot'
import { paymentMethods, TOP_UP_MAXIMUM, TOP_UP_MINIMUM } from './top-up-fee.ts'

/** What the top-up form says of each field (product spec, section 5). */
export interface TopUpFormMessages {
  amountRequired: string
  amountTooSmall: string
  amountTooLarge: string
  paymentMethodRequired: string
}

/** Longest note that the server takes, in characters; the field takes no more. */
export const TOP_UP_NOTE_MAX_LENGTH = 200

/** Whole dong in a text of digits; 0 for anything else. */
const dong = (amount: string) => (/^\d+$/.test(amount) ? BigInt(amount) : 0n)

/** The top-up form's rules. The amount is whole dong as digits, empty while nothing is typed. */
export const createTopUpSchema = (messages: TopUpFormMessages) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.nonEmpty(messages.amountRequired),
      v.check((amount) => dong(amount) >= TOP_UP_MINIMUM, messages.amountTooSmall),
      v.check((amount) => dong(amount) <= TOP_UP_MAXIMUM, messages.amountTooLarge),
    ),
    paymentMethod: v.pipe(v.string(), v.picklist(paymentMethods, messages.paymentMethodRequired)),
    description: v.string(),
  })

/** What a valid form holds. */
export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>

/** What the form holds while it is filled in: no method is `''`. */
export type TopUpFormInput = v.InferInput<ReturnType<typeof createTopUpSchema>>
