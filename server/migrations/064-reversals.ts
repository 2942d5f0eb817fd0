import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Which deposit earned a bonus, so that both can be taken back together. Bonuses of before, and of the previous version, have none. */
export const reversals: readonly Migration[] = [
  {
    name: '064-redemptions-deposit',
    up: ({ varchar }) => `ALTER TABLE redemptions ADD COLUMN deposit_id ${varchar(36)} NULL`,
  },
  {
    name: '064-redemptions-by-deposit',
    up: ({ createIndex }) => `${createIndex} redemptions_by_deposit ON redemptions (deposit_id)`,
  },
]
