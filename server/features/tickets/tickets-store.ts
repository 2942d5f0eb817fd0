import type { Ticket, TicketPriority, TicketStatus } from '#contracts/tickets.ts'
import { listOfUser, listWithOwners, type Owner } from '#server/features/auth/owned-rows-store.ts'
import { type Queries, whole } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'

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

const ownedRows = { table: 'tickets', toRecord } as const

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

    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
  }
}
