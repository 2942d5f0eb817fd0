import type { Migration } from '#server/platform/db/migrate-store.ts'

/** A job consists of its kind and its subject; the payload was never used. */
export const jobs: readonly Migration[] = [
  {
    name: '009-jobs-without-payload',
    up: () => 'ALTER TABLE jobs DROP COLUMN payload',
  },
]
