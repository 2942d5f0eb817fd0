import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * The ledger, and the history that customers see. Money is in integer dong. A wallet is an account with the id of its user, and
 * its row contains the balance. The other accounts have no balance, but the sum of their postings, so no row is updated often.
 */
export const money: readonly Migration[] = [
  {
    name: '002-accounts',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS accounts (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(16)} NOT NULL,
        balance ${integer} NULL,
        CONSTRAINT accounts_never_below_zero CHECK (balance IS NULL OR balance >= 0)
      ) ${tableOptions}`,
  },
  {
    // There is only one journal per kind and subject: a deposit cannot be credited twice.
    name: '002-journals',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS journals (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        kind ${varchar(16)} NOT NULL,
        subject_id ${varchar(36)} NOT NULL,
        actor ${varchar(64)} NOT NULL,
        reason ${varchar(200)} NOT NULL,
        created_at ${integer} NOT NULL,
        CONSTRAINT journals_once UNIQUE (kind, subject_id)
      ) ${tableOptions}`,
  },
  {
    name: '002-postings',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS postings (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        journal_id ${varchar(36)} NOT NULL,
        account_id ${varchar(36)} NOT NULL,
        amount ${integer} NOT NULL,
        balance_after ${integer} NULL,
        CONSTRAINT postings_once UNIQUE (journal_id, account_id),
        CONSTRAINT postings_by_account UNIQUE (account_id, id),
        CONSTRAINT postings_move_money CHECK (amount <> 0),
        CONSTRAINT postings_journal FOREIGN KEY (journal_id) REFERENCES journals (id),
        CONSTRAINT postings_account FOREIGN KEY (account_id) REFERENCES accounts (id)
      ) ${tableOptions}`,
  },
  {
    name: '002-transactions',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS transactions (
        id ${varchar(36)} NOT NULL PRIMARY KEY,
        user_id ${varchar(36)} NOT NULL,
        type ${varchar(16)} NOT NULL,
        amount ${integer} NOT NULL,
        fee ${integer} NOT NULL,
        status ${varchar(16)} NOT NULL,
        payment_method ${varchar(16)} NULL,
        description ${varchar(200)} NOT NULL,
        instance_id ${varchar(36)} NULL,
        journal_id ${varchar(36)} NULL,
        created_at ${integer} NOT NULL,
        settled_at ${integer} NULL,
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
