import * as v from 'valibot'
import { languageField } from './fields/language.ts'
import { codeField, phoneField } from './fields/phone.ts'
import { amountSchema, countSchema, moneySchema, timestampSchema } from './values.ts'

/**
 * `GET /api/account/summary/{userId}`: counts of all of a customer's records, beyond any page of a list. `totalVps` leaves out
 * instances that failed or were terminated. `openTickets` are open or in progress. `monthlySpend` is the sum of the completed
 * payments in the calendar month (Asia/Ho_Chi_Minh) that begins at `month`, minus the refunds of that month: negative when the
 * refunds are higher. `monthlyRefunds` is the sum of these refunds, as a positive amount.
 */
export const accountSummarySchema = v.strictObject({
  totalVps: countSchema,
  activeVps: countSchema,
  openTickets: countSchema,
  monthlySpend: moneySchema,
  monthlyRefunds: amountSchema,
  month: timestampSchema,
})
export type AccountSummary = v.InferOutput<typeof accountSummarySchema>

/** `PATCH /api/account`: the language that the customer has chosen. */
export const accountRequestSchema = v.strictObject({ language: languageField })
export type AccountRequest = v.InferOutput<typeof accountRequestSchema>

/** `POST /api/account/phone/start`: sends a code to this number. */
export const phoneStartRequestSchema = v.strictObject({ phone: phoneField })
export type PhoneStartRequest = v.InferOutput<typeof phoneStartRequestSchema>

/** `POST /api/account/phone/confirm`: the code that was sent to the number of the last `start`. */
export const phoneConfirmRequestSchema = v.strictObject({ code: codeField })
export type PhoneConfirmRequest = v.InferOutput<typeof phoneConfirmRequestSchema>
