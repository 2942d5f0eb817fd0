import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

const columns = {
  ticketHash: varchar('ticket_hash'),
  userId: varchar('user_id'),
  sessionId: varchar('session_id'),
  vpsId: varchar('instance_id'),
  expiresAt: integer('expires_at'),
}
const tickets = createTable('console_tickets', columns)

/** A ticket as it is stored: only its hash. Times in milliseconds. */
export type ConsoleTicketRecord = RecordOf<typeof columns>

export interface ConsoleTicketsStore {
  insert(tx: DbTransaction, record: ConsoleTicketRecord): Promise<void>
  /** The session that a ticket was made in; null for one that is unknown, used or late. */
  sessionOf(queries: Queries, ticketHash: string, now: number): Promise<string | null>
  /** Deletes a ticket of this session for this instance if it has not expired. Returns whether it did: only one of several that try at once. */
  take(queries: Queries, ticket: Omit<ConsoleTicketRecord, 'expiresAt'>, now: number): Promise<boolean>
  /** Deletes up to `limit` tickets that expired by `now`. Returns how many it deleted. */
  removeExpired(queries: Queries, now: number, limit: number): Promise<number>
}

export function createConsoleTicketsStore(): ConsoleTicketsStore {
  return {
    insert: (tx, record) => tickets.insert(tx, record),

    async sessionOf(queries, ticketHash, now) {
      const row = await queries('console_tickets')
        .where({ ticket_hash: ticketHash })
        .where('expires_at', '>', now)
        .first('session_id')
      return row ? String(row.session_id) : null
    },

    async take(queries, { ticketHash, userId, sessionId, vpsId }, now) {
      const ticket = { ticket_hash: ticketHash, user_id: userId, session_id: sessionId, instance_id: vpsId }
      return (await queries('console_tickets').where(ticket).where('expires_at', '>', now).delete()) === 1
    },

    async removeExpired(queries, now, limit) {
      const rows: { ticket_hash: string }[] = await queries('console_tickets')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(limit)
        .select('ticket_hash')
      const hashes = rows.map((row) => row.ticket_hash)
      return hashes.length > 0 ? queries('console_tickets').whereIn('ticket_hash', hashes).delete() : 0
    },
  }
}
