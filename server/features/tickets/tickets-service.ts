import { DAY_MS } from '#contracts/rules/calendar.ts'
import { firstReplyDueAt } from '#contracts/rules/first-reply.ts'
import { MESSAGES_PER_HOUR, TICKETS_MAX } from '#contracts/rules/ticket-limits.ts'
import type {
  ListedTicket,
  Ticket,
  TicketChange,
  TicketDetail,
  TicketDetails,
  TicketReply,
  TicketReplyResponse,
  TicketRequest,
} from '#contracts/tickets.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { nextNumber } from '#server/platform/number-series-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import type { TicketChanges } from './ticket-changes.ts'
import type { TicketThreads } from './ticket-threads.ts'
import { reopenUntil, toLastMessage, toMessage, toTicket } from './ticket-views.ts'
import type { NewTicket, TicketRecord, TicketsStore } from './tickets-store.ts'

const HOUR = 3_600_000

/** The reply, and whether the same call was made before. */
interface Replied {
  result: TicketReplyResponse
  repeated: boolean
}

/** A customer's message: its text, what a mail quoted, and the files that belong to it. */
export interface CustomerMessage {
  body: string
  quoted: string | null
  attachmentIds: readonly string[]
}

/** Customers' tickets, as customers use them. */
export interface TicketsService {
  /**
   * Makes a ticket with its first message, once for each idempotency key. Throws a 404 when it is about an instance or a wallet
   * transaction that is not the customer's, and a 429 after too many of an hour or a day.
   */
  create(
    session: Session,
    request: TicketRequest,
    key: string | undefined,
  ): Promise<{ result: Ticket; repeated: boolean }>
  /** Like `create`, in a transaction of the caller, for a customer who is known otherwise. */
  open(tx: DbTransaction, userId: string, request: TicketRequest, quoted?: string | null): Promise<Ticket>
  /**
   * Adds a customer's message to a ticket of their own, once for each idempotency key; a closed ticket is open again. Throws a 404 for any other
   * ticket, a 409 when it has too many messages, was closed too long ago or was merged, and a 429 after too many messages of an hour.
   */
  reply(session: Session, ticketId: string, reply: TicketReply, key: string | undefined): Promise<Replied>
  /** Like `reply`, in a transaction of the caller, for a customer who is known otherwise. */
  append(tx: DbTransaction, userId: string, ticketId: string, message: CustomerMessage): Promise<TicketReplyResponse>
  /** Closes a customer's own ticket, opens it again, or rates it once it is closed. Throws like `reply`, and a 409 `ticket_not_closed`. */
  change(session: Session, ticketId: string, change: TicketChange): Promise<TicketDetail>
  /** A customer's own ticket with its messages. Throws a 404 for any other. */
  threadOf(userId: string, ticketId: string): Promise<TicketDetails>
  /** A customer's own ticket, with who wrote last; null if they have no such ticket. */
  ofCustomer(userId: string, ticketId: string): Promise<ListedTicket | null>
  /** A customer's tickets, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<ListedTicket>>
}

/** Whose record it is: the id of its user, or null when there is none. */
type FindOwner = (queries: Queries, id: string) => Promise<string | null>

interface TicketsDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  tickets: TicketsStore
  changes: TicketChanges
  threads: TicketThreads
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
  ownerOfInstance: FindOwner
  ownerOfTransaction: FindOwner
  /** Whether the tickets and messages of a customer are limited. */
  limits: boolean
  /** Called for each new ticket, in its transaction. */
  onOpened: (tx: DbTransaction, ticket: Ticket, userId: string) => Promise<void>
}

