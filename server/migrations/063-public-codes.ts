import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Whether a promotion's code is shown to everybody, as all codes were before. */
export const publicCodes: readonly Migration[] = [
  {
    name: '063-promotions-is-public',
    up: ({ integer }) => `ALTER TABLE promotions ADD COLUMN is_public ${integer} NOT NULL DEFAULT 1`,
  },
]
