import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Files of tickets: what is known of them. Their contents are in a folder, by their SHA-256. */
export const ticketAttachments: readonly Migration[] = [
  {
    // `message_id` is null until a message or a note names the file; `is_internal` says that it is a note.
    name: '052-ticket-attachments',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ticket_attachments (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        ticket_id ${varchar(36)} NOT NULL,
        message_id ${varchar(36)} NULL,
        is_internal ${integer} NOT NULL,
        uploader_id ${varchar(36)} NOT NULL,
        name ${varchar(120)} NOT NULL,
        type ${varchar(40)} NOT NULL,
        size ${integer} NOT NULL,
        sha256 ${varchar(64)} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT ticket_attachments_by_ticket UNIQUE (ticket_id, id),
        CONSTRAINT ticket_attachments_by_content UNIQUE (sha256, id),
        CONSTRAINT ticket_attachments_by_message UNIQUE (message_id, id)
      ) ${tableOptions}`,
  },
]