export function createTicketsService(deps: TicketsDeps): TicketsService {
  const { database, sessions, tickets, changes, threads, idempotency, clock, ids, limits } = deps

  async function requireOwn(queries: Queries, find: FindOwner, id: string | undefined, userId: string) {
    if (id !== undefined && (await find(queries, id)) !== userId) throw new Refusal('not_found')
  }

  /** Throws a 429 when a customer has made too many tickets. The count is the database's, so that all servers share it. */
  async function limitTickets(tx: DbTransaction, userId: string): Promise<void> {
    if (!limits) return
    for (const [max, window] of [
      [TICKETS_MAX.hour, HOUR],
      [TICKETS_MAX.day, DAY_MS],
    ] as const)
      if ((await tickets.countSince(tx, userId, clock.now() - window)) >= max)
        throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  }

  async function limitMessages(tx: DbTransaction, userId: string): Promise<void> {
    if (limits && (await tickets.countWrittenSince(tx, userId, clock.now() - HOUR)) >= MESSAGES_PER_HOUR)
      throw new Refusal('too_many_tries', { retryAfter: HOUR / 1000 })
  }

  /** A customer's own ticket, which nobody else changes until the transaction ends. */
  async function lockOwn(tx: DbTransaction, userId: string, ticketId: string): Promise<TicketRecord> {
    const record = await tickets.lock(tx, ticketId)
    if (record?.userId !== userId) throw new Refusal('not_found')
    return record
  }

  /** Throws when a closed ticket can no longer be opened again. */
  function requireReopening(record: TicketRecord): void {
    if (record.mergedInto !== null) throw new Refusal(refusals.ticket_merged)
    const until = reopenUntil(record)
    if (until !== null && clock.now() > until) throw new Refusal(refusals.reopen_too_late)
  }

  async function open(tx: DbTransaction, userId: string, request: TicketRequest, quoted: string | null = null) {
    const { subject, category, priority, body, vpsId, transactionId } = request
    await limitTickets(tx, userId)
    await requireOwn(tx, deps.ownerOfInstance, vpsId, userId)
    await requireOwn(tx, deps.ownerOfTransaction, transactionId, userId)
    const createdAt = clock.now()
    const record: NewTicket = {
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
    await tickets.insert(tx, { ...record, replyDueAt: firstReplyDueAt(category, createdAt) })
    const message = { id: ids.next(), ticketId: record.id, author: 'customer', authorId: userId } as const
    await tickets.insertMessage(tx, { ...message, body, quoted, createdAt })
    const ticket = toTicket(record)
    await deps.onOpened(tx, ticket, userId)
    return ticket
  }

  async function append(tx: DbTransaction, userId: string, ticketId: string, message: CustomerMessage) {
    const record = await lockOwn(tx, userId, ticketId)
    await limitMessages(tx, userId)
    if (record.status === 'closed') requireReopening(record)
    const status = record.status === 'closed' ? 'open' : record.status
    const added = await changes.add(tx, record, { ...message, author: 'customer', authorId: userId, status })
    return { ticket: await threads.detail(tx, added.record), message: toMessage(added.message, added.files) }
  }

  /** A customer's tickets with who wrote last. */
  async function listed(records: readonly TicketRecord[]): Promise<ListedTicket[]> {
    const last = await tickets.lastMessages(
      database.queries,
      records.map(({ id }) => id),
    )
    return records.map((record) => ({ ...toTicket(record), lastMessage: toLastMessage(last.get(record.id)) }))
  }

  return {
    open,
    append,

    create(session, request, key) {
      const { userId } = session
      const call = { scope: `ticket:${userId}`, key, request, body: request }
      return sessions.transaction(session, (tx) => idempotency.once(tx, call, () => open(tx, userId, request)), {
        repeatable: key !== undefined,
      })
    },

    reply(session, ticketId, { body, attachmentIds = [] }, key) {
      const { userId } = session
      const request = { ticketId, body, ...(attachmentIds.length > 0 && { attachmentIds }) }
      const call = { scope: `ticket-reply:${userId}`, key, request, body: request }
      return sessions.transaction(
        session,
        (tx) => idempotency.once(tx, call, () => append(tx, userId, ticketId, { body, quoted: null, attachmentIds })),
        { repeatable: key !== undefined },
      )
    },

    change: (session, ticketId, { status, rating }) =>
      sessions.transaction(session, async (tx) => {
        const before = await lockOwn(tx, session.userId, ticketId)
        if (status === 'open' && before.status === 'closed') requireReopening(before)
        // A ticket that somebody works on is open already.
        const next = status === undefined || (status === 'open' && before.status !== 'closed') ? null : status
        const record = next === null ? before : await changes.setStatus(tx, before, next)
        if (!rating) return threads.detail(tx, record)
        if (record.status !== 'closed') throw new Refusal(refusals.ticket_not_closed)
        const fields = { ratingStars: rating.stars, ratingComment: rating.comment ?? null }
        await tickets.change(tx, ticketId, fields)
        return threads.detail(tx, { ...record, ...fields })
      }),

    async threadOf(userId, ticketId) {
      const record = await tickets.byId(database.queries, ticketId)
      if (record?.userId !== userId) throw new Refusal('not_found')
      return threads.ofCustomer(record)
    },

    async ofCustomer(userId, ticketId) {
      const record = await tickets.byId(database.queries, ticketId)
      return record?.userId === userId ? ((await listed([record]))[0] ?? null) : null
    },

    async listOf(userId, page) {
      const { rows, nextCursor } = await tickets.listOf(database.queries, userId, page)
      return { rows: await listed(rows), nextCursor }
    },
  }
}
