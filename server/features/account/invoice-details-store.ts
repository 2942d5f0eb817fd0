import type { InvoiceDetails } from '#contracts/account.ts'
import { createTable, integer, nullable, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'

const table = createTable('invoice_details', {
  userId: varchar('user_id'),
  company: nullable(varchar('company')),
  taxCode: nullable(varchar('tax_code')),
  address: varchar('address'),
  changedAt: integer('changed_at'),
})

/** To whom customers' invoices are made out. */
export interface InvoiceDetailsStore {
  /** Null for a customer who has given none. */
  of(queries: Queries, userId: string): Promise<InvoiceDetails | null>
  /** Replaces a customer's; null deletes them. The caller holds the row of the user. */
  set(tx: DbTransaction, userId: string, details: InvoiceDetails | null, changedAt: number): Promise<void>
}

export function createInvoiceDetailsStore(): InvoiceDetailsStore {
  return {
    async of(queries, userId) {
      const row: object | undefined = await queries('invoice_details').where({ user_id: userId }).first()
      if (!row) return null
      const { company, taxCode, address } = table.toRecord(row)
      return { company, taxCode, address }
    },

    async set(tx, userId, details, changedAt) {
      await tx('invoice_details').where({ user_id: userId }).delete()
      if (details) await table.insert(tx, { userId, ...details, changedAt })
    },
  }
}
