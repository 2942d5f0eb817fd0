import * as v from 'valibot'
import { type DepositMessages, depositFields } from '#contracts/fields/deposit.ts'

/** The top-up form's rules, which are the server's. The amount is whole dong as digits, empty while nothing is typed. */
export function createTopUpSchema(messages: DepositMessages) {
  const fields = depositFields(messages)
  return v.object({ ...fields, paymentMethod: v.pipe(v.string(), fields.paymentMethod) })
}

/** What a valid form holds. */
export type TopUpFormValues = v.InferOutput<ReturnType<typeof createTopUpSchema>>

/** What the form holds while it is filled in: no method is `''`. */
export type TopUpFormInput = v.InferInput<ReturnType<typeof createTopUpSchema>>
