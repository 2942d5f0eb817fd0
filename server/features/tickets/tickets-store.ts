import type { Ticket, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import { matchOwner } from '#server/features/auth/search-store.ts'
import type { Owner } from '#server/features/wallet/transactions-store.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

/** A ticket as the server holds it; `createdAt` in milliseconds. */
export interface TicketRecord {
  id: string
  userId: string
  subject: string
  category: string
  priority: TicketPriority
  status: TicketStatus
  createdAt: number
}

interface Row {
  id: string
  user_id: string
  subject: string
  category: string
  priority: TicketPriority
  status: TicketStatus
  created_at: unknown
}

const toRecord = ({ user_id, created_at, id, subject, category, priority, status }: Row): TicketRecord => ({
  id,
  userId: user_id,
  subject,
  category,
  priority,
  status,
  createdAt: whole(created_at),
})

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
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<TicketRecord & { owner: Owner }>>
}

export function createTicketsStore(): TicketsStore {
  return {
    async insert(queries, { id, userId, subject, category, priority, status, createdAt }) {
      await queries('tickets').insert({
        id,
        user_id: userId,
        subject,
        category,
        priority,
        status,
        created_at: createdAt,
      })
    },

    async listOf(queries, userId, page) {
      const query = queries('tickets')
        .where({ user_id: userId })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: Row[] = await query
      return pageOf(rows.map(toRecord), page)
    },

    async list(queries, page, search) {
      const query = queries('tickets')
        .join('users', 'users.id', 'tickets.user_id')
        .select('tickets.*', 'users.first_name', 'users.last_name', 'users.email')
        .orderBy('tickets.id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('tickets.id', '<', page.before)
      if (search)
        query.where((either) => either.where('tickets.id', search).orWhere(matchOwner('tickets.user_id', search)))
      const rows: (Row & { first_name: string; last_name: string; email: string })[] = await query
      const owned = rows.map((row) => ({
        ...toRecord(row),
        owner: { firstName: row.first_name, lastName: row.last_name, email: row.email },
      }))
      return pageOf(owned, page)
    },
  }
}
