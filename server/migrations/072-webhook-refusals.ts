import type { Migration } from '#server/platform/db/migrate-store.ts'

/** How many webhooks of each payment provider were refused in each hour, when the last one was and why. The previous version counts none. */
export const webhookRefusals: readonly Migration[] = [
  {
    name: '072-webhook-refusals',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS webhook_refusals (
        provider ${varchar(20)} NOT NULL,
        hour_start ${integer} NOT NULL,
        refused ${integer} NOT NULL,
        last_at ${integer} NOT NULL,
        reason ${varchar(30)} NOT NULL,
        PRIMARY KEY (hour_start, provider)
      ) ${tableOptions}`,
  },
]
