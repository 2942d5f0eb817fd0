import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The description of adjustments, and how a repeated request is recognised. */
export const moneyEdits: readonly Migration[] = [
  {
    // Null in rows of the previous version, which only knows `body_hash` and may still run beside this one.
    name: '012-idempotency-keys-request-hash',
    up: ({ text }) => `ALTER TABLE idempotency_keys ADD COLUMN request_hash ${text(64)} NULL`,
  },
  {
    // Customers read these lines. Who made the adjustment stays in the journal and in the audit log.
    name: '012-adjustments-without-names',
    up: () => `
      UPDATE transactions SET description = 'Điều chỉnh số dư'
      WHERE type = 'adjustment' AND description LIKE 'Điều chỉnh số dư bởi %'`,
  },
]
