import * as v from 'valibot'
import { CONTACT_BODY_MAX, CONTACT_SUBJECT_MAX } from '#contracts/rules/limits.ts'
import { ticketCategories, ticketPriorities } from '#contracts/tickets.ts'
import type { TicketDialogTexts } from './ticket-texts.ts'

const filled = (message: string, max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max))

/** Schema of a new request, with its messages in the language of the texts. */
export const createTicketSchema = (texts: TicketDialogTexts['validation']) =>
  v.object({
    subject: filled(texts.subject, CONTACT_SUBJECT_MAX),
    category: v.pipe(v.string(), v.picklist(ticketCategories, texts.category)),
    priority: v.picklist(ticketPriorities),
    body: filled(texts.body, CONTACT_BODY_MAX),
    /** Ids of an instance and of a wallet transaction; empty for none. */
    vpsId: v.string(),
    transactionId: v.string(),
  })

/** What the fields contain. */
export type TicketInput = v.InferInput<ReturnType<typeof createTicketSchema>>

/** A new request that the schema has accepted. */
export type NewTicket = v.InferOutput<ReturnType<typeof createTicketSchema>>
