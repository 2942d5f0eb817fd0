import type { AdminTicketRow } from '#contracts/admin.ts'
import type { Ticket } from '#contracts/tickets.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { type TicketsStore, toTicket } from './tickets-store.ts'

export interface TicketsService {
  /** A customer's tickets, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<Ticket>>
  /** The tickets of all customers, newest first; `search` finds ids, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminTicketRow>>
}

interface TicketsDeps {
  database: Pick<Database, 'queries'>
  tickets: TicketsStore
}

export function createTicketsService({ database, tickets }: TicketsDeps): TicketsService {
  return {
    async listOf(userId, page) {
      const { rows, nextCursor } = await tickets.listOf(database.queries, userId, page)
      return { rows: rows.map(toTicket), nextCursor }
    },
    async list(page, search) {
      const { rows, nextCursor } = await tickets.list(database.queries, page, search)
      return { rows: rows.map((row) => ({ ticket: toTicket(row), user: row.owner })), nextCursor }
    },
  }
}
