import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What decides about the life of an instance besides its due date, and the periods that were renewed. The defaults are what holds for an instance that the previous
 * version orders: it is renewed by itself. Nothing is backfilled: `suspended_at` stays unknown for what was suspended before.
 */
export const planLife: readonly Migration[] = [
  {
    name: '068-instances-auto-renew',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN auto_renew ${integer} NOT NULL DEFAULT 1`,
  },
  {
    name: '068-instances-cancel-at',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN cancel_at ${integer} NULL`,
  },
  {
    name: '068-instances-hold-until',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN hold_until ${integer} NULL`,
  },
  {
    name: '068-instances-is-exempt',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN is_exempt ${integer} NOT NULL DEFAULT 0`,
  },
  {
    name: '068-instances-grace-days',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN grace_days ${integer} NULL`,
  },
  {
    name: '068-instances-suspended-at',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN suspended_at ${integer} NULL`,
  },
  {
    // When its customer gave it back for all that was paid for it.
    name: '068-instances-given-back-at',
    up: ({ integer }) => `ALTER TABLE instances ADD COLUMN given_back_at ${integer} NULL`,
  },
  {
    // A period is renewed once, by whatever call or job. One that begins without a charge has no transaction.
    name: '068-renewed-periods',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS renewed_periods (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        instance_id ${varchar(36)} NOT NULL,
        starts_at ${integer} NOT NULL,
        ends_at ${integer} NOT NULL,
        amount ${integer} NOT NULL,
        transaction_id ${varchar(36)} NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT renewed_periods_once UNIQUE (instance_id, starts_at),
        CONSTRAINT renewed_periods_by_transaction UNIQUE (transaction_id, id),
        CONSTRAINT renewed_periods_instance FOREIGN KEY (instance_id) REFERENCES instances (id)
      ) ${tableOptions}`,
  },
  {
    // The instances that exist get their jobs; those that the previous version still orders get theirs from a job that looks for them. A job
    // of an instance has its id here: it is that of no other job.
    name: '068-renewal-jobs',
    up: () => `
      INSERT INTO jobs (id, kind, subject_id, state, run_at, attempts, worker, last_error, created_at)
      SELECT instances.id, 'vps.renewal', instances.id, 'ready', instances.next_billing_at - 604800000, 0, NULL, NULL, instances.created_at
      FROM instances
      LEFT JOIN jobs ON jobs.kind = 'vps.renewal' AND jobs.subject_id = instances.id
      WHERE instances.status IN ('creating', 'active', 'suspended') AND jobs.id IS NULL`,
  },
]
