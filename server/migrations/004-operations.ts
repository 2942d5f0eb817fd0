import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What keeps the server honest: jobs, answers kept for repeated calls, received webhooks, the audit log. */
export const operations: readonly Migration[] = [
  {
    // `run_at` is when a ready job may start, and when the lease of a running one ends. One job per kind and subject.
    name: '004-jobs',
    up: ({ text, longText, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS jobs (
        id ${text(36)} NOT NULL PRIMARY KEY,
        kind ${text(64)} NOT NULL,
        subject_id ${text(36)} NOT NULL,
        payload ${longText} NOT NULL,
        state ${text(16)} NOT NULL,
        run_at ${whole} NOT NULL,
        attempts ${whole} NOT NULL,
        worker ${text(36)} NULL,
        last_error ${text(500)} NULL,
        created_at ${whole} NOT NULL,
        CONSTRAINT jobs_once UNIQUE (kind, subject_id),
        CONSTRAINT jobs_due UNIQUE (state, run_at, id)
      ) ${tableOptions}`,
  },
  {
    name: '004-idempotency-keys',
    up: ({ text, longText, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS idempotency_keys (
        scope ${text(100)} NOT NULL,
        key_hash ${text(64)} NOT NULL,
        body_hash ${text(64)} NOT NULL,
        answer ${longText} NOT NULL,
        created_at ${whole} NOT NULL,
        PRIMARY KEY (scope, key_hash)
      ) ${tableOptions}`,
  },
  {
    name: '004-webhook-events',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS webhook_events (
        provider ${text(16)} NOT NULL,
        event_id ${text(100)} NOT NULL,
        transaction_id ${text(64)} NOT NULL,
        amount ${whole} NOT NULL,
        outcome ${text(32)} NOT NULL,
        received_at ${whole} NOT NULL,
        PRIMARY KEY (provider, event_id)
      ) ${tableOptions}`,
  },
  {
    name: '004-audit-log',
    up: ({ text, longText, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS audit_log (
        id ${text(36)} NOT NULL PRIMARY KEY,
        at ${whole} NOT NULL,
        actor_id ${text(36)} NOT NULL,
        action ${text(64)} NOT NULL,
        target_id ${text(64)} NOT NULL,
        before_value ${longText} NULL,
        after_value ${longText} NULL,
        address ${text(64)} NOT NULL,
        request_id ${text(64)} NOT NULL
      ) ${tableOptions}`,
  },
]
