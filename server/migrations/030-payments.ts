import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * What customers are asked to pay, and the bank transfers that arrive. Money is in integer dong. Everything is added, so that the previous
 * version can run at the same time; it makes deposits without a payment.
 */
export const payments: readonly Migration[] = [
  {
    // There is one row for each deposit that is paid from outside. `received` is what arrived for it so far. A memo is
    // never used again.
    name: '030-payments',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS payments (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        transaction_id ${varchar(36)} NOT NULL,
        method ${varchar(16)} NOT NULL,
        memo ${varchar(16)} NOT NULL,
        amount ${integer} NOT NULL,
        received ${integer} NOT NULL,
        created_at ${integer} NOT NULL,
        expires_at ${integer} NOT NULL,
        received_at ${integer} NULL,
        reported_at ${integer} NULL,
        CONSTRAINT payments_memo UNIQUE (memo),
        CONSTRAINT payments_transaction UNIQUE (transaction_id),
        CONSTRAINT payments_by_user UNIQUE (user_id, id),
        CONSTRAINT payments_by_amount UNIQUE (amount, expires_at, id),
        CONSTRAINT payments_not_below_zero CHECK (received >= 0),
        CONSTRAINT payments_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    // The table has what providers sent, as it came, before anything is made of it.
    name: '030-webhook-deliveries',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS webhook_deliveries (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        provider ${varchar(16)} NOT NULL,
        body ${longText} NOT NULL,
        received_at ${integer} NOT NULL,
        CONSTRAINT webhook_deliveries_by_time UNIQUE (received_at, id)
      ) ${tableOptions}`,
  },
  {
    // `fingerprint` is the same for one transfer that is reported twice under different ids, by a webhook and by a poll.
    name: '030-bank-transfers',
    up: ({ varchar, longText, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS bank_transfers (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        parent_id ${varchar(36)} NULL,
        provider ${varchar(16)} NOT NULL,
        event_id ${varchar(160)} NOT NULL,
        fingerprint ${varchar(64)} NOT NULL,
        account ${varchar(32)} NOT NULL,
        reference ${varchar(100)} NOT NULL,
        amount ${integer} NOT NULL,
        content ${longText} NOT NULL,
        sender ${varchar(200)} NULL,
        bank_balance ${integer} NULL,
        transferred_at ${integer} NOT NULL,
        received_at ${integer} NOT NULL,
        state ${varchar(16)} NOT NULL,
        why ${varchar(32)} NULL,
        user_id ${varchar(36)} NULL,
        payment_id ${varchar(36)} NULL,
        transaction_id ${varchar(36)} NULL,
        decided_by ${varchar(36)} NULL,
        decided_at ${integer} NULL,
        reason ${varchar(200)} NULL,
        proposal ${longText} NULL,
        proposed_by ${varchar(36)} NULL,
        CONSTRAINT bank_transfers_once UNIQUE (provider, event_id),
        CONSTRAINT bank_transfers_fingerprint UNIQUE (fingerprint),
        CONSTRAINT bank_transfers_by_state UNIQUE (state, id),
        CONSTRAINT bank_transfers_by_sender UNIQUE (sender, id),
        CONSTRAINT bank_transfers_by_parent UNIQUE (parent_id, id),
        CONSTRAINT bank_transfers_by_payment UNIQUE (payment_id, id),
        CONSTRAINT bank_transfers_transaction UNIQUE (transaction_id),
        CONSTRAINT bank_transfers_of_money CHECK (amount > 0)
      ) ${tableOptions}`,
  },
]
