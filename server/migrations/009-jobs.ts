import type { Migration } from '#server/platform/db/migrate-store.ts'

/** A job is its kind and its subject; nothing was ever said in a payload. */
export const jobs: readonly Migration[] = [
  {
    name: '009-jobs-without-payload',
    up: () => 'ALTER TABLE jobs DROP COLUMN payload',
  },
]
