import * as v from 'valibot'
import { billingPeriodSchema, operatingSystemIdSchema } from './catalog.ts'
import { type OrderMessages, orderFields } from './fields/order.ts'
import { VPS_NAME_MAX } from './rules/limits.ts'
import { vpsStatuses } from './rules/vps-status.ts'
import { transactionSchema } from './transactions.ts'
import { amountSchema, idSchema, timestampSchema } from './values.ts'

export const vpsStatusSchema = v.picklist(vpsStatuses)

/**
 * A customer's instance. `ipAddress` is null until it is provisioned; `cpu` in cores, `ram` and `storage` in GB;
 * `operatingSystem` is an id of the catalogue, which has its name.
 */
export const vpsSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  ipAddress: v.nullable(v.string()),
  status: vpsStatusSchema,
  planName: v.string(),
  locationId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  cpu: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  ram: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  storage: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  operatingSystem: operatingSystemIdSchema,
  billingPeriod: billingPeriodSchema,
  nextBillingDate: timestampSchema,
  expiryDate: timestampSchema,
  createdAt: timestampSchema,
})
export type Vps = v.InferOutput<typeof vpsSchema>

/** `GET /api/vps/user/{userId}`, newest first. */
export const vpsListSchema = v.array(vpsSchema)

/** The server's messages for invalid fields of an order. */
export const orderMessages: OrderMessages = {
  planRequired: 'Please select a VPS plan',
  locationRequired: 'Please select a server location',
  nameRequired: 'VPS name is required',
  nameTooLong: `Name must be less than ${VPS_NAME_MAX} characters`,
  operatingSystemRequired: 'Please select an operating system',
  billingPeriodRequired: 'Please select a billing period',
}

/**
 * `POST /api/vps/order`. `userId` must be the signed-in customer's own and `totalCost` the server's own price (409
 * otherwise); the two dates are accepted, and the server's own are used.
 */
export const orderRequestSchema = v.strictObject({
  userId: v.optional(idSchema),
  ...orderFields(orderMessages),
  nextBillingDate: v.optional(v.pipe(v.string(), v.maxLength(40))),
  expiryDate: v.optional(v.pipe(v.string(), v.maxLength(40))),
  totalCost: v.union(
    [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/))],
    'Expected whole dong',
  ),
})
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

/** The response to an order: the instance, the payment, and the balance after it. */
export const orderResponseSchema = v.strictObject({
  vps: vpsSchema,
  transaction: transactionSchema,
  balance: amountSchema,
})
export type OrderResponse = v.InferOutput<typeof orderResponseSchema>
