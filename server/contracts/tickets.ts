import * as v from 'valibot'
import { messageField, subjectField } from './fields/message.ts'
import { idSchema, recordNumberSchema, timestampSchema } from './values.ts'

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const
export const ticketPrioritySchema = v.picklist(ticketPriorities)
export type TicketPriority = v.InferOutput<typeof ticketPrioritySchema>

export const ticketStatuses = ['open', 'in_progress', 'closed'] as const
export const ticketStatusSchema = v.picklist(ticketStatuses)
export type TicketStatus = v.InferOutput<typeof ticketStatusSchema>

/** The categories that a customer chooses from; the words for them are texts. */
export const ticketCategories = ['technical', 'billing', 'account', 'sales', 'general'] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** A support ticket. `number` is the one that people say, such as `YC-118`. */
export const ticketSchema = v.strictObject({
  id: idSchema,
  number: recordNumberSchema,
  subject: v.string(),
  category: v.string(),
  priority: ticketPrioritySchema,
  status: ticketStatusSchema,
  createdAt: timestampSchema,
})
export type Ticket = v.InferOutput<typeof ticketSchema>

/** `POST /api/support/tickets`. `vpsId` and `transactionId` are the customer's own instance and wallet transaction that it is about. */
export const ticketRequestSchema = v.strictObject({
  subject: subjectField,
  category: v.picklist(ticketCategories),
  priority: v.optional(ticketPrioritySchema, 'medium'),
  body: messageField,
  vpsId: v.optional(idSchema),
  transactionId: v.optional(idSchema),
})
export type TicketRequest = v.InferOutput<typeof ticketRequestSchema>

export const ticketResponseSchema = v.strictObject({ ticket: ticketSchema })
export type TicketResponse = v.InferOutput<typeof ticketResponseSchema>

/** A message of a ticket, by its customer or by an admin. */
export const ticketMessageSchema = v.strictObject({
  id: idSchema,
  author: v.picklist(['customer', 'admin']),
  body: v.string(),
  createdAt: timestampSchema,
})
export type TicketMessage = v.InferOutput<typeof ticketMessageSchema>

/** A ticket in its customer's list, with who wrote last and when; null for a ticket of an earlier version, which has no messages. */
export const listedTicketSchema = v.strictObject({
  ...ticketSchema.entries,
  lastMessage: v.nullable(v.pick(ticketMessageSchema, ['author', 'createdAt'])),
})
export type ListedTicket = v.InferOutput<typeof listedTicketSchema>

/** `GET /api/support/tickets/{userId}`, newest first. */
export const ticketListSchema = v.array(listedTicketSchema)

/** A ticket with its messages, oldest first. A ticket of an earlier version has none. */
export const ticketThreadSchema = v.strictObject({ ticket: ticketSchema, messages: v.array(ticketMessageSchema) })
export type TicketThread = v.InferOutput<typeof ticketThreadSchema>

/** A reply to a ticket: `POST /api/support/tickets/item/{ticketId}/messages`, and the admins' `POST /api/admin/tickets/{ticketId}/messages`. */
export const ticketReplySchema = v.strictObject({ body: messageField })
export type TicketReply = v.InferOutput<typeof ticketReplySchema>

/** The reply as it is stored, with the ticket, whose status it may have changed. */
export const ticketReplyResponseSchema = v.strictObject({ ticket: ticketSchema, message: ticketMessageSchema })
export type TicketReplyResponse = v.InferOutput<typeof ticketReplyResponseSchema>

/** `PATCH /api/admin/tickets/{ticketId}/status`. */
export const ticketStatusRequestSchema = v.strictObject({ status: ticketStatusSchema })
export type TicketStatusRequest = v.InferOutput<typeof ticketStatusRequestSchema>
