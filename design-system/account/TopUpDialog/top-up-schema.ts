import * as v from 'valibot'
import { type DepositMessages, depositFields } from '#contracts/fields/deposit.ts'

/** Schema of the top-up form, with the server's rules. The amount is whole dong as digits, empty while nothing is typed. */
export function createTopUpSchema(messages: DepositMessages) {
  const fields = depositFields(messages)
  return v.object({ ...fields, paymentMethod: v.pipe(v.string(), fields.paymentMethod) })
}

/** The values of a valid form. */
export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>

/** The values of the form while it is filled in: the method is `''` until one is chosen. */
export type TopUpFormInput = v.InferInput<ReturnType<typeof createTopUpSchema>>
