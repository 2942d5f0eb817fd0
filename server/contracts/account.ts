import * as v from 'valibot'
import { amountSchema, countSchema, momentSchema, moneySchema } from './values.ts'

/**
 * `GET /api/account/summary/{userId}`: what a customer has, counted over all of it, however much a list shows at once.
 * `totalVps` leaves out what failed or was terminated. `openTickets` are open or in progress. `monthlySpend` is what completed
 * payments took out of the wallet in the calendar month (Asia/Ho_Chi_Minh) that begins at `month`, less the refunds of that
 * month: below zero when more came back. `monthlyRefunds` is what came back, without a sign.
 */
export const accountSummarySchema = v.strictObject({
  totalVps: countSchema,
  activeVps: countSchema,
  openTickets: countSchema,
  monthlySpend: moneySchema,
  monthlyRefunds: amountSchema,
  month: momentSchema,
})
export type AccountSummary = v.InferOutput<typeof accountSummarySchema>
