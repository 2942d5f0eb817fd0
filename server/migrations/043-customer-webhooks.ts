import type { Migration } from '#server/platform/db/migrate-store.ts'

/** Where customers are told what happens, and what was sent there. Tables of their own, which the previous version does not know. */
export const customerWebhooks: readonly Migration[] = [
  {
    name: '043-customer-webhooks',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS customer_webhooks (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        url ${varchar(500)} NOT NULL,
        events ${varchar(500)} NOT NULL,
        is_paused ${integer} NOT NULL,
        failures_in_row ${integer} NOT NULL,
        secret ${varchar(100)} NOT NULL,
        previous_secret ${varchar(100)} NULL,
        previous_until ${integer} NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT customer_webhooks_by_user UNIQUE (user_id, id),
        CONSTRAINT customer_webhooks_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    // `run_id` is the subject of the job that sends it: a replay is another run of the same delivery.
    name: '043-customer-webhook-deliveries',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS customer_webhook_deliveries (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        webhook_id ${varchar(36)} NOT NULL,
        run_id ${varchar(36)} NOT NULL,
        event ${varchar(40)} NOT NULL,
        body ${longText} NOT NULL,
        state ${varchar(16)} NOT NULL,
        attempts ${integer} NOT NULL,
        status ${integer} NULL,
        failure ${varchar(20)} NULL,
        duration ${integer} NULL,
        response ${longText} NULL,
        created_at ${integer} NOT NULL,
        attempted_at ${integer} NULL,
        next_attempt_at ${integer} NULL,
        CONSTRAINT customer_webhook_deliveries_by_webhook UNIQUE (webhook_id, id),
        CONSTRAINT customer_webhook_deliveries_by_state UNIQUE (webhook_id, state, id),
        CONSTRAINT customer_webhook_deliveries_by_run UNIQUE (run_id),
        CONSTRAINT customer_webhook_deliveries_by_time UNIQUE (created_at, id)
      ) ${tableOptions}`,
  },
]
