import type { Knex } from 'knex'
import type { InboxCounts } from '#contracts/ticket-desk.ts'
import {
  type TicketMessage,
  type TicketPriority,
  type TicketStatus,
  ticketPriorities,
  ticketStatuses,
} from '#contracts/tickets.ts'
import {
  listFiltered,
  listOfUser,
  listWithOwners,
  type Owned,
  ownedRowsOf,
} from '#server/features/users/owned-rows-store.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { lowestIdFrom } from '#server/platform/ids.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
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
/** For tickets that are made up: with what the desk knows of none of them. */
export const ticketsTable = createTable('tickets', columns)

/** What the desk knows of a ticket; all of it is null in those of earlier versions. Times in milliseconds. */
const deskColumns = {
  assigneeId: nullable(varchar('assignee_id')),
  closedAt: nullable(integer('closed_at')),
  mergedInto: nullable(varchar('merged_into')),
  replyDueAt: nullable(integer('reply_due_at')),
  ratingStars: nullable(integer('rating_stars')),
  ratingComment: nullable(varchar('rating_comment')),
}
const fullTable = createTable('tickets', { ...columns, ...deskColumns })

/** A new ticket; `createdAt` in milliseconds. */
export type NewTicket = RecordOf<typeof columns>

/** A ticket as it is stored; times in milliseconds. */
export type TicketRecord = NewTicket & RecordOf<typeof deskColumns>

/** What may change of a ticket. */
export type TicketFields = Partial<
  Pick<TicketRecord, 'status' | 'priority' | 'category' | keyof RecordOf<typeof deskColumns>>
>

const messageColumns = {
  id: varchar('id'),
  ticketId: varchar('ticket_id'),
  author: varchar<TicketMessage['author']>('author'),
  authorId: varchar('author_id'),
  body: varchar('body'),
  createdAt: integer('created_at'),
  /** What a mail quoted of earlier ones. */
  quoted: nullable(varchar('quoted')),
}
export const ticketMessagesTable = createTable('ticket_messages', messageColumns)

/** A message of a ticket as it is stored; `createdAt` in milliseconds. */
export type TicketMessageRecord = RecordOf<typeof messageColumns>

/** The number of messages that a ticket may have, all of which are read at once. */
export const MESSAGES_MAX = 500

/** The states of tickets that somebody has to do something about. */
const WAITING: readonly TicketStatus[] = ['open', 'in_progress']

const ownedRows = ownedRowsOf({
  table: { ...fullTable, numbers: { table: 'tickets', idColumn: 'id' } },
  kind: 'request',
})

/** What the back-office lists; an empty list of values means all. */
export interface TicketFilter {
  statuses: readonly TicketStatus[]
  priorities: readonly TicketPriority[]
  /** Only these: of one admin, of nobody, or those whose first reply was due before a time, by when it was due. */
  inbox?: { assigneeId: string | null } | { dueBefore: number } | undefined
  direction: 'asc' | 'desc'
  after: Position | null
}

