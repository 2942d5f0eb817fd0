import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The language that a user has chosen; null without a choice. */
export const userLanguages: readonly Migration[] = [
  {
    name: '015-users-language',
    up: ({ varchar }) => `ALTER TABLE users ADD COLUMN language ${varchar(8)} NULL`,
  },
]
