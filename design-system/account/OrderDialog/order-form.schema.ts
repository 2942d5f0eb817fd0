import * as v from 'valibot'
import { type OrderMessages, orderFields } from '#contracts/fields/order.ts'

/** The order form's rules, which are the server's. Ids are 0 and the system is `''` while nothing is chosen. */
export function createOrderSchema(messages: OrderMessages) {
  const fields = orderFields(messages)
  return v.object({ ...fields, operatingSystem: v.pipe(v.string(), fields.operatingSystem) })
}

/** What a valid form holds. */
export type OrderFormValues = v.InferOutput<ReturnType<typeof createOrderSchema>>

/** What the form holds while it is filled in. */
export type OrderFormInput = v.InferInput<ReturnType<typeof createOrderSchema>>
