import type { AttachmentType } from '#contracts/ticket-attachments.ts'
import { createTable, flag, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

const columns = {
  id: varchar('id'),
  ticketId: varchar('ticket_id'),
  /** The message or note that names it; null until one does. */
  messageId: nullable(varchar('message_id')),
  /** Whether it belongs to a note, which the customer never sees. */
  isInternal: flag('is_internal'),
  uploaderId: varchar('uploader_id'),
  name: varchar('name'),
  type: varchar<AttachmentType>('type'),
  size: integer('size'),
  sha256: varchar('sha256'),
  createdAt: integer('created_at'),
}
const attachmentsTable = createTable('ticket_attachments', columns)

/** A file of a ticket as it is stored; `createdAt` in milliseconds. */
export type AttachmentRecord = RecordOf<typeof columns>

/** Files that wait for a message of their uploader, and the message that names them. */
export interface Naming {
  ticketId: string
  uploaderId: string
  attachmentIds: readonly string[]
  messageId: string
  isInternal: boolean
}

export interface AttachmentsStore {
  insert(tx: DbTransaction, record: AttachmentRecord): Promise<void>
  /** A file of this ticket; null for any other. */
  find(queries: Queries, ticketId: string, id: string): Promise<AttachmentRecord | null>
  /** All files of a ticket, oldest first. */
  ofTicket(queries: Queries, ticketId: string): Promise<AttachmentRecord[]>
  countOfMessage(queries: Queries, messageId: string): Promise<number>
  /** The bytes of the files that were added to a ticket since a time, in milliseconds. */
  bytesSince(queries: Queries, ticketId: string, since: number): Promise<number>
  /** Makes waiting files belong to a message. Returns how many it found: only those of this uploader and ticket. */
  name(tx: DbTransaction, naming: Naming): Promise<number>
  /** Removes a file that waits. Returns whether it did. */
  removeWaiting(tx: DbTransaction, ticketId: string, uploaderId: string, id: string): Promise<boolean>
  /** Removes up to `limit` files that have waited since before a time. Returns how many it removed. */
  removeForgotten(queries: Queries, before: number, limit: number): Promise<number>
  /** Moves all files of a ticket to another one. */
  move(tx: DbTransaction, fromId: string, toId: string): Promise<void>
  /** Which of these contents some file has. */
  known(queries: Queries, hashes: readonly string[]): Promise<ReadonlySet<string>>
}

export function createAttachmentsStore(): AttachmentsStore {
  const waiting = (queries: Queries, ticketId: string, uploaderId: string) =>
    queries('ticket_attachments').where({ ticket_id: ticketId, uploader_id: uploaderId }).whereNull('message_id')

  return {
    insert: attachmentsTable.insert,
    async find(queries, ticketId, id) {
      const row: object | undefined = await queries('ticket_attachments').where({ id, ticket_id: ticketId }).first()
      return row ? attachmentsTable.toRecord(row) : null
    },
    async ofTicket(queries, ticketId) {
      const rows: object[] = await queries('ticket_attachments').where({ ticket_id: ticketId }).orderBy('id')
      return rows.map(attachmentsTable.toRecord)
    },
    async countOfMessage(queries, messageId) {
      const row = await queries('ticket_attachments').where({ message_id: messageId }).count({ total: '*' }).first()
      return toSafeInteger(row?.total)
    },
    async bytesSince(queries, ticketId, since) {
      const row = await queries('ticket_attachments')
        .where({ ticket_id: ticketId })
        .where('created_at', '>', since)
        .sum({ total: 'size' })
        .first()
      return toSafeInteger(row?.total ?? 0)
    },
    name: (tx, { ticketId, uploaderId, attachmentIds, messageId, isInternal }) =>
      waiting(tx, ticketId, uploaderId)
        .whereIn('id', [...attachmentIds])
        .update({ message_id: messageId, is_internal: Number(isInternal) }),
    async removeWaiting(tx, ticketId, uploaderId, id) {
      return (await waiting(tx, ticketId, uploaderId).where({ id }).delete()) === 1
    },
    async removeForgotten(queries, before, limit) {
      const ids: string[] = await queries('ticket_attachments')
        .whereNull('message_id')
        .where('created_at', '<', before)
        .orderBy('id')
        .limit(limit)
        .pluck('id')
      // A message may have named one of them meanwhile.
      return ids.length > 0 ? queries('ticket_attachments').whereIn('id', ids).whereNull('message_id').delete() : 0
    },
    async move(tx, fromId, toId) {
      await tx('ticket_attachments').where({ ticket_id: fromId }).update({ ticket_id: toId })
    },
    async known(queries, hashes) {
      const rows: string[] = await queries('ticket_attachments')
        .whereIn('sha256', [...hashes])
        .pluck('sha256')
      return new Set(rows)
    },
  }
}
