import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Tables for operators: counters, and payments that fit no deposit; and an index for removing old rows. */
export const upkeep: readonly Migration[] = [
  {
    // These are payments that a provider reported and that fit no deposit, for an admin to resolve.
    name: '005-parked-payments',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS parked_payments (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        provider ${varchar(16)} NOT NULL,
        event_id ${varchar(100)} NOT NULL,
        transaction_id ${varchar(64)} NOT NULL,
        amount ${integer} NOT NULL,
        reason ${varchar(32)} NOT NULL,
        received_at ${integer} NOT NULL,
        resolved_at ${integer} NULL,
        resolution ${varchar(200)} NULL,
        CONSTRAINT parked_payments_once UNIQUE (provider, event_id)
      ) ${tableOptions}`,
  },
  {
    // These are the back-office's counters, updated with the rows that they count; each is spread over several rows.
    name: '005-counters',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS counters (
        name ${varchar(64)} NOT NULL,
        shard ${integer} NOT NULL,
        value ${integer} NOT NULL,
        PRIMARY KEY (name, shard)
      ) ${tableOptions}`,
  },
  {
    name: '005-idempotency-keys-by-age',
    up: ({ createIndex }) => `${createIndex} idempotency_keys_by_age ON idempotency_keys (created_at)`,
  },
]
