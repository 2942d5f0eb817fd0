import { recordNumber } from '#contracts/rules/record-number.ts'
import {
  type Ticket,
  type TicketMessage,
  type TicketPriority,
  type TicketStatus,
  ticketPriorities,
  ticketSchema,
  ticketStatuses,
} from '#contracts/tickets.ts'
import { listFiltered, listOfUser, listWithOwners, type Owned } from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import type { Position } from '#server/platform/sorted-pages.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  /** Null in tickets of an earlier version that have none yet. */
  number: nullable(integer('number')),
  subject: varchar('subject'),
  category: varchar('category'),
  priority: varchar<TicketPriority>('priority'),
  status: varchar<TicketStatus>('status'),
  /** The instance and the wallet transaction that the ticket is about. */
  instanceId: nullable(varchar('instance_id')),
  transactionId: nullable(varchar('transaction_id')),
  createdAt: integer('created_at'),
}
export const ticketsTable = createTable('tickets', columns)

/** A ticket as it is stored; `createdAt` in milliseconds. */
export type TicketRecord = RecordOf<typeof columns>

const messageColumns = {
  id: varchar('id'),
  ticketId: varchar('ticket_id'),
  author: varchar<TicketMessage['author']>('author'),
  authorId: varchar('author_id'),
  body: varchar('body'),
  createdAt: integer('created_at'),
}
export const ticketMessagesTable = createTable('ticket_messages', messageColumns)

/** A message of a ticket as it is stored; `createdAt` in milliseconds. */
export type TicketMessageRecord = RecordOf<typeof messageColumns>

/** The number of messages that a ticket may have, all of which are read at once. */
export const MESSAGES_MAX = 500

const ownedRows = {
  table: { ...ticketsTable, numbers: { table: 'tickets', idColumn: 'id' } },
  kind: 'request',
} as const

/** A ticket as the API returns it. */
export const toTicket = (record: TicketRecord): Ticket => ({
  ...sharedFields(ticketSchema, record),
  number: record.number === null ? null : recordNumber('request', record.number),
  createdAt: new Date(record.createdAt).toISOString(),
})

/** A message as the API returns it: not which admin wrote it. */
export const toMessage = ({ id, author, body, createdAt }: TicketMessageRecord): TicketMessage => ({
  id,
  author,
  body,
  createdAt: new Date(createdAt).toISOString(),
})

/** What the back-office lists; an empty list of values means all. */
export interface TicketFilter {
  statuses: readonly TicketStatus[]
  priorities: readonly TicketPriority[]
  direction: 'asc' | 'desc'
  after: Position | null
}

export interface TicketsStore {
  insert(queries: Queries, record: TicketRecord): Promise<void>
  insertMessage(queries: Queries, record: TicketMessageRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<TicketRecord | null>
  /** Like `byId`; nobody else changes the ticket until the transaction ends. */
  lock(tx: DbTransaction, id: string): Promise<TicketRecord | null>
  setStatus(tx: DbTransaction, id: string, status: TicketStatus): Promise<void>
  countMessages(queries: Queries, ticketId: string): Promise<number>
  /** The messages of a ticket, oldest first. */
  messagesOf(queries: Queries, ticketId: string): Promise<TicketMessageRecord[]>
  /** The newest message of each ticket that has one, by the ticket's id. */
  lastMessages(queries: Queries, ticketIds: readonly string[]): Promise<ReadonlyMap<string, TicketMessageRecord>>
  /** Whether an admin has replied to a ticket. */
  hasReply(queries: Queries, ticketId: string): Promise<boolean>
  /** A customer's tickets, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TicketRecord>>
  /** The tickets of all customers, newest first; `search` finds ids, numbers, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<TicketRecord>>>
  /** The tickets of all customers, filtered, in the order of their creation. */
  filtered(queries: Queries, filter: TicketFilter, limit: number): Promise<Page<Owned<TicketRecord>>>
}

export function createTicketsStore(): TicketsStore {
  return {
    insert: ticketsTable.insert,
    insertMessage: ticketMessagesTable.insert,
    async byId(queries, id) {
      const row: object | undefined = await queries('tickets').where({ id }).first()
      return row ? ticketsTable.toRecord(row) : null
    },
    async lock(tx, id) {
      const row: object | undefined = await tx('tickets').where({ id }).forUpdate().first()
      return row ? ticketsTable.toRecord(row) : null
    },
    async setStatus(tx, id, status) {
      await tx('tickets').where({ id }).update({ status })
    },
    async countMessages(queries, ticketId) {
      const row = await queries('ticket_messages').where({ ticket_id: ticketId }).count({ total: '*' }).first()
      return toSafeInteger(row?.total)
    },
    async messagesOf(queries, ticketId) {
      const rows: object[] = await queries('ticket_messages')
        .where({ ticket_id: ticketId })
        .orderBy('id')
        .limit(MESSAGES_MAX)
      return rows.map(ticketMessagesTable.toRecord)
    },
    async lastMessages(queries, ticketIds) {
      if (ticketIds.length === 0) return new Map()
      // Ids of messages grow with time.
      const newest: { id: string }[] = await queries('ticket_messages')
        .whereIn('ticket_id', ticketIds)
        .groupBy('ticket_id')
        .max({ id: 'id' })
      if (newest.length === 0) return new Map()
      const rows: object[] = await queries('ticket_messages').whereIn(
        'id',
        newest.map(({ id }) => id),
      )
      return new Map(rows.map(ticketMessagesTable.toRecord).map((message) => [message.ticketId, message]))
    },
    async hasReply(queries, ticketId) {
      const row = await queries('ticket_messages').where({ ticket_id: ticketId, author: 'admin' }).first('id')
      return row !== undefined
    },
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
    filtered(queries, { statuses, priorities, direction, after }, limit) {
      const states = statuses.length > 0 ? statuses : ticketStatuses
      const ranks = priorities.length > 0 ? priorities : ticketPriorities
      const parts = states.flatMap((status) => ranks.map((priority) => ({ status, priority })))
      return listFiltered(queries, ownedRows, { parts, column: 'id', direction, after }, limit)
    },
  }
}
