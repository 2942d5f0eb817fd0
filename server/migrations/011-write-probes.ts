import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Test writes of the readiness check: counters without meaning. */
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
