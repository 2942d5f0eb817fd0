import type { AdminTicketRow } from '#contracts/admin.ts'
import type {
  ListedTicket,
  Ticket,
  TicketMessage,
  TicketReply,
  TicketReplyResponse,
  TicketRequest,
  TicketStatus,
  TicketThread,
} from '#contracts/tickets.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { nextNumber } from '#server/platform/number-series-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import {
  MESSAGES_MAX,
  type TicketFilter,
  type TicketRecord,
  type TicketsStore,
  toMessage,
  toTicket,
} from './tickets-store.ts'

/** The reply, and whether the same call was made before. */
interface Replied {
  result: TicketReplyResponse
  repeated: boolean
}

export interface TicketsService {
  /**
   * Makes a ticket with its first message, once for each idempotency key. Throws a 404 when it is about an instance or a wallet
   * transaction that is not the customer's.
   */
  create(
    session: Session,
    request: TicketRequest,
    key: string | undefined,
  ): Promise<{ result: Ticket; repeated: boolean }>
  /**
   * Adds a customer's message to a ticket of their own, once for each idempotency key; a closed ticket is open again. Throws a 404 for
   * any other ticket, and a 409 `conversation_full` when it has too many messages.
   */
  reply(session: Session, ticketId: string, reply: TicketReply, key: string | undefined): Promise<Replied>
  /** Adds an admin's message to a ticket, once for each idempotency key; the ticket is then in progress. Throws like `reply`. */
  replyAsAdmin(actor: Actor, ticketId: string, reply: TicketReply, key: string | undefined): Promise<Replied>
  /** Sets the status of a ticket. Throws a 404 when it does not exist. */
  setStatus(actor: Actor, ticketId: string, status: TicketStatus): Promise<Ticket>
  /** A customer's own ticket with its messages. Throws a 404 for any other. */
  threadOf(userId: string, ticketId: string): Promise<TicketThread>
  /** Any ticket with its messages, for admins. Throws a 404 when it does not exist. */
  thread(ticketId: string): Promise<TicketThread>
  /** A customer's tickets, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<ListedTicket>>
  /** The tickets of all customers, newest first; `search` finds ids, numbers, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminTicketRow>>
  /** The tickets of all customers, filtered, in the order of their creation. */
  filtered(filter: TicketFilter, limit: number): Promise<Page<AdminTicketRow>>
}

/** Whose record it is: the id of its user, or null when there is none. */
type FindOwner = (queries: Queries, id: string) => Promise<string | null>

interface TicketsDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  tickets: TicketsStore
  idempotency: IdempotencyStore
  audited: Audited
  clock: Clock
  ids: Ids
  ownerOfInstance: FindOwner
  ownerOfTransaction: FindOwner
  /** Notes the first reply to a ticket that was created at `createdAt`, in milliseconds. */
  noteReply: (tx: DbTransaction, createdAt: number) => Promise<void>
}

