import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What an admin who suspended an instance has written to its customer. The previous version neither writes nor clears it. */
export const suspendedNote: readonly Migration[] = [
  {
    name: '069-instances-suspended-note',
    up: ({ varchar }) => `ALTER TABLE instances ADD COLUMN suspended_note ${varchar(200)} NULL`,
  },
]
