import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Money that customers have sent to their banks. Everything is added, so that the previous version can run at the same time: to it, a withdrawal
 * is a transaction that is completed and whose description it shows as it is stored.
 */
export const withdrawals: readonly Migration[] = [
  {
    // `proposed_by` is who approved a large one first. `transaction_id` is what took its money out of the wallet.
    name: '035-withdrawals',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS withdrawals (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        transaction_id ${varchar(36)} NOT NULL,
        amount ${integer} NOT NULL,
        bank_bin ${varchar(6)} NOT NULL,
        account ${varchar(32)} NOT NULL,
        holder ${varchar(100)} NOT NULL,
        note ${varchar(200)} NULL,
        state ${varchar(16)} NOT NULL,
        proposed_by ${varchar(36)} NULL,
        decided_by ${varchar(36)} NULL,
        paid_by ${varchar(36)} NULL,
        reference ${varchar(100)} NULL,
        reason ${varchar(200)} NULL,
        created_at ${integer} NOT NULL,
        decided_at ${integer} NULL,
        paid_at ${integer} NULL,
        CONSTRAINT withdrawals_transaction UNIQUE (transaction_id),
        CONSTRAINT withdrawals_by_user UNIQUE (user_id, id),
        CONSTRAINT withdrawals_by_user_state UNIQUE (user_id, state, id),
        CONSTRAINT withdrawals_by_state UNIQUE (state, id),
        CONSTRAINT withdrawals_of_money CHECK (amount > 0),
        CONSTRAINT withdrawals_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    // The account has what has left a wallet and not yet our bank.
    name: '035-pending-withdrawals-account',
    up: () => `INSERT INTO accounts (id, kind, balance) VALUES ('withdrawals:pending', 'withdrawals', NULL)`,
  },
]
