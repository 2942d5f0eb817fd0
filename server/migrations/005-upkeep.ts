import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What people look after: figures, payments that do not fit; and the orders in which old rows are found and removed. */
export const upkeep: readonly Migration[] = [
  {
    // A payment that a provider reported and that fits no deposit of ours, until an admin has looked at it.
    name: '005-parked-payments',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS parked_payments (
        id ${text(36)} NOT NULL PRIMARY KEY,
        provider ${text(16)} NOT NULL,
        event_id ${text(100)} NOT NULL,
        transaction_id ${text(64)} NOT NULL,
        amount ${whole} NOT NULL,
        reason ${text(32)} NOT NULL,
        received_at ${whole} NOT NULL,
        resolved_at ${whole} NULL,
        resolution ${text(200)} NULL,
        CONSTRAINT parked_payments_once UNIQUE (provider, event_id)
      ) ${tableOptions}`,
  },
  {
    // Figures of the back-office, kept up to date by whatever changes them; each spread over several rows.
    name: '005-counters',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS counters (
        name ${text(64)} NOT NULL,
        shard ${whole} NOT NULL,
        value ${whole} NOT NULL,
        PRIMARY KEY (name, shard)
      ) ${tableOptions}`,
  },
  {
    name: '005-idempotency-keys-by-age',
    up: ({ createIndex }) => `${createIndex} idempotency_keys_by_age ON idempotency_keys (created_at)`,
  },
]
