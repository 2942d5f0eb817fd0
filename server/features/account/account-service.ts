import type { AccountSummary } from '#contracts/account.ts'
import { addMonths, startOfMonth } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { countSummary } from './summary-store.ts'

export interface AccountService {
  /** Counts a customer's instances and open tickets, and sums the payments and refunds of the current calendar month. */
  summaryOf(userId: string): Promise<AccountSummary>
}

interface AccountDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  clock: Clock
}

export function createAccountService({ database, clock }: AccountDeps): AccountService {
  return {
    async summaryOf(userId) {
      const month = startOfMonth(clock.now())
      const { paid, refunded, ...counts } = await countSummary(database.queries, userId, month, addMonths(month, 1))
      return {
        ...counts,
        monthlySpend: String(-paid - refunded),
        monthlyRefunds: String(refunded),
        month: new Date(month).toISOString(),
      }
    },
  }
}
