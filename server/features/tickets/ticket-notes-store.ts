import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { MESSAGES_MAX } from './tickets-store.ts'

const columns = {
  id: varchar('id'),
  ticketId: varchar('ticket_id'),
  authorId: varchar('author_id'),
  body: varchar('body'),
  createdAt: integer('created_at'),
}
const notesTable = createTable('ticket_notes', columns)

/** An admin's note on a ticket, for admins alone; `createdAt` in milliseconds. */
export type TicketNoteRecord = RecordOf<typeof columns>

export interface TicketNotesStore {
  insert(tx: DbTransaction, record: TicketNoteRecord): Promise<void>
  /** The notes on a ticket, oldest first. */
  ofTicket(queries: Queries, ticketId: string): Promise<TicketNoteRecord[]>
  count(queries: Queries, ticketId: string): Promise<number>
  /** Moves all notes of a ticket to another one. */
  move(tx: DbTransaction, fromId: string, toId: string): Promise<void>
}

export const createTicketNotesStore = (): TicketNotesStore => ({
  insert: notesTable.insert,
  async ofTicket(queries, ticketId) {
    const rows: object[] = await queries('ticket_notes')
      .where({ ticket_id: ticketId })
      .orderBy('id')
      .limit(2 * MESSAGES_MAX)
    return rows.map(notesTable.toRecord)
  },
  async count(queries, ticketId) {
    const row = await queries('ticket_notes').where({ ticket_id: ticketId }).count({ total: '*' }).first()
    return toSafeInteger(row?.total)
  },
  async move(tx, fromId, toId) {
    await tx('ticket_notes').where({ ticket_id: fromId }).update({ ticket_id: toId })
  },
})
