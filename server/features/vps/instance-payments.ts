import type { Counts } from '#server/features/stats/counters-store.ts'
import type { Ledger, Moved } from '#server/features/wallet/ledger-store.ts'
import type { Reason } from '#server/features/wallet/reasons.ts'
import type { NewTransaction } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { NewInstance } from './instances-store.ts'

/** The payment for an instance, or its refund, with its journal's id. */
type PaymentRecord = NewTransaction & { type: 'payment' | 'refund'; journalId: string }

interface InstancePaymentsDeps {
  ledger: Pick<Ledger, 'move'>
  clock: Clock
  ids: Ids
}

/** The reason for the payment or refund of an instance. */
const reasonOf = ({ planName, name }: NewInstance, type: 'payment' | 'refund'): Reason => ({
  code: `vps_${type}`,
  facts: { plan: planName, name },
})

/** Makes the entries for what is paid for instances, and for what is refunded. */
export function createInstancePayments({ ledger, clock, ids }: InstancePaymentsDeps) {
  return {
    /** The transaction in the history for an instance's payment or refund, of its price. */
    transactionFor(instance: NewInstance, type: 'payment' | 'refund'): PaymentRecord {
      const { id, userId, paidPrice } = instance
      const now = clock.now()
      return {
        id: ids.next(),
        userId,
        type,
        amount: type === 'payment' ? -paidPrice : paidPrice,
        fee: 0,
        status: 'completed',
        paymentMethod: null,
        reason: reasonOf(instance, type),
        instanceId: id,
        journalId: ids.next(),
        createdAt: now,
        settledAt: now,
        cancelledAt: null,
      }
    },

    /** Moves the money of such a transaction. Throws a 402 when the balance is too low. Call it last. */
    move(
      tx: DbTransaction,
      instance: NewInstance,
      record: PaymentRecord,
      actor: string,
      counts?: Counts,
    ): Promise<Moved> {
      const { userId, type, amount, reason, journalId } = record
      return ledger.move(tx, {
        kind: type,
        journalId,
        subjectId: instance.id,
        actor,
        reason,
        userId,
        amount,
        against: [{ account: 'revenue', amount: -amount }],
        ...(counts ? { counts } : {}),
      })
    },
  }
}
