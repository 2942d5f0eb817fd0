import type { AdminTransactionRow } from '#contracts/admin.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'
import type { RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { numberOf, type TransactionFilter, type TransactionsStore, toTransaction } from './transactions-store.ts'
import type { WalletService } from './wallet-service.ts'

/** Lists all transactions, and settles deposits that no provider settles, for admins. */
export interface DepositSettlement {
  /** Newest first: all, or pending deposits only; `search` finds ids, numbers, and owners by email or name. */
  list(page: PageRequest, search: string | undefined, onlyPending: boolean): Promise<Page<AdminTransactionRow>>
  /** Filtered, in the order of their creation. */
  filtered(filter: TransactionFilter, limit: number): Promise<Page<AdminTransactionRow>>
  /** How many transactions a filter lists, at most `LIST_COUNT_MAX` and one. */
  count(filter: TransactionFilter): Promise<number>
  /** Completes or fails a deposit. Throws a 409 when it is not pending. */
  settle(actor: Actor, transactionId: string, status: 'completed' | 'failed'): Promise<WalletTransaction>
}

interface DepositSettlementDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  transactions: TransactionsStore
  wallet: Pick<WalletService, 'settleDeposit'>
  history: Pick<AccountHistory, 'note'>
  audited: Audited
}

export function createDepositSettlement(deps: DepositSettlementDeps): DepositSettlement {
  const { database, transactions, wallet, history, audited } = deps
  return {
    async list(page, search, onlyPending) {
      const { rows, nextCursor } = await transactions.list(database.queries, page, search, onlyPending)
      return { rows: rows.map((row) => ({ transaction: toTransaction(row), user: row.owner })), nextCursor }
    },

    async filtered(filter, limit) {
      const { rows, nextCursor } = await transactions.filtered(database.queries, filter, limit)
      return { rows: rows.map((row) => ({ transaction: toTransaction(row), user: row.owner })), nextCursor }
    },

    count: (filter) => transactions.countFiltered(database.queries, filter),

    async settle(actor, transactionId, status) {
      const deposit = await transactions.byId(database.queries, transactionId)
      return audited(
        actor,
        async (tx) => {
          const settlement = { status, actor: actor.session.userId }
          const settled = await wallet.settleDeposit(tx, transactionId, settlement)
          const kind = status === 'completed' ? 'deposit_completed' : 'deposit_failed'
          await history.note(tx, actor, { userId: settled.userId, kind, amount: settled.amount })
          const values = { before: { status: 'pending' }, after: { status } }
          const change = { action: 'transaction.status', targetId: transactionId, ...values }
          return { result: toTransaction(settled), change }
        },
        deposit ? { wallet: deposit.userId } : {},
      )
    },
  }
}

/** Looks up the retry info of jobs for deposits. A retry cannot help a deposit that is settled. */
export const depositRetryInfo =
  (transactions: Pick<TransactionsStore, 'byIds'>): RetryInfoLookup =>
  async (queries, transactionIds) => {
    const found = await transactions.byIds(queries, transactionIds)
    return new Map(
      found.map((deposit) => [
        deposit.id,
        {
          subject: { number: numberOf(deposit), name: null, amount: String(deposit.amount), user: deposit.owner },
          pointless: deposit.status === 'pending' ? null : ('settled' as const),
        },
      ]),
    )
  }
