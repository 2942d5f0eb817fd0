import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Messages of tickets, enquiries by visitors, and the numbers that people say on the phone. */
export const enquiries: readonly Migration[] = [
  {
    name: '018-number-series',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS number_series (
        name ${varchar(32)} NOT NULL PRIMARY KEY,
        last_number ${integer} NOT NULL
      ) ${tableOptions}`,
  },
  {
    // Below a hundred, a number would look like a position in a list.
    name: '018-requests-series',
    up: () => `
      INSERT INTO number_series (name, last_number)
      SELECT 'request', 100 FROM (SELECT 1 AS one) single
      WHERE NOT EXISTS (SELECT 1 FROM number_series WHERE name = 'request')`,
  },
  {
    // The column is null in tickets of the previous version, which had neither numbers nor messages.
    name: '018-tickets-number',
    up: ({ integer }) => `ALTER TABLE tickets ADD COLUMN number ${integer} NULL`,
  },
  {
    name: '018-tickets-instance',
    up: ({ varchar }) => `ALTER TABLE tickets ADD COLUMN instance_id ${varchar(36)} NULL`,
  },
  {
    name: '018-tickets-transaction',
    up: ({ varchar }) => `ALTER TABLE tickets ADD COLUMN transaction_id ${varchar(36)} NULL`,
  },
  {
    name: '018-ticket-messages',
    up: ({ varchar, integer, longText, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS ticket_messages (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        ticket_id ${varchar(36)} NOT NULL,
        author ${varchar(16)} NOT NULL,
        author_id ${varchar(36)} NOT NULL,
        body ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT ticket_messages_by_ticket UNIQUE (ticket_id, id),
        CONSTRAINT ticket_messages_ticket FOREIGN KEY (ticket_id) REFERENCES tickets (id)
      ) ${tableOptions}`,
  },
  {
    name: '018-enquiries',
    up: ({ varchar, integer, longText, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS enquiries (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        number ${integer} NOT NULL,
        topic ${varchar(16)} NOT NULL,
        name ${varchar(100)} NOT NULL,
        email ${varchar(254)} NOT NULL,
        phone ${varchar(20)} NULL,
        subject ${varchar(200)} NOT NULL,
        body ${longText} NOT NULL,
        about ${varchar(200)} NULL,
        language ${varchar(2)} NOT NULL,
        status ${varchar(16)} NOT NULL,
        created_at ${integer} NOT NULL,
        closed_at ${integer} NULL,
        CONSTRAINT enquiries_number UNIQUE (number),
        CONSTRAINT enquiries_by_status UNIQUE (status, id)
      ) ${tableOptions}`,
  },
]
