import type { Migration } from '#server/platform/db/migrate-store.ts'

/** How long things took that customers wait for, from which the site says what is usual. Rows are deleted after 90 days. */
export const serviceTimes: readonly Migration[] = [
  {
    name: '029-service-times',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS service_times (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(16)} NOT NULL,
        seconds ${integer} NOT NULL,
        ended_at ${integer} NOT NULL,
        CONSTRAINT service_times_by_end UNIQUE (kind, ended_at, id)
      ) ${tableOptions}`,
  },
]