export function createTicketsService(deps: TicketsDeps): TicketsService {
  const { database, sessions, tickets, idempotency, audited, clock, ids } = deps

  async function requireOwn(queries: Queries, find: FindOwner, id: string | undefined, userId: string) {
    if (id !== undefined && (await find(queries, id)) !== userId) throw new Refusal('not_found')
  }

  /** Adds a message to a ticket that is locked, and gives the ticket its new status. */
  async function add(
    tx: DbTransaction,
    record: TicketRecord,
    message: { author: TicketMessage['author']; authorId: string; body: string; status: TicketStatus },
  ): Promise<TicketReplyResponse> {
    const { status, ...written } = message
    if ((await tickets.countMessages(tx, record.id)) >= MESSAGES_MAX) throw new Refusal(refusals.conversation_full)
    const stored = { ...written, id: ids.next(), ticketId: record.id, createdAt: clock.now() }
    await tickets.insertMessage(tx, stored)
    if (status !== record.status) await tickets.setStatus(tx, record.id, status)
    return { ticket: toTicket({ ...record, status }), message: toMessage(stored) }
  }

  /** What identifies a repeated reply. */
  function replyCall(authorId: string, ticketId: string, { body }: TicketReply, key: string | undefined) {
    const request = { ticketId, body }
    return { scope: `ticket-reply:${authorId}`, key, request, body: request }
  }

  async function withMessages(record: TicketRecord | null): Promise<TicketThread> {
    if (!record) throw new Refusal('not_found')
    const messages = await tickets.messagesOf(database.queries, record.id)
    return { ticket: toTicket(record), messages: messages.map(toMessage) }
  }

  return {
    create(session, request, key) {
      const { userId } = session
      return sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, { scope: `ticket:${userId}`, key, request, body: request }, async () => {
            const { subject, category, priority, body, vpsId, transactionId } = request
            await requireOwn(tx, deps.ownerOfInstance, vpsId, userId)
            await requireOwn(tx, deps.ownerOfTransaction, transactionId, userId)
            const createdAt = clock.now()
            const record: TicketRecord = {
              id: ids.next(),
              userId,
              number: await nextNumber(tx, 'request'),
              subject,
              category,
              priority,
              status: 'open',
              instanceId: vpsId ?? null,
              transactionId: transactionId ?? null,
              createdAt,
            }
            await tickets.insert(tx, record)
            const message = { id: ids.next(), ticketId: record.id, author: 'customer', authorId: userId } as const
            await tickets.insertMessage(tx, { ...message, body, createdAt })
            return toTicket(record)
          }),
        { repeatable: key !== undefined },
      )
    },
    reply(session, ticketId, reply, key) {
      const { userId } = session
      return sessions.transaction(
        session,
        (tx) =>
          idempotency.once(tx, replyCall(userId, ticketId, reply, key), async () => {
            const record = await tickets.lock(tx, ticketId)
            if (record?.userId !== userId) throw new Refusal('not_found')
            const status = record.status === 'closed' ? 'open' : record.status
            return add(tx, record, { author: 'customer', authorId: userId, body: reply.body, status })
          }),
        { repeatable: key !== undefined },
      )
    },
    replyAsAdmin(actor, ticketId, reply, key) {
      const authorId = actor.session.userId
      return audited(
        actor,
        async (tx) => {
          let change: Change | null = null
          const result = await idempotency.once(tx, replyCall(authorId, ticketId, reply, key), async () => {
            const record = await tickets.lock(tx, ticketId)
            if (!record) throw new Refusal('not_found')
            const status = 'in_progress'
            if (!(await tickets.hasReply(tx, ticketId))) await deps.noteReply(tx, record.createdAt)
            const added = await add(tx, record, { author: 'admin', authorId, body: reply.body, status })
            const after = { status, messageId: added.message.id }
            change = { action: 'ticket.reply', targetId: ticketId, before: { status: record.status }, after }
            return added
          })
          return { result, change }
        },
        { repeatable: key !== undefined },
      )
    },
    setStatus: (actor, ticketId, status) =>
      audited(actor, async (tx) => {
        const record = await tickets.lock(tx, ticketId)
        if (!record) throw new Refusal('not_found')
        const result = toTicket({ ...record, status })
        if (record.status === status) return { result, change: null }
        await tickets.setStatus(tx, ticketId, status)
        const values = { before: { status: record.status }, after: { status } }
        return { result, change: { action: 'ticket.status', targetId: ticketId, ...values } }
      }),
    async threadOf(userId, ticketId) {
      const record = await tickets.byId(database.queries, ticketId)
      return withMessages(record?.userId === userId ? record : null)
    },
    thread: async (ticketId) => withMessages(await tickets.byId(database.queries, ticketId)),
    async listOf(userId, page) {
      const { rows, nextCursor } = await tickets.listOf(database.queries, userId, page)
      const last = await tickets.lastMessages(
        database.queries,
        rows.map(({ id }) => id),
      )
      const listed = (row: TicketRecord): ListedTicket => {
        const message = last.get(row.id)
        return {
          ...toTicket(row),
          lastMessage: message
            ? { author: message.author, createdAt: new Date(message.createdAt).toISOString() }
            : null,
        }
      }
      return { rows: rows.map(listed), nextCursor }
    },
    async filtered(filter, limit) {
      const { rows, nextCursor } = await tickets.filtered(database.queries, filter, limit)
      return { rows: rows.map((row) => ({ ticket: toTicket(row), user: row.owner })), nextCursor }
    },
    async list(page, search) {
      const { rows, nextCursor } = await tickets.list(database.queries, page, search)
      return { rows: rows.map((row) => ({ ticket: toTicket(row), user: row.owner })), nextCursor }
    },
  }
}
