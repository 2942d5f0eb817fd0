import type { ParkedPayment as ShownPayment } from '#contracts/admin.ts'
import type { Owned } from '#server/features/users/owned-rows-store.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPayment, ParkedPaymentsStore } from './parked-payments-store.ts'

/** Reported payments that fit no deposit and wait for an admin. */
export interface ParkedPaymentsService {
  /** Newest first: those that wait with `open`, else those that were dealt with as well. */
  list(page: PageRequest & { open: boolean }): Promise<Page<ShownPayment>>
  /** Notes what was done about one, once; moves no money. Throws a 404 when that was noted before, or there is none. */
  resolve(actor: Actor, paymentId: string, resolution: string): Promise<ShownPayment>
}

interface ParkedPaymentsDeps {
  /** For reading alone: what is changed is `audited`. */
  database: Pick<Database, 'queries'>
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  audited: Audited
}

const toShown = (
  { amount, receivedAt, resolvedAt, ...payment }: ParkedPayment,
  deposit: Owned<TransactionRecord> | undefined,
): ShownPayment => ({
  ...payment,
  amount: String(amount),
  receivedAt: new Date(receivedAt).toISOString(),
  resolvedAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
  deposit: deposit ? { amount: String(deposit.amount), user: deposit.owner } : null,
})

export function createParkedPaymentsService(deps: ParkedPaymentsDeps): ParkedPaymentsService {
  const { database, parked, transactions, audited } = deps

  return {
    async list(page) {
      const { rows, nextCursor } = await parked.list(database.queries, page)
      const named = rows.map(({ transactionId }) => transactionId)
      const deposits = await transactions.byIds(database.queries, named)
      const depositById = new Map(deposits.map((deposit) => [deposit.id, deposit]))
      return { rows: rows.map((row) => toShown(row, depositById.get(row.transactionId))), nextCursor }
    },

    async resolve(actor, paymentId, resolution) {
      const payment = await audited(actor, async (transaction) => {
        const resolved = await parked.resolve(transaction, paymentId, resolution)
        if (!resolved) throw new Refusal('not_found')
        const values = { before: { resolution: null }, after: { resolution } }
        return { result: resolved, change: { action: 'payment.resolve', targetId: paymentId, ...values } }
      })
      const [deposit] = await transactions.byIds(database.queries, [payment.transactionId])
      return toShown(payment, deposit)
    },
  }
}
