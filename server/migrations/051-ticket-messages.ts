import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What mails quote, the admins' notes, and when admins were at the desk. */
export const ticketMessages: readonly Migration[] = [
  {
    name: '051-ticket-messages-quoted',
    up: ({ longText }) => `ALTER TABLE ticket_messages ADD COLUMN quoted ${longText} NULL`,
  },
  {
    // The index finds what one person has written recently.
    name: '051-ticket-messages-by-author',
    up: ({ createIndex }) => `${createIndex} ticket_messages_by_author ON ticket_messages (author_id, id)`,
  },
  {
    // Notes have a table of their own: the previous version would show them to customers, and so would a statement that forgets a condition.
    name: '051-ticket-notes',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ticket_notes (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        ticket_id ${varchar(36)} NOT NULL,
        author_id ${varchar(36)} NOT NULL,
        body ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT ticket_notes_by_ticket UNIQUE (ticket_id, id)
      ) ${tableOptions}`,
  },
  {
    name: '051-support-presence',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS support_presence (
        session_id ${varchar(36)} NOT NULL PRIMARY KEY,
        seen_at ${integer} NOT NULL,
        CONSTRAINT support_presence_by_time UNIQUE (seen_at, session_id)
      ) ${tableOptions}`,
  },
]
