import type { GatewayMethod } from '#contracts/rules/fees.ts'
import { createTable, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'
import type { PaymentInstructions } from './payment-gateway.ts'

const columns = {
  paymentId: varchar('payment_id'),
  gateway: varchar<GatewayMethod>('gateway'),
  reference: varchar('reference'),
  /** What the customer has to do; null until the gateway has said it. */
  instructions: nullable(json<PaymentInstructions>('instructions')),
  /** When the gateway reported that it failed. */
  failedAt: nullable(integer('failed_at')),
}
const gatewayPayments = createTable('gateway_payments', columns)

/** What we know of a payment at its gateway. */
export type GatewayPaymentRecord = RecordOf<typeof columns>

export interface GatewayPaymentsStore {
  insert(tx: DbTransaction, payment: GatewayPaymentRecord): Promise<void>
  byPayment(queries: Queries, paymentId: string): Promise<GatewayPaymentRecord | null>
  byReference(queries: Queries, gateway: GatewayMethod, reference: string): Promise<GatewayPaymentRecord | null>
  /** Records that the gateway reported a failure. */
  noteFailure(queries: Queries, paymentId: string, at: number): Promise<void>
  /** Keeps what the customer has to do for the payment with this reference; nothing happens if it has another one by now. */
  setInstructions(
    queries: Queries,
    payment: Pick<GatewayPaymentRecord, 'paymentId' | 'reference'>,
    instructions: PaymentInstructions,
  ): Promise<void>
  /** Gives a payment another reference. Returns false if it has one by now, or instructions. */
  renewReference(
    queries: Queries,
    payment: Pick<GatewayPaymentRecord, 'paymentId' | 'reference'>,
    next: string,
  ): Promise<boolean>
}

export function createGatewayPaymentsStore(): GatewayPaymentsStore {
  const first = async (queries: Queries, where: object) => {
    const row: object | undefined = await queries('gateway_payments').where(where).first()
    return row ? gatewayPayments.toRecord(row) : null
  }
  return {
    async insert(tx, payment) {
      await gatewayPayments.insert(tx, payment).catch((error: unknown) => {
        // The reference was drawn before; the retry draws another.
        throw isDuplicate(error) ? new RetryTransaction() : error
      })
    },
    byPayment: (queries, paymentId) => first(queries, { payment_id: paymentId }),
    byReference: (queries, gateway, reference) => first(queries, { gateway, reference }),
    async noteFailure(queries, paymentId, at) {
      await queries('gateway_payments').where({ payment_id: paymentId, failed_at: null }).update({ failed_at: at })
    },
    async setInstructions(queries, { paymentId, reference }, instructions) {
      await queries('gateway_payments')
        .where({ payment_id: paymentId, reference })
        .update({ instructions: JSON.stringify(instructions) })
    },
    async renewReference(queries, { paymentId, reference }, next) {
      const without = { payment_id: paymentId, reference, instructions: null }
      return (await queries('gateway_payments').where(without).update({ reference: next })) > 0
    },
  }
}
