import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Mails as notices of their customers, who read them up to one of them. Without a mark all are unread. */
export const noticesRead: readonly Migration[] = [
  {
    name: '070-users-notices-read-until',
    up: ({ varchar }) => `ALTER TABLE users ADD COLUMN notices_read_until ${varchar(36)} NULL`,
  },
  {
    // With the kind in it, unread ones are counted without reading a mail.
    name: '070-mails-by-user',
    up: ({ createIndex }) => `${createIndex} mails_by_user ON mails (user_id, id, kind)`,
  },
]
