import * as v from 'valibot'
import { paymentMethods } from './rules/fees.ts'
import { paymentStates } from './rules/payment-state.ts'
import { amountSchema, idSchema, recordNumberSchema, timestampSchema } from './values.ts'
import { waitingOrderSchema } from './waiting-orders.ts'

/** The account that transfers go to. `bin` is the bank's number at NAPAS, `name` its usual name. */
export const receivingAccountSchema = v.strictObject({
  bin: v.string(),
  name: v.string(),
  account: v.string(),
  holder: v.string(),
})
export type ReceivingAccount = v.InferOutput<typeof receivingAccountSchema>

/**
 * What a customer has to do to pay a deposit. `qr`: transfer `amount` to `bank` with `memo`, which the VietQR text `qr` says in one.
 * `redirect`: open `url`. `amount` is in integer dong and includes a fee.
 */
export const paymentSchema = v.strictObject({
  id: idSchema,
  kind: v.picklist(['qr', 'redirect']),
  memo: v.string(),
  qr: v.nullable(v.string()),
  bank: v.nullable(receivingAccountSchema),
  amount: amountSchema,
  url: v.nullable(v.string()),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
})
export type Payment = v.InferOutput<typeof paymentSchema>

/**
 * `GET /api/wallet/payments/{id}`: a payment and what has arrived for it. `remainder` is the VietQR text for what is still missing, null
 * when nothing is. `bonus` is what all of it earns on top once it has arrived, 0 when nothing is awaited; `earned` is the bonus that is in the wallet, absent from the previous version. `reportedAt`: when the customer said that the transfer was made. `receivedAt`: when the latest money arrived. `order` is what waits or
 * has waited for the payment: null for a plain top-up, absent from the previous version. `inReview`: its gateway has reported money that a human must look at,
 * such as another amount, until that is settled; nothing has to be paid again meanwhile. Absent from the previous version.
 */
export const paymentStatusSchema = v.strictObject({
  payment: paymentSchema,
  method: v.picklist(paymentMethods),
  state: v.picklist(paymentStates),
  received: amountSchema,
  missing: amountSchema,
  bonus: amountSchema,
  earned: v.optional(amountSchema),
  remainder: v.nullable(v.string()),
  /** The deposit: its id and the number that people say. */
  transaction: v.strictObject({ id: idSchema, number: recordNumberSchema }),
  reportedAt: v.nullable(timestampSchema),
  receivedAt: v.nullable(timestampSchema),
  order: v.optional(v.nullable(waitingOrderSchema)),
  inReview: v.optional(v.boolean()),
})
export type PaymentStatus = v.InferOutput<typeof paymentStatusSchema>

/** The response that SePay, Casso and payOS want. */
export const webhookAcceptedSchema = v.strictObject({ success: v.literal(true) })
