import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * The ledger, and the history that customers see. Money is whole dong. A wallet is an account whose id is its user's; its
 * balance is kept in its row. The other accounts have none: theirs is the sum of their postings, so no row is hot.
 */
export const money: readonly Migration[] = [
  {
    name: '002-accounts',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS accounts (
        id ${text(36)} NOT NULL PRIMARY KEY,
        kind ${text(16)} NOT NULL,
        balance ${whole} NULL,
        CONSTRAINT accounts_never_below_zero CHECK (balance IS NULL OR balance >= 0)
      ) ${tableOptions}`,
  },
  {
    // One journal per kind and subject, ever: a deposit cannot be credited twice.
    name: '002-journals',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS journals (
        id ${text(36)} NOT NULL PRIMARY KEY,
        kind ${text(16)} NOT NULL,
        subject_id ${text(36)} NOT NULL,
        actor ${text(64)} NOT NULL,
        reason ${text(200)} NOT NULL,
        created_at ${whole} NOT NULL,
        CONSTRAINT journals_once UNIQUE (kind, subject_id)
      ) ${tableOptions}`,
  },
  {
    name: '002-postings',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS postings (
        id ${text(36)} NOT NULL PRIMARY KEY,
        journal_id ${text(36)} NOT NULL,
        account_id ${text(36)} NOT NULL,
        amount ${whole} NOT NULL,
        balance_after ${whole} NULL,
        CONSTRAINT postings_once UNIQUE (journal_id, account_id),
        CONSTRAINT postings_by_account UNIQUE (account_id, id),
        CONSTRAINT postings_move_money CHECK (amount <> 0),
        CONSTRAINT postings_journal FOREIGN KEY (journal_id) REFERENCES journals (id),
        CONSTRAINT postings_account FOREIGN KEY (account_id) REFERENCES accounts (id)
      ) ${tableOptions}`,
  },
  {
    name: '002-transactions',
    up: ({ text, whole, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS transactions (
        id ${text(36)} NOT NULL PRIMARY KEY,
        user_id ${text(36)} NOT NULL,
        type ${text(16)} NOT NULL,
        amount ${whole} NOT NULL,
        fee ${whole} NOT NULL,
        status ${text(16)} NOT NULL,
        payment_method ${text(16)} NULL,
        description ${text(200)} NOT NULL,
        instance_id ${text(36)} NULL,
        journal_id ${text(36)} NULL,
        created_at ${whole} NOT NULL,
        settled_at ${whole} NULL,
        CONSTRAINT transactions_by_user UNIQUE (user_id, id),
        CONSTRAINT transactions_by_type UNIQUE (type, settled_at, id),
        CONSTRAINT transactions_journal UNIQUE (journal_id),
        CONSTRAINT transactions_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
  {
    name: '002-system-accounts',
    up: () => `
      INSERT INTO accounts (id, kind, balance) VALUES
        ('received:momo', 'received', NULL),
        ('received:zalopay', 'received', NULL),
        ('received:bank_transfer', 'received', NULL),
        ('received:crypto', 'received', NULL),
        ('revenue', 'revenue', NULL),
        ('fees', 'fees', NULL),
        ('adjustments', 'adjustments', NULL)`,
  },
]
