import * as v from 'valibot'
import { type OrderMessages, orderFields } from '#contracts/fields/order.ts'

/** Schema of the order form, with the server's rules. Ids are 0 and the system is `''` while nothing is chosen. */
export function createOrderSchema(messages: OrderMessages) {
  const fields = orderFields(messages)
  return v.object({ ...fields, operatingSystem: v.pipe(v.string(), fields.operatingSystem) })
}

/** The values of a valid form. `sshKeyIds`: the keys that the machine is to accept, if any were chosen. */
export type OrderFormValues = v.InferOutput<ReturnType<typeof createOrderSchema>> & { sshKeyIds?: string[] }

/** The values of the form while it is filled in. */
export type OrderFormInput = v.InferInput<ReturnType<typeof createOrderSchema>>
