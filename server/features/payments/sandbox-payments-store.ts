import { type Queries, whole } from '#server/platform/db/database.ts'
import type { PaymentIntent, ProviderName } from './payment-provider.ts'

/** A payment at a provider of the sandbox. */
export interface SandboxPayment extends PaymentIntent {
  provider: ProviderName
  /** When its customer pays, in milliseconds. */
  paidAt: number
}

/** What the sandbox's providers remember on their side. */
export interface SandboxPaymentsStore {
  find(queries: Queries, provider: ProviderName, transactionId: string): Promise<SandboxPayment | null>
  insert(queries: Queries, payment: SandboxPayment): Promise<void>
}

export function createSandboxPaymentsStore(): SandboxPaymentsStore {
  return {
    async find(queries, provider, transactionId) {
      const row = await queries('sandbox_payments').where({ provider, transaction_id: transactionId }).first()
      return row ? { provider, transactionId, amount: whole(row.amount), paidAt: whole(row.paid_at) } : null
    },
    async insert(queries, { provider, transactionId, amount, paidAt }) {
      await queries('sandbox_payments').insert({ provider, transaction_id: transactionId, amount, paid_at: paidAt })
    },
  }
}
