import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What operators see of payment providers and of the reconciliation. Everything is added, and may be missing, so that the previous version can
 * run at the same time.
 */
export const moneyChecks: readonly Migration[] = [
  {
    // The column says when a webhook was processed: only then may its body be deleted.
    name: '032-deliveries-processed',
    up: ({ integer }) => `ALTER TABLE webhook_deliveries ADD COLUMN processed_at ${integer} NULL`,
  },
  {
    // The column says when processing a webhook last failed.
    name: '032-deliveries-failed',
    up: ({ integer }) => `ALTER TABLE webhook_deliveries ADD COLUMN failed_at ${integer} NULL`,
  },
  {
    name: '032-deliveries-of-before',
    up: () => `
      UPDATE webhook_deliveries SET processed_at = received_at
      WHERE processed_at IS NULL AND id IN (SELECT subject_id FROM jobs WHERE kind = 'payments.webhook' AND state = 'done')`,
  },
  {
    name: '032-deliveries-by-provider',
    up: ({ createIndex }) =>
      `${createIndex} webhook_deliveries_by_provider ON webhook_deliveries (provider, received_at)`,
  },
  {
    name: '032-deliveries-by-failure',
    up: ({ createIndex }) => `${createIndex} webhook_deliveries_by_failure ON webhook_deliveries (failed_at, provider)`,
  },
  {
    // `on_since` is null for a provider that is no longer set up.
    name: '032-payment-providers',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS payment_providers (
        name ${varchar(16)} NOT NULL PRIMARY KEY,
        on_since ${integer} NULL,
        polled_at ${integer} NULL
      ) ${tableOptions}`,
  },
  {
    // There is one row per run: `night` is the day of the run that happens by itself, so that several servers make only
    // one. `ended_at` is null meanwhile.
    name: '032-reconciliations',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS reconciliations (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        night ${varchar(10)} NULL,
        started_at ${integer} NOT NULL,
        ended_at ${integer} NULL,
        total ${integer} NOT NULL,
        differences ${longText} NOT NULL,
        CONSTRAINT reconciliations_once UNIQUE (night),
        CONSTRAINT reconciliations_by_end UNIQUE (ended_at, id)
      ) ${tableOptions}`,
  },
]
