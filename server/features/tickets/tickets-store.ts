import { type Ticket, type TicketPriority, type TicketStatus, ticketSchema } from '#contracts/tickets.ts'
import { listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  subject: varchar('subject'),
  category: varchar('category'),
  priority: varchar<TicketPriority>('priority'),
  status: varchar<TicketStatus>('status'),
  createdAt: integer('created_at'),
}
export const ticketsTable = createTable('tickets', columns)

/** A ticket as it is stored; `createdAt` in milliseconds. */
export type TicketRecord = RecordOf<typeof columns>

const ownedRows = { table: ticketsTable }

/** A ticket as the API returns it. */
export const toTicket = (record: TicketRecord): Ticket => ({
  ...sharedFields(ticketSchema, record),
  createdAt: new Date(record.createdAt).toISOString(),
})

export interface TicketsStore {
  insert(queries: Queries, record: TicketRecord): Promise<void>
  /** A customer's tickets, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TicketRecord>>
  /** The tickets of all customers, newest first; `search` finds ids, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<TicketRecord>>>
}

export function createTicketsStore(): TicketsStore {
  return {
    insert: ticketsTable.insert,
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
  }
}
