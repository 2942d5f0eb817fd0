import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import type { ProviderName } from './payment-provider.ts'

const columns = {
  provider: varchar<ProviderName>('provider'),
  transactionId: varchar('transaction_id'),
  amount: integer('amount'),
  /** When the customer pays, in milliseconds. */
  paidAt: integer('paid_at'),
}
const sandboxPayments = createTable('sandbox_payments', columns)

/** A payment at a provider of the sandbox. */
export type SandboxPayment = RecordOf<typeof columns>

/** Stores the payments that the sandbox's providers know. */
export interface SandboxPaymentsStore {
  find(queries: Queries, provider: ProviderName, transactionId: string): Promise<SandboxPayment | null>
  insert(queries: Queries, payment: SandboxPayment): Promise<void>
}

export function createSandboxPaymentsStore(): SandboxPaymentsStore {
  return {
    async find(queries, provider, transactionId) {
      const row = await queries('sandbox_payments').where({ provider, transaction_id: transactionId }).first()
      return row ? sandboxPayments.toRecord(row) : null
    },
    insert: sandboxPayments.insert,
  }
}
