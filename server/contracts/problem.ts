import * as v from 'valibot'
import { quoteResponseSchema } from './offers.ts'
import { amountSchema } from './values.ts'

/** One failed rule of a refused request; `path` names the field with dots, and is empty for the whole body. */
export const fieldErrorSchema = v.strictObject({ path: v.string(), message: v.string() })
export type FieldError = v.InferOutput<typeof fieldErrorSchema>

/**
 * The body of every error response: an RFC 9457 problem document, sent as `application/problem+json`.
 * `detail` is one sentence that tells a user what to do; `code` is stable and meant for programs; `errors` is only present after
 * failed validation (422); `balance`, the wallet's present balance, only with `balance_moved`; `quote`, a new quote
 * of the same order, only with `price_changed`, `quote_expired` and `quote_mismatch` after an order with a quote; `requestId` identifies the request
 * in the logs.
 */
export const problemSchema = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.string(),
  code: v.string(),
  errors: v.optional(v.array(fieldErrorSchema)),
  balance: v.optional(amountSchema),
  quote: v.optional(quoteResponseSchema),
  requestId: v.string(),
})
export type Problem = v.InferOutput<typeof problemSchema>
