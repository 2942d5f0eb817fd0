import * as v from 'valibot'
import { paymentMethods } from './top-up-fee.ts'

/** What the top-up form says of each field (product spec, section 5). */
export interface TopUpFormMessages {
  amountRequired: string
  amountTooSmall: string
  paymentMethodRequired: string
}

/** Smallest top-up in whole dong (product spec, section 9). */
export const TOP_UP_MINIMUM = 50_000n

/** The top-up form's rules. The amount is whole dong as digits, empty while nothing is typed. */
export const createTopUpSchema = (messages: TopUpFormMessages) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.nonEmpty(messages.amountRequired),
      v.check((amount) => /^\d+$/.test(amount) && BigInt(amount) >= TOP_UP_MINIMUM, messages.amountTooSmall),
    ),
    paymentMethod: v.picklist(paymentMethods, messages.paymentMethodRequired),
    description: v.string(),
  })

export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>
