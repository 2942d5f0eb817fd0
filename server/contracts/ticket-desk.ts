import * as v from 'valibot'
import { adminTicketRowSchema } from './admin.ts'
import { messageField } from './fields/message.ts'
import { inEachLanguage } from './fields/messages.ts'
import { attachmentSchema } from './ticket-attachments.ts'
import {
  attachmentIdsField,
  listedTicketSchema,
  threadMessageSchema,
  ticketCategories,
  ticketDetailSchema,
  ticketPrioritySchema,
  ticketStatusSchema,
} from './tickets.ts'
import { userSchema } from './user.ts'
import { countSchema, idSchema, timestampSchema } from './values.ts'

/** The parts of the inbox: an admin's own tickets, those of nobody, and those whose first reply is late. */
export const inboxes = ['mine', 'unassigned', 'overdue'] as const
export type Inbox = (typeof inboxes)[number]

/** A person of the support team, to whom tickets can be assigned. */
export const agentSchema = v.pick(userSchema, ['id', 'firstName', 'lastName'])
export type Agent = v.InferOutput<typeof agentSchema>

/** An agent in the list of all; `isSelf` is true for the one who asks for it, so that a ticket can be taken with one click. */
export const listedAgentSchema = v.strictObject({ ...agentSchema.entries, isSelf: v.boolean() })
export type ListedAgent = v.InferOutput<typeof listedAgentSchema>

/** `GET /api/admin/support/agents`: everybody to whom tickets can be assigned. */
export const agentsSchema = v.array(listedAgentSchema)

/**
 * What only the back-office knows of a ticket. `replyDueAt` is when the first reply is due by the ticket's category: null once it was given, and for a
 * closed ticket.
 */
export const ticketDeskSchema = v.strictObject({
  assignee: v.nullable(agentSchema),
  replyDueAt: v.nullable(timestampSchema),
  isOverdue: v.boolean(),
})
export type TicketDesk = v.InferOutput<typeof ticketDeskSchema>

/** A ticket in the back-office's list, with who wrote last and when; notes do not count. */
export const inboxRowSchema = v.strictObject({
  ...adminTicketRowSchema.entries,
  desk: ticketDeskSchema,
  lastMessage: listedTicketSchema.entries.lastMessage,
})
export type InboxRow = v.InferOutput<typeof inboxRowSchema>

/** How many tickets each part of the inbox has, whatever a list is filtered by; `open` are all that are not closed. */
export const inboxCountsSchema = v.strictObject({
  mine: countSchema,
  unassigned: countSchema,
  overdue: countSchema,
  open: countSchema,
})
export type InboxCounts = v.InferOutput<typeof inboxCountsSchema>

/** `GET /api/admin/tickets`. */
export const inboxRowsSchema = v.strictObject({
  tickets: v.array(inboxRowSchema),
  counts: inboxCountsSchema,
  nextCursor: v.nullable(v.string()),
})
export type InboxRows = v.InferOutput<typeof inboxRowsSchema>

/** A message as admins see it: with the admin who wrote it, null for the customer's. An internal one is a note that the customer never sees. */
export const deskMessageSchema = v.strictObject({
  ...threadMessageSchema.entries,
  internal: v.boolean(),
  writer: v.nullable(agentSchema),
})
export type DeskMessage = v.InferOutput<typeof deskMessageSchema>

/** `GET /api/admin/tickets/{ticketId}`: with the internal notes, in the order of time. `waitingFiles` are the admin's own that no message has named. */
export const deskTicketSchema = v.strictObject({
  ticket: ticketDetailSchema,
  desk: ticketDeskSchema,
  customer: v.pick(userSchema, ['id', 'firstName', 'lastName', 'email']),
  messages: v.array(deskMessageSchema),
  waitingFiles: v.array(attachmentSchema),
})
export type DeskTicket = v.InferOutput<typeof deskTicketSchema>

/** `POST /api/admin/tickets/{ticketId}/messages`: a reply, or with `internal` a note. Only a reply changes the ticket's status. */
export const deskReplySchema = v.strictObject({
  body: messageField,
  internal: v.optional(v.boolean()),
  attachmentIds: attachmentIdsField,
})
export type DeskReply = v.InferOutput<typeof deskReplySchema>

export const deskReplyResponseSchema = v.strictObject({ ticket: ticketDetailSchema, message: deskMessageSchema })
export type DeskReplyResponse = v.InferOutput<typeof deskReplyResponseSchema>

/** `PATCH /api/admin/tickets/{ticketId}`: what is given is changed. `assigneeId` null takes the ticket from everybody. */
export const deskChangeSchema = v.pipe(
  v.strictObject({
    status: v.optional(ticketStatusSchema),
    priority: v.optional(ticketPrioritySchema),
    category: v.optional(v.picklist(ticketCategories)),
    assigneeId: v.optional(v.nullable(idSchema)),
  }),
  v.check(
    (change) => Object.values(change).some((value) => value !== undefined),
    inEachLanguage({
      vi: 'Cần có ít nhất một thay đổi',
      en: 'At least one change is needed',
      zh: '至少需要一项更改',
    }),
  ),
)
export type DeskChange = v.InferOutput<typeof deskChangeSchema>

/** A ticket after an admin's change. */
export const deskChangedSchema = v.strictObject({ ticket: ticketDetailSchema, desk: ticketDeskSchema })
export type DeskChanged = v.InferOutput<typeof deskChangedSchema>

/**
 * `POST /api/admin/tickets/{ticketId}/merge`: moves the messages to another ticket of the same customer, `intoId`; this one is closed and names
 * it. The response is the other one.
 */
export const mergeRequestSchema = v.strictObject({ intoId: idSchema })
export type MergeRequest = v.InferOutput<typeof mergeRequestSchema>
