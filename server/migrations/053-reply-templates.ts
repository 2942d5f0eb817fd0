import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Texts for replies that admins write often. */
export const replyTemplates: readonly Migration[] = [
  {
    name: '053-reply-templates',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS reply_templates (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        title ${varchar(80)} NOT NULL,
        body ${longText} NOT NULL,
        updated_at ${integer} NOT NULL,
        CONSTRAINT reply_templates_by_title UNIQUE (title, id)
      ) ${tableOptions}`,
  },
]
