import { startOfMonth } from '#contracts/rules/calendar.ts'
import { transactionState } from '#contracts/rules/transaction-state.ts'
import type { WalletTransaction } from '#contracts/transactions.ts'

/** What a statement can be narrowed to. `withdrawal`: what went to a bank, or came back on the way. `attention`: what is pending or has failed. */
export const statementFilters = ['all', 'in', 'out', 'withdrawal', 'refund', 'attention'] as const
export type StatementFilter = (typeof statementFilters)[number]

/** Whether a filter shows a transaction. */
export function isShown(transaction: WalletTransaction, filter: StatementFilter): boolean {
  const { type } = transaction
  const state = transactionState(transaction)
  if (filter === 'all') return true
  if (filter === 'attention') return state === 'pending' || state === 'failed'
  if (filter === 'in') return type === 'deposit' || type === 'bonus'
  if (filter === 'withdrawal') return type === 'withdrawal'
  return filter === 'out' ? type === 'payment' || type === 'renewal' : type === 'refund'
}

/** When a transaction's money moved, or when it was requested if none has, ISO 8601. */
export const timeOf = ({ settledAt, createdAt }: WalletTransaction) => settledAt ?? createdAt

/** The transactions of a month. */
export interface StatementMonth {
  /** The month's start in Asia/Ho_Chi_Minh, ISO 8601. */
  month: string
  transactions: readonly WalletTransaction[]
}

/** The months of transactions, the newest first, and in each the newest transaction first. */
export function monthsOf(transactions: readonly WalletTransaction[]): StatementMonth[] {
  const sorted = transactions
    .map((transaction) => ({ transaction, at: Date.parse(timeOf(transaction)) }))
    .sort((a, b) => b.at - a.at)
  const months = new Map<number, WalletTransaction[]>()
  for (const { transaction, at } of sorted) {
    const start = startOfMonth(at)
    const month = months.get(start)
    if (month) month.push(transaction)
    else months.set(start, [transaction])
  }
  return [...months].map(([start, list]) => ({ month: new Date(start).toISOString(), transactions: list }))
}