export interface TicketsStore {
  insert(queries: Queries, record: NewTicket & Partial<Pick<TicketRecord, 'replyDueAt'>>): Promise<void>
  insertMessage(queries: Queries, record: TicketMessageRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<TicketRecord | null>
  /** Like `byId`; nobody else changes the ticket until the transaction ends. */
  lock(tx: DbTransaction, id: string): Promise<TicketRecord | null>
  change(tx: DbTransaction, id: string, fields: TicketFields): Promise<void>
  /** The number of tickets that a customer has made since a time, in milliseconds. */
  countSince(queries: Queries, userId: string, since: number): Promise<number>
  /** The number of messages that somebody has written since a time, in milliseconds. */
  countWrittenSince(queries: Queries, authorId: string, since: number): Promise<number>
  /** Moves all messages of a ticket to another one. */
  moveMessages(tx: DbTransaction, fromId: string, toId: string): Promise<void>
  messageById(queries: Queries, id: string): Promise<TicketMessageRecord | null>
  /** The newest message of a ticket; null if there is none. */
  newestMessage(queries: Queries, ticketId: string): Promise<TicketMessageRecord | null>
  countMessages(queries: Queries, ticketId: string): Promise<number>
  /** The messages of a ticket, oldest first. */
  messagesOf(queries: Queries, ticketId: string): Promise<TicketMessageRecord[]>
  /** The newest message of each ticket that has one, by the ticket's id. */
  lastMessages(queries: Queries, ticketIds: readonly string[]): Promise<ReadonlyMap<string, TicketMessageRecord>>
  /** Whether an admin has replied to a ticket. */
  hasReply(queries: Queries, ticketId: string): Promise<boolean>
  /** How many tickets are assigned to an admin, how many are unassigned, how many wait for a first reply that is late, and how many are not closed. */
  countInbox(queries: Queries, adminId: string, now: number): Promise<InboxCounts>
  /** The number of all customers' tickets in this state. */
  countIn(queries: Queries, status: TicketStatus): Promise<number>
  /** A customer's tickets, newest first. */
  listOf(queries: Queries, userId: string, page: PageRequest): Promise<Page<TicketRecord>>
  /** The tickets of all customers, newest first; `search` finds ids, numbers, and owners by email or name. */
  list(queries: Queries, page: PageRequest, search: string | undefined): Promise<Page<Owned<TicketRecord>>>
  /** The tickets of all customers, filtered, in the order of their creation. */
  filtered(queries: Queries, filter: TicketFilter, limit: number): Promise<Page<Owned<TicketRecord>>>
}

export function createTicketsStore(): TicketsStore {
  return {
    insert: (queries, record) =>
      fullTable.insert(queries, {
        replyDueAt: null,
        assigneeId: null,
        closedAt: null,
        mergedInto: null,
        ratingStars: null,
        ratingComment: null,
        ...record,
      }),
    insertMessage: ticketMessagesTable.insert,
    async byId(queries, id) {
      const row: object | undefined = await queries('tickets').where({ id }).first()
      return row ? fullTable.toRecord(row) : null
    },
    async lock(tx, id) {
      const row: object | undefined = await tx('tickets').where({ id }).forUpdate().first()
      return row ? fullTable.toRecord(row) : null
    },
    async change(tx, id, fields) {
      const names: Record<keyof TicketFields, string> = {
        status: 'status',
        priority: 'priority',
        category: 'category',
        assigneeId: 'assignee_id',
        closedAt: 'closed_at',
        mergedInto: 'merged_into',
        replyDueAt: 'reply_due_at',
        ratingStars: 'rating_stars',
        ratingComment: 'rating_comment',
      }
      const changes = Object.entries(fields).map(([field, value]) => [names[field as keyof TicketFields], value])
      if (changes.length > 0) await tx('tickets').where({ id }).update(Object.fromEntries(changes))
    },
    async countSince(queries, userId, since) {
      const row = await queries('tickets')
        .where({ user_id: userId })
        .where('id', '>=', lowestIdFrom(since))
        .where('created_at', '>', since)
        .count({ total: '*' })
        .first()
      return toSafeInteger(row?.total)
    },
    async countWrittenSince(queries, authorId, since) {
      const row = await queries('ticket_messages')
        .where({ author_id: authorId })
        .where('id', '>=', lowestIdFrom(since))
        .where('created_at', '>', since)
        .count({ total: '*' })
        .first()
      return toSafeInteger(row?.total)
    },
    async moveMessages(tx, fromId, toId) {
      await tx('ticket_messages').where({ ticket_id: fromId }).update({ ticket_id: toId })
    },
    async messageById(queries, id) {
      const row: object | undefined = await queries('ticket_messages').where({ id }).first()
      return row ? ticketMessagesTable.toRecord(row) : null
    },
    async newestMessage(queries, ticketId) {
      const row: object | undefined = await queries('ticket_messages')
        .where({ ticket_id: ticketId })
        .orderBy('id', 'desc')
        .first()
      return row ? ticketMessagesTable.toRecord(row) : null
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
    async countIn(queries, status) {
      const row = await queries('tickets').where({ status }).count({ total: '*' }).first()
      return toSafeInteger(row?.total)
    },
    async countInbox(queries, adminId, now) {
      const count = async (rows: Knex.QueryBuilder) => toSafeInteger((await rows.count({ total: '*' }).first())?.total)
      const waiting = () => queries('tickets').whereIn('status', [...WAITING])
      return {
        mine: await count(waiting().where({ assignee_id: adminId })),
        unassigned: await count(waiting().whereNull('assignee_id')),
        // These counts use the index of each priority.
        overdue: await count(
          queries('tickets')
            .whereIn('priority', [...ticketPriorities])
            .where('reply_due_at', '<', now),
        ),
        open: await count(waiting()),
      }
    },
    listOf: (queries, userId, page) => listOfUser(queries, ownedRows, userId, page),
    list: (queries, page, search) => listWithOwners(queries, ownedRows, page, search),
    filtered(queries, { statuses, priorities, inbox, direction, after }, limit) {
      const ranks = priorities.length > 0 ? priorities : ticketPriorities
      if (inbox && 'dueBefore' in inbox) {
        const parts = ranks.map((priority) => ({ priority }))
        const only =
          statuses.length > 0 ? (rows: Knex.QueryBuilder) => void rows.whereIn('status', [...statuses]) : undefined
        const filter = { parts, column: 'reply_due_at', to: inbox.dueBefore - 1, only, direction, after }
        return listFiltered(queries, ownedRows, filter, limit)
      }
      const usual = inbox ? WAITING : ticketStatuses
      const states = statuses.length > 0 ? statuses : usual
      const mine: Record<string, string | null> = inbox ? { assignee_id: inbox.assigneeId } : {}
      const parts = states.flatMap((status) => ranks.map((priority) => ({ ...mine, status, priority })))
      return listFiltered(queries, ownedRows, { parts, column: 'id', direction, after }, limit)
    },
  }
}
