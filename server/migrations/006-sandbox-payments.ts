import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What the sandbox that stands in for MoMo and ZaloPay remembers on its side, so that it can be asked. */
export const sandboxPayments: readonly Migration[] = [
  {
    name: '006-sandbox-payments',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_payments (
        provider ${text(16)} NOT NULL,
        transaction_id ${text(36)} NOT NULL,
        amount ${whole} NOT NULL,
        paid_at ${whole} NOT NULL,
        PRIMARY KEY (provider, transaction_id)
      ) ${tableOptions}`,
  },
]
