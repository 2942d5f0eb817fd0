import type { Migration } from '#server/platform/db/migrate-store.ts'

/** The orders that wait for the money of a payment. Everything is added, so that the previous version can run at the same time. */
export const waitingOrders: readonly Migration[] = [
  {
    // `id` is also the id that its instance will have. `request` is what the customer chose, `terms` the instance at the price that is held, `total` that
    // price in integer dong. `transaction_id` is the deposit that is to pay for it.
    name: '034-waiting-orders',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS waiting_orders (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        transaction_id ${varchar(36)} NOT NULL,
        payment_id ${varchar(36)} NULL,
        state ${varchar(16)} NOT NULL,
        reason ${varchar(32)} NULL,
        request ${longText} NOT NULL,
        terms ${longText} NOT NULL,
        total ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        expires_at ${integer} NOT NULL,
        settled_at ${integer} NULL,
        CONSTRAINT waiting_orders_transaction UNIQUE (transaction_id),
        CONSTRAINT waiting_orders_by_user UNIQUE (user_id, id),
        CONSTRAINT waiting_orders_by_state UNIQUE (user_id, state, id),
        CONSTRAINT waiting_orders_of_money CHECK (total > 0),
        CONSTRAINT waiting_orders_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
