import type { Migration } from '#server/platform/db/migrate-store.ts'

/**
 * Who is sending the money of an approved withdrawal at the bank, and since when; and which withdrawal each of the bank's references has paid. The previous
 * version neither reads nor writes them: what it records as paid while both run has no row in the table.
 */
export const withdrawalPayers: readonly Migration[] = [
  {
    name: '071-withdrawals-paying-by',
    up: ({ varchar }) => `ALTER TABLE withdrawals ADD COLUMN paying_by ${varchar(36)} NULL`,
  },
  {
    name: '071-withdrawals-paying-since',
    up: ({ integer }) => `ALTER TABLE withdrawals ADD COLUMN paying_since ${integer} NULL`,
  },
  {
    // A unique key of the withdrawals themselves could not be added where one reference was recorded for two.
    name: '071-withdrawal-references',
    up: ({ varchar, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS withdrawal_references (
        reference ${varchar(100)} NOT NULL PRIMARY KEY,
        withdrawal_id ${varchar(36)} NOT NULL,
        CONSTRAINT withdrawal_references_withdrawal FOREIGN KEY (withdrawal_id) REFERENCES withdrawals (id)
      ) ${tableOptions}`,
  },
  {
    name: '071-withdrawal-references-of-paid',
    up: () => `
      INSERT INTO withdrawal_references (reference, withdrawal_id)
      SELECT paid.reference, paid.withdrawal_id
      FROM (
        SELECT UPPER(REPLACE(reference, ' ', '')) AS reference, MIN(id) AS withdrawal_id
        FROM withdrawals
        WHERE state = 'paid' AND reference IS NOT NULL
        GROUP BY UPPER(REPLACE(reference, ' ', ''))
      ) AS paid
      LEFT JOIN withdrawal_references AS known ON known.reference = paid.reference
      WHERE known.reference IS NULL`,
  },
]
