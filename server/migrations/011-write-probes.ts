import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Where each server shows itself that it can write: rows that are counted up and mean nothing. */
export const writeProbes: readonly Migration[] = [
  {
    name: '011-write-probes',
    up: ({ whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS write_probes (
        slot ${whole} NOT NULL PRIMARY KEY,
        writes ${whole} NOT NULL
      ) ${tableOptions}`,
  },
]
