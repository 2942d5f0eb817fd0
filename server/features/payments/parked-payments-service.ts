import type { ParkedPayment } from '#contracts/admin.ts'
import type { Owned } from '#server/features/users/owned-rows-store.ts'
import { numberOf, type TransactionRecord, type TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { ParkedPaymentRecord, ParkedPaymentsStore } from './parked-payments-store.ts'

/** Lists and resolves parked payments, for admins. */
export interface ParkedPaymentsService {
  /** Newest first: only unresolved payments with `open`, else resolved ones, too. */
  list(page: PageRequest & { open: boolean }): Promise<Page<ParkedPayment>>
  /** Records once what was done about a payment; moves no money. Throws a 404 when it is resolved or does not exist. */
  resolve(actor: Actor, paymentId: string, resolution: string): Promise<ParkedPayment>
}

interface ParkedPaymentsDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  parked: ParkedPaymentsStore
  transactions: TransactionsStore
  audited: Audited
}

const toShown = (
  { amount, receivedAt, resolvedAt, ...payment }: ParkedPaymentRecord,
  deposit: Owned<TransactionRecord> | undefined,
): ParkedPayment => ({
  ...payment,
  amount: String(amount),
  receivedAt: new Date(receivedAt).toISOString(),
  resolvedAt: resolvedAt === null ? null : new Date(resolvedAt).toISOString(),
  deposit: deposit ? { number: numberOf(deposit), amount: String(deposit.amount), user: deposit.owner } : null,
})

export function createParkedPaymentsService(deps: ParkedPaymentsDeps): ParkedPaymentsService {
  const { database, parked, transactions, audited } = deps

  return {
    async list(page) {
      const { rows, nextCursor } = await parked.list(database.queries, page)
      const depositIds = rows.map(({ transactionId }) => transactionId)
      const deposits = await transactions.byIds(database.queries, depositIds)
      const depositById = new Map(deposits.map((deposit) => [deposit.id, deposit]))
      return { rows: rows.map((row) => toShown(row, depositById.get(row.transactionId))), nextCursor }
    },

    async resolve(actor, paymentId, resolution) {
      const payment = await audited(actor, async (tx) => {
        const resolved = await parked.resolve(tx, paymentId, resolution)
        if (!resolved) throw new Refusal('not_found')
        const values = { before: { resolution: null }, after: { resolution } }
        return { result: resolved, change: { action: 'payment.resolve', targetId: paymentId, ...values } }
      })
      const [deposit] = await transactions.byIds(database.queries, [payment.transactionId])
      return toShown(payment, deposit)
    },
  }
}
