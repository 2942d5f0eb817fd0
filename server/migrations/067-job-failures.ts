import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Why a dead job failed, as a code beside its message. It is null if the cause is not known, and for the jobs of the previous version, which
 * stores only the message.
 */
export const jobFailureCodes: readonly Migration[] = [
  {
    name: '067-jobs-failure-code',
    up: ({ varchar }) => `ALTER TABLE jobs ADD COLUMN failure_code ${varchar(40)} NULL`,
  },
]
