import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Tickets that open a machine's console once. */
export const consoleTickets: readonly Migration[] = [
  {
    // Only the hash of a ticket is stored. A ticket is deleted when it is used.
    name: '037-console-tickets',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS console_tickets (
        ticket_hash ${varchar(64)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        session_id ${varchar(36)} NOT NULL,
        instance_id ${varchar(36)} NOT NULL,
        expires_at ${integer} NOT NULL,
        CONSTRAINT console_tickets_by_expiry UNIQUE (expires_at, ticket_hash)
      ) ${tableOptions}`,
  },
]
