import * as v from 'valibot'
import { amountSchema, countSchema, momentSchema } from './values.ts'

/**
 * `GET /api/account/summary/{userId}`: what a customer has, counted over all of it, however much a list shows at once.
 * `openTickets` are open or in progress. `monthlySpend` is what completed payments took out of the wallet in the calendar month
 * (Asia/Ho_Chi_Minh) that begins at `month`, without a sign; refunds are not taken off.
 */
export const accountSummarySchema = v.strictObject({
  totalVps: countSchema,
  activeVps: countSchema,
  openTickets: countSchema,
  monthlySpend: amountSchema,
  month: momentSchema,
})
export type AccountSummary = v.InferOutput<typeof accountSummarySchema>
