import type { Migration } from '#server/platform/db/migrate-store.ts'

/** To whom a customer's invoices are made out. */
export const invoiceDetails: readonly Migration[] = [
  {
    name: '056-invoice-details',
    up: ({ varchar, integer, tableOptions }) => `
      CREATE TABLE IF NOT EXISTS invoice_details (
        user_id ${varchar(36)} NOT NULL PRIMARY KEY,
        company ${varchar(200)} NULL,
        tax_code ${varchar(14)} NULL,
        address ${varchar(300)} NOT NULL,
        changed_at ${integer} NOT NULL,
        CONSTRAINT invoice_details_company CHECK (company IS NULL OR tax_code IS NOT NULL),
        CONSTRAINT invoice_details_user FOREIGN KEY (user_id) REFERENCES users (id)
      ) ${tableOptions}`,
  },
]
