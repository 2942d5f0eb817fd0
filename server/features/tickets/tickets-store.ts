import type { Ticket, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import { listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, type RecordOf, text } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'

const columns = {
  id: text('id'),
  userId: text('user_id'),
  subject: text('subject'),
  category: text('category'),
  priority: text<TicketPriority>('priority'),
  status: text<TicketStatus>('status'),
  createdAt: integer('created_at'),
}
const tickets = createTable('tickets', columns)

/** A ticket as the server holds it; `createdAt` in milliseconds. */
export type TicketRecord = RecordOf<typeof columns>

const ownedRows = { table: tickets }

/** A ticket as the API shows it. */
export const toTicket = ({ id, subject, category, priority, status, createdAt }: TicketRecord): Ticket => ({
  id,
  subject,
  category,
  priority,
  status,
  createdAt: new Date(createdAt).toISOString(),
})

export interface TicketsStore {
  insert(queries: Queries, record: TicketRecord): Promise<void>
  /** A customer's tickets, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TicketRecord>>
  /** Everybody's, newest first; `search` finds ids, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<TicketRecord>>>
}

export function createTicketsStore(): TicketsStore {
  return {
    insert: tickets.insert,
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
  }
}
