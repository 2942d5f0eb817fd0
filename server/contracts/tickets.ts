import * as v from 'valibot'
import { shortLineSchema } from './fields/line.ts'
import { messageField, subjectField } from './fields/message.ts'
import { inEachLanguage } from './fields/messages.ts'
import { ATTACHMENTS_MAX, RATING_COMMENT_MAX, STARS_MAX } from './rules/ticket-limits.ts'
import { attachmentSchema } from './ticket-attachments.ts'
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

/** What a customer says about how a ticket went: one to five stars, and perhaps a word. */
export const ratingSchema = v.strictObject({
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(STARS_MAX)),
  comment: v.optional(shortLineSchema(RATING_COMMENT_MAX)),
})
export type Rating = v.InferOutput<typeof ratingSchema>

/**
 * A ticket as its page shows it. `vpsId` and `transactionId` are what it is about. `reopenUntil` is until when its customer may open it again: null
 * unless it is closed. `mergedInto` is the ticket in which its conversation goes on.
 */
export const ticketDetailSchema = v.strictObject({
  ...ticketSchema.entries,
  vpsId: v.nullable(idSchema),
  transactionId: v.nullable(idSchema),
  closedAt: v.nullable(timestampSchema),
  reopenUntil: v.nullable(timestampSchema),
  rating: v.nullable(ratingSchema),
  mergedInto: v.nullable(v.strictObject({ id: idSchema, number: recordNumberSchema })),
})
export type TicketDetail = v.InferOutput<typeof ticketDetailSchema>

/** A message with its files. `quoted` is what a mail quoted of earlier ones, which is folded; null for other messages. */
export const threadMessageSchema = v.strictObject({
  ...ticketMessageSchema.entries,
  quoted: v.nullable(v.string()),
  attachments: v.array(attachmentSchema),
})
export type ThreadMessage = v.InferOutput<typeof threadMessageSchema>

/** A ticket with its messages, oldest first, as far as a list of them needs it. A ticket of an earlier version has none. */
export interface TicketThread {
  ticket: Ticket
  messages: TicketMessage[]
}

/**
 * `GET /api/support/tickets/item/{ticketId}`: a ticket with its messages, oldest first. `waitingFiles` are the customer's files that no message
 * has named yet.
 */
export const ticketDetailsSchema = v.strictObject({
  ticket: ticketDetailSchema,
  messages: v.array(threadMessageSchema),
  waitingFiles: v.array(attachmentSchema),
})
export type TicketDetails = v.InferOutput<typeof ticketDetailsSchema>

/** The ids of files that were added to the ticket before, and belong to this message from now on. */
export const attachmentIdsField = v.optional(v.pipe(v.array(idSchema), v.maxLength(ATTACHMENTS_MAX)))

/** A reply to a ticket: `POST /api/support/tickets/item/{ticketId}/messages`. */
export const ticketReplySchema = v.strictObject({ body: messageField, attachmentIds: attachmentIdsField })
export type TicketReply = v.InferOutput<typeof ticketReplySchema>

/** The reply as it is stored, with the ticket, whose status it may have changed. */
export const ticketReplyResponseSchema = v.strictObject({ ticket: ticketDetailSchema, message: threadMessageSchema })
export type TicketReplyResponse = v.InferOutput<typeof ticketReplyResponseSchema>

/** `PATCH /api/support/tickets/item/{ticketId}`: closes a ticket or opens it again, and rates one that is closed. */
export const ticketChangeSchema = v.pipe(
  v.strictObject({
    status: v.optional(v.picklist(['open', 'closed'])),
    rating: v.optional(ratingSchema),
  }),
  v.check(
    ({ status, rating }) => status !== undefined || rating !== undefined,
    inEachLanguage({
      vi: 'Cần có status hoặc rating',
      en: 'status or rating is needed',
      zh: '需要 status 或 rating',
    }),
  ),
)
export type TicketChange = v.InferOutput<typeof ticketChangeSchema>

/** The ticket as it is after a change. */
export const ticketChangedSchema = v.strictObject({ ticket: ticketDetailSchema })
export type TicketChanged = v.InferOutput<typeof ticketChangedSchema>

/** `PATCH /api/admin/tickets/{ticketId}/status`. */
export const ticketStatusRequestSchema = v.strictObject({ status: ticketStatusSchema })
export type TicketStatusRequest = v.InferOutput<typeof ticketStatusRequestSchema>

/** `GET /api/support/presence`: whether somebody of the support team has used the inbox in the last two minutes. */
export const supportPresenceSchema = v.strictObject({ isOnline: v.boolean() })
export type SupportPresence = v.InferOutput<typeof supportPresenceSchema>
