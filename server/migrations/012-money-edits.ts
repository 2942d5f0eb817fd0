import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The description of adjustments, and how a repeated request is recognised. */
export const moneyEdits: readonly Migration[] = [
  {
    // The column is null in rows of the previous version, which only knows `body_hash` and may still run at the same time.
    name: '012-idempotency-keys-request-hash',
    up: ({ varchar }) => `ALTER TABLE idempotency_keys ADD COLUMN request_hash ${varchar(64)} NULL`,
  },
  {
    // Customers see these descriptions. The admin's id is still in the journal and in the audit log.
    name: '012-adjustments-without-names',
    up: () => `
      UPDATE transactions SET description = 'Điều chỉnh số dư'
      WHERE type = 'adjustment' AND description LIKE 'Điều chỉnh số dư bởi %'`,
  },
]
