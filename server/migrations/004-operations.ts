import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Tables for reliability: jobs, responses stored for repeated requests, received webhooks, the audit log. */
export const operations: readonly Migration[] = [
  {
    // `run_at` is when a ready job may start, and when the lease of a running one ends. One job per kind and subject.
    name: '004-jobs',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS jobs (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(64)} NOT NULL,
        subject_id ${varchar(36)} NOT NULL,
        payload ${longText} NOT NULL,
        state ${varchar(16)} NOT NULL,
        run_at ${integer} NOT NULL,
        attempts ${integer} NOT NULL,
        worker ${varchar(36)} NULL,
        last_error ${varchar(500)} NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT jobs_once UNIQUE (kind, subject_id),
        CONSTRAINT jobs_due UNIQUE (state, run_at, id)
      ) ${tableOptions}`,
  },
  {
    name: '004-idempotency-keys',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS idempotency_keys (
        scope ${varchar(100)} NOT NULL,
        key_hash ${varchar(64)} NOT NULL,
        body_hash ${varchar(64)} NOT NULL,
        answer ${longText} NOT NULL,
        created_at ${integer} NOT NULL,
        PRIMARY KEY (scope, key_hash)
      ) ${tableOptions}`,
  },
  {
    name: '004-webhook-events',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS webhook_events (
        provider ${varchar(16)} NOT NULL,
        event_id ${varchar(100)} NOT NULL,
        transaction_id ${varchar(64)} NOT NULL,
        amount ${integer} NOT NULL,
        outcome ${varchar(32)} NOT NULL,
        received_at ${integer} NOT NULL,
        PRIMARY KEY (provider, event_id)
      ) ${tableOptions}`,
  },
  {
    name: '004-audit-log',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS audit_log (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        at ${integer} NOT NULL,
        actor_id ${varchar(36)} NOT NULL,
        action ${varchar(64)} NOT NULL,
        target_id ${varchar(64)} NOT NULL,
        before_value ${longText} NULL,
        after_value ${longText} NULL,
        address ${varchar(64)} NOT NULL,
        request_id ${varchar(64)} NOT NULL
      ) ${tableOptions}`,
  },
]
