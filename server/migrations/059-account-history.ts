import type { Migration } from '#server/platform/db/migrate-store.ts'

/** What admins have done to a customer, for the customer: written in the transaction of the change, beside the audit log. */
export const accountHistory: readonly Migration[] = [
  {
    // `amount` is by how much a wallet changed, or the amount of the deposit.
    name: '059-account-history',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS account_history (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        at ${integer} NOT NULL,
        kind ${varchar(32)} NOT NULL,
        actor_id ${varchar(36)} NOT NULL,
        amount ${integer} NULL,
        reason ${varchar(200)} NULL,
        CONSTRAINT account_history_by_user UNIQUE (user_id, id),
        CONSTRAINT account_history_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
