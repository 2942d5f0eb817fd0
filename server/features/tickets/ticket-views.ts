import { DAY_MS } from '#contracts/rules/calendar.ts'
import { recordNumber } from '#contracts/rules/record-number.ts'
import { REOPEN_DAYS } from '#contracts/rules/ticket-limits.ts'
import type { Attachment } from '#contracts/ticket-attachments.ts'
import {
  type ListedTicket,
  type ThreadMessage,
  type Ticket,
  type TicketDetail,
  ticketSchema,
} from '#contracts/tickets.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { AttachmentRecord } from './attachments-store.ts'
import type { NewTicket, TicketMessageRecord, TicketRecord } from './tickets-store.ts'

const timeOf = (at: number) => new Date(at).toISOString()
const numberOf = ({ number }: Pick<NewTicket, 'number'>) => (number === null ? null : recordNumber('request', number))

/** Until when a customer may open a closed ticket again, in milliseconds; null without an end: it is open, or an earlier version closed it. */
export const reopenUntil = ({ status, closedAt }: Pick<TicketRecord, 'status' | 'closedAt'>): number | null =>
  status === 'closed' && closedAt !== null ? closedAt + REOPEN_DAYS * DAY_MS : null

/** A ticket as the API returns it in lists. */
export const toTicket = (record: NewTicket): Ticket => ({
  ...sharedFields(ticketSchema, record),
  number: numberOf(record),
  createdAt: timeOf(record.createdAt),
})

/** A ticket as the API returns it on its page. `into` is the one that it was merged into. */
export function toDetail(record: TicketRecord, into: Pick<TicketRecord, 'id' | 'number'> | null): TicketDetail {
  const { instanceId, transactionId, closedAt, ratingStars, ratingComment } = record
  const until = reopenUntil(record)
  return {
    ...toTicket(record),
    vpsId: instanceId,
    transactionId,
    closedAt: closedAt === null ? null : timeOf(closedAt),
    reopenUntil: until === null || into !== null ? null : timeOf(until),
    rating: ratingStars === null ? null : { stars: ratingStars, ...(ratingComment && { comment: ratingComment }) },
    mergedInto: into && { id: into.id, number: numberOf(into) },
  }
}

/** Who wrote last and when; null where there is no message. */
export const toLastMessage = (message: TicketMessageRecord | undefined): ListedTicket['lastMessage'] =>
  message ? { author: message.author, createdAt: timeOf(message.createdAt) } : null

/** A file as the API returns it: not where it is stored. */
export const toAttachment = ({ id, name, type, size, createdAt }: AttachmentRecord): Attachment => ({
  id,
  name,
  type,
  size,
  createdAt: timeOf(createdAt),
})

/** A message as the API returns it: not which admin wrote it. */
export const toMessage = (record: TicketMessageRecord, files: readonly AttachmentRecord[] = []): ThreadMessage => ({
  id: record.id,
  author: record.author,
  body: record.body,
  createdAt: timeOf(record.createdAt),
  quoted: record.quoted,
  attachments: files.map(toAttachment),
})
