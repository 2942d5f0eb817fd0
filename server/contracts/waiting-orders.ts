import * as v from 'valibot'
import { waitingOrderReasons, waitingOrderStates } from './rules/waiting-order-state.ts'
import { amountSchema, idSchema, timestampSchema } from './values.ts'
import { orderRequestSchema } from './vps.ts'

const { planId, locationId, name, operatingSystem, billingPeriod, totalCost, quoteId, sshKeyIds } =
  orderRequestSchema.entries

/** The fields of an order that waits for a payment: those of `POST /api/vps/order`, without a trial, which costs nothing. */
export const waitingOrderFields = {
  planId,
  locationId,
  name,
  operatingSystem,
  billingPeriod,
  totalCost,
  quoteId,
  sshKeyIds,
}

/**
 * An order that waits for the money of a payment. `choice` is what was ordered, with the code that was typed: what it takes to order again. `total` is the
 * price that is held until `expiresAt`; `transactionId` the deposit that is to pay for it, and `paymentId` what the customer is asked to pay for that, null
 * for a method that an admin settles. `vpsId` is the instance once the order is done, null until then. `settledAt` is when it stopped waiting.
 */
export const waitingOrderSchema = v.strictObject({
  id: idSchema,
  state: v.picklist(waitingOrderStates),
  reason: v.nullable(v.picklist(waitingOrderReasons)),
  choice: v.strictObject({
    planId,
    locationId,
    name: v.string(),
    operatingSystem,
    billingPeriod,
    code: v.nullable(v.string()),
  }),
  planName: v.string(),
  total: amountSchema,
  transactionId: idSchema,
  paymentId: v.nullable(idSchema),
  vpsId: v.nullable(idSchema),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  settledAt: v.nullable(timestampSchema),
})
export type WaitingOrder = v.InferOutput<typeof waitingOrderSchema>

/** `GET /api/vps/orders/waiting`, newest first: those that have ended, too. */
export const waitingOrderListSchema = v.array(waitingOrderSchema)

/** A waiting order, as it is now. */
export const waitingOrderStatusSchema = v.strictObject({ order: waitingOrderSchema })
export type WaitingOrderStatus = v.InferOutput<typeof waitingOrderStatusSchema>
