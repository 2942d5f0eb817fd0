import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The payments that the sandbox of MoMo and ZaloPay knows on its side, so that it can be queried. */
export const sandboxPayments: readonly Migration[] = [
  {
    name: '006-sandbox-payments',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS sandbox_payments (
        provider ${varchar(16)} NOT NULL,
        transaction_id ${varchar(36)} NOT NULL,
        amount ${integer} NOT NULL,
        paid_at ${integer} NOT NULL,
        PRIMARY KEY (provider, transaction_id)
      ) ${tableOptions}`,
  },
]
