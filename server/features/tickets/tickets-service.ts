import type { AdminTicketRow } from '#contracts/admin.ts'
import type { Ticket, TicketRequest, TicketThread } from '#contracts/tickets.ts'
import type { SessionTransactions } from '#server/features/auth/sessions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import { nextNumber } from '#server/platform/number-series-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type TicketRecord, type TicketsStore, toMessage, toTicket } from './tickets-store.ts'

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
  /** A customer's own ticket with its messages. Throws a 404 for any other. */
  threadOf(userId: string, ticketId: string): Promise<TicketThread>
  /** Any ticket with its messages, for admins. Throws a 404 when it does not exist. */
  thread(ticketId: string): Promise<TicketThread>
  /** A customer's tickets, newest first. */
  listOf(userId: string, page: PageRequest): Promise<Page<Ticket>>
  /** The tickets of all customers, newest first; `search` finds ids, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminTicketRow>>
}

/** Whose record it is: the id of its user, or null when there is none. */
type FindOwner = (queries: Queries, id: string) => Promise<string | null>

interface TicketsDeps {
  database: Pick<Database, 'queries'>
  sessions: SessionTransactions
  tickets: TicketsStore
  idempotency: IdempotencyStore
  clock: Clock
  ids: Ids
  ownerOfInstance: FindOwner
  ownerOfTransaction: FindOwner
}

export function createTicketsService(deps: TicketsDeps): TicketsService {
  const { database, sessions, tickets, idempotency, clock, ids } = deps

  async function requireOwn(queries: Queries, find: FindOwner, id: string | undefined, userId: string) {
    if (id !== undefined && (await find(queries, id)) !== userId) throw new Refusal('not_found')
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
    async threadOf(userId, ticketId) {
      const record = await tickets.byId(database.queries, ticketId)
      return withMessages(record?.userId === userId ? record : null)
    },
    thread: async (ticketId) => withMessages(await tickets.byId(database.queries, ticketId)),
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
