import { firstReplyDueAt } from '#contracts/rules/first-reply.ts'
import type { TicketMessage, TicketStatus } from '#contracts/tickets.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { invalidField, Refusal } from '#server/platform/problems.ts'
import type { AttachmentRecord, AttachmentsStore } from './attachments-store.ts'
import { refusals } from './refusals.ts'
import {
  MESSAGES_MAX,
  type TicketFields,
  type TicketMessageRecord,
  type TicketRecord,
  type TicketsStore,
} from './tickets-store.ts'

/** A message to add; its ticket gets the status. */
export interface NewMessage {
  author: TicketMessage['author']
  authorId: string
  body: string
  quoted: string | null
  attachmentIds: readonly string[]
  status: TicketStatus
}

/** A message that was added, with its ticket as it is then. */
export interface AddedMessage {
  record: TicketRecord
  message: TicketMessageRecord
  files: AttachmentRecord[]
}

/** What several callers do with tickets that are locked. */
export interface TicketChanges {
  /** Adds a message. Throws a 409 `conversation_full`, and a 422 for files that wait for no message of this author. */
  add(tx: DbTransaction, record: TicketRecord, message: NewMessage): Promise<AddedMessage>
  /** Makes files that wait belong to a message or a note, and returns them. Throws a 422 for any other. */
  nameFiles(
    tx: DbTransaction,
    ticketId: string,
    message: { id: string; authorId: string; isInternal: boolean },
    attachmentIds: readonly string[],
  ): Promise<AttachmentRecord[]>
  /** Gives a ticket a status, and starts or stops the clock of its first reply. Throws a 409 for a merged one. */
  setStatus(tx: DbTransaction, record: TicketRecord, status: TicketStatus): Promise<TicketRecord>
}

interface TicketChangesDeps {
  tickets: TicketsStore
  attachments: Pick<AttachmentsStore, 'name' | 'ofTicket'>
  clock: Clock
  ids: Ids
}

export function createTicketChanges({ tickets, attachments, clock, ids }: TicketChangesDeps): TicketChanges {
  /** What a new status changes. */
  async function fieldsFor(tx: DbTransaction, record: TicketRecord, status: TicketStatus): Promise<TicketFields> {
    if (status === record.status) return {}
    if (status === 'closed') return { status, closedAt: clock.now(), replyDueAt: null }
    if (record.status !== 'closed') return { status }
    const isReplied = await tickets.hasReply(tx, record.id)
    const replyDueAt = isReplied ? null : firstReplyDueAt(record.category, clock.now())
    return { status, closedAt: null, replyDueAt }
  }

  async function nameFiles(
    tx: DbTransaction,
    ticketId: string,
    { id, authorId, isInternal }: { id: string; authorId: string; isInternal: boolean },
    attachmentIds: readonly string[],
  ): Promise<AttachmentRecord[]> {
    const named = [...new Set(attachmentIds)]
    if (named.length === 0) return []
    const naming = { ticketId, uploaderId: authorId, attachmentIds: named, messageId: id, isInternal }
    if ((await attachments.name(tx, naming)) !== named.length)
      throw invalidField('attachmentIds', {
        vi: 'Có tệp không còn hoặc đã được gửi',
        en: 'A file no longer exists or has already been sent',
        zh: '某个文件已不存在或已发送',
      })
    return (await attachments.ofTicket(tx, ticketId)).filter(({ messageId }) => messageId === id)
  }

  return {
    nameFiles,

    async add(tx, record, { status, attachmentIds, ...written }) {
      if (record.mergedInto !== null) throw new Refusal(refusals.ticket_merged)
      if ((await tickets.countMessages(tx, record.id)) >= MESSAGES_MAX) throw new Refusal(refusals.conversation_full)
      const message = { ...written, id: ids.next(), ticketId: record.id, createdAt: clock.now() }
      await tickets.insertMessage(tx, message)
      const named = { id: message.id, authorId: written.authorId, isInternal: false }
      const files = await nameFiles(tx, record.id, named, attachmentIds)
      const fields = await fieldsFor(tx, record, status)
      if (written.author === 'admin') fields.replyDueAt = null
      await tickets.change(tx, record.id, fields)
      return { record: { ...record, ...fields }, message, files }
    },

    async setStatus(tx, record, status) {
      if (record.mergedInto !== null && status !== record.status) throw new Refusal(refusals.ticket_merged)
      const fields = await fieldsFor(tx, record, status)
      await tickets.change(tx, record.id, fields)
      return { ...record, ...fields }
    },
  }
}
