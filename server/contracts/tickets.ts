import * as v from 'valibot'
import { idSchema, timestampSchema } from './values.ts'

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const
export const ticketPrioritySchema = v.picklist(ticketPriorities)
export type TicketPriority = v.InferOutput<typeof ticketPrioritySchema>

export const ticketStatuses = ['open', 'in_progress', 'closed'] as const
export const ticketStatusSchema = v.picklist(ticketStatuses)
export type TicketStatus = v.InferOutput<typeof ticketStatusSchema>

/** A support ticket. */
export const ticketSchema = v.strictObject({
  id: idSchema,
  subject: v.string(),
  category: v.string(),
  priority: ticketPrioritySchema,
  status: ticketStatusSchema,
  createdAt: timestampSchema,
})
export type Ticket = v.InferOutput<typeof ticketSchema>

/** `GET /api/support/tickets/{userId}`, newest first. */
export const ticketListSchema = v.array(ticketSchema)
