import type { Migration } from '#server/platform/db/migrate-store.ts'

/** A table for the test writes of the readiness check. */
export const writeProbes: readonly Migration[] = [
  {
    name: '011-write-probes',
    up: ({ integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS write_probes (
        slot ${integer} NOT NULL PRIMARY KEY,
        writes ${integer} NOT NULL
      ) ${tableOptions}`,
  },
]
